/** A server for a single test: on a free port, with a temporary database. */

import { type ChildProcess, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { createSocket, type Socket } from "node:dgram";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const PYTHON = process.env["PYTHON"] ?? fileURLToPath(new URL("../../.venv/bin/python", import.meta.url));
/** `parlour` with the same deals in every run of a test. */
const PARLOUR = fileURLToPath(new URL("../../tests/server/seeded_server.py", import.meta.url));
const PATIENCE = 120_000;
/** Below the ephemeral ports of operating systems, and above those of the Python tests. */
const PORTS = { from: 32_400, to: 32_768 };

export class Server {
  readonly url: string;
  #port: number;
  #folder = mkdtempSync(join(tmpdir(), "parlour-"));
  #process: ChildProcess | null = null;
  #said = "";
  #host: string;
  /** More options of `parlour serve`. */
  #options: readonly string[];

  #claim: Socket;

  /** More variables of its environment. */
  #environment: Readonly<Record<string, string>>;

  private constructor(
    claim: Socket,
    host: string,
    options: readonly string[],
    environment: Readonly<Record<string, string>>,
  ) {
    this.#claim = claim;
    this.#port = claim.address().port;
    this.#host = host;
    this.#options = options;
    this.#environment = environment;
    this.url = `http://localhost:${this.#port}`;
  }

  static async start(
    host = "localhost",
    options: readonly string[] = [],
    { ahead = 0, environment = {} }: { ahead?: number; environment?: Readonly<Record<string, string>> } = {},
  ): Promise<Server> {
    const server = new Server(await claimPort(), host, options, environment);
    await server.open(ahead);
    return server;
  }

  /** `ahead` is how many milliseconds later it is for this server. */
  async open(ahead = 0): Promise<void> {
    const database = `sqlite:///${join(this.#folder, "room.sqlite")}`;
    // All tests play from one address, and faster than people do.
    const limits = [
      "--pace",
      "0",
      "--tables",
      "0",
      "--requests",
      "0",
      "--connections",
      "0",
      "--messages",
      "0",
      // On a busy machine even a fast bot may have to wait.
      "--bot-seconds",
      "60",
      // Precise analyses would take longer.
      "--analysis-worlds",
      "8",
      "--think",
      "0.1",
    ];
    const run = spawn(
      PYTHON,
      [
        "-P",
        PARLOUR,
        "serve",
        "--host",
        this.#host,
        "--port",
        String(this.#port),
        "--database",
        database,
        ...limits,
        ...this.#options,
      ],
      {
        stdio: ["ignore", "pipe", "pipe"],
        // A process group of its own, so that its children end with it.
        detached: true,
        env: {
          ...process.env,
          ...this.#environment,
          LANG: "en_GB.UTF-8",
          PARLOUR_TEST_AHEAD: String(ahead),
          // The deals of a day are drawn without a request.
          PARLOUR_TEST_SEED: "the deals of the day",
        },
      },
    );
    this.#process = run;
    for (const stream of [run.stdout, run.stderr]) stream.on("data", (text) => (this.#said += String(text)));
    const end = Date.now() + PATIENCE;
    while (!(await this.#answers())) {
      if (run.exitCode !== null || Date.now() > end) throw new Error(`No server: ${this.#said}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  /** Kills the server, as a power failure would. */
  async crash(): Promise<void> {
    await this.#end("SIGKILL");
  }

  async close(): Promise<void> {
    await this.#end("SIGTERM");
    this.#claim.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const run = this.#process;
    this.#process = null;
    if (run === null || run.exitCode !== null) return;
    const gone = new Promise((resolve) => run.once("exit", resolve));
    if (run.pid !== undefined) process.kill(-run.pid, signal);
    await gone;
  }

  async #answers(): Promise<boolean> {
    return fetch(`${this.url}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  }
}

/** A UDP socket that reserves its port while it is open, even while the server restarts. */
async function claimPort(): Promise<Socket> {
  for (;;) {
    const port = randomInt(PORTS.from, PORTS.to);
    const claim = await bound(port);
    if (claim !== null && (await isFree(port))) return claim;
    claim?.close();
  }
}

function bound(port: number): Promise<Socket | null> {
  return new Promise((resolve) => {
    const socket = createSocket("udp4").once("error", () => resolve(null));
    socket.bind({ port, address: "127.0.0.1", exclusive: true }, () => resolve(socket));
  });
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer().once("error", () => resolve(false));
    probe.listen({ port, host: "127.0.0.1", exclusive: true }, () => probe.close(() => resolve(true)));
  });
}
