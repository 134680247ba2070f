/** A push service of the tests' own: it keeps what a server sends, and can read it, as only the browser could. */

import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

import type { BrowserContext } from "@playwright/test";

/** What a notice says. */
export interface Notice {
  readonly title: string;
  readonly text: string;
  readonly path: string;
  readonly tag: string;
}

export class PushEndpoint {
  #server: Server;
  #key = createECDH("prime256v1");
  #auth = randomBytes(16);
  #arrived: Notice[] = [];

  private constructor(server: Server) {
    this.#server = server;
    this.#key.generateKeys();
  }

  static async open(): Promise<PushEndpoint> {
    const server = createServer();
    const endpoint = new PushEndpoint(server);
    server.on("request", (request, response) => {
      const parts: Buffer[] = [];
      request.on("data", (part: Buffer) => parts.push(part));
      request.on("end", () => {
        endpoint.#arrived.push(endpoint.#read(Buffer.concat(parts)));
        response.writeHead(201).end();
      });
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    return endpoint;
  }

  get notices(): readonly Notice[] {
    return this.#arrived;
  }

  close(): void {
    this.#server.close();
  }

  /** Lets the browsers of the context subscribe here: the services of real browsers cannot be reached. */
  async serve(context: BrowserContext): Promise<void> {
    const { port } = this.#server.address() as AddressInfo;
    await context.grantPermissions(["notifications"]);
    await context.addInitScript(
      ({ endpoint, keys }) => {
        // Only a page that has subscribed has a subscription.
        const bytes = (text: string): ArrayBuffer =>
          Uint8Array.from(atob(text), (c) => c.charCodeAt(0)).buffer;
        PushManager.prototype.subscribe = async function (options) {
          localStorage.setItem("push-options", JSON.stringify(options?.userVisibleOnly));
          return (await this.getSubscription()) as PushSubscription;
        };
        PushManager.prototype.getSubscription = async () =>
          localStorage.getItem("push-options") === null
            ? null
            : ({
                endpoint,
                options: { applicationServerKey: null, userVisibleOnly: true },
                getKey: (name: "p256dh" | "auth") => bytes(keys[name]),
                unsubscribe: async () => true,
              } as unknown as PushSubscription);
        Notification.requestPermission = async () => "granted";
      },
      {
        endpoint: `http://127.0.0.1:${port}/push`,
        keys: { p256dh: this.#key.getPublicKey("base64"), auth: this.#auth.toString("base64") },
      },
    );
  }

  /** Decrypts a message (RFC 8291): salt, record size, the sender's key, and one record. */
  #read(body: Buffer): Notice {
    const [salt, length] = [body.subarray(0, 16), body.readUInt8(20)];
    const sender = body.subarray(21, 21 + length);
    const record = body.subarray(21 + length);
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), this.#key.getPublicKey(), sender]);
    const secret = hkdfSync("sha256", this.#key.computeSecret(sender), this.#auth, info, 32);
    const derive = (name: string, size: number): Buffer =>
      Buffer.from(hkdfSync("sha256", Buffer.from(secret), salt, `Content-Encoding: ${name}\0`, size));
    const cipher = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
    cipher.setAuthTag(record.subarray(-16));
    const plain = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
    // The padding is a delimiter and zeros.
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString()) as Notice;
  }
}
