/** The push subscription of this browser. */

import type { PushAddress } from "../wire/requests";

/** Whether this browser can show notices, and whether it may. */
export type PushState = "unsupported" | "refused" | "possible";

export function pushState(): PushState {
  const isSupported = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!isSupported) return "unsupported";
  return Notification.permission === "denied" ? "refused" : "possible";
}

/** Ask for permission and subscribe; null if it is not given. Only after a click: browsers want it so. */
export async function subscribeBrowser(serverKey: string): Promise<PushAddress | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  // A subscription belongs to the key of one server.
  if (known !== null && textOf(known.options.applicationServerKey) !== serverKey) await known.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(serverKey),
  });
  return {
    kind: "push",
    endpoint: subscription.endpoint,
    p256dh: textOf(subscription.getKey("p256dh")),
    auth: textOf(subscription.getKey("auth")),
  };
}

/** By what the server names this browser's subscription; null if there is none. */
export async function browserDigest(): Promise<string | null> {
  const subscription = await browserSubscription().catch(() => null);
  return subscription === null ? null : digestOf(subscription.endpoint);
}

/** By what the server names a subscription. */
export async function digestOf(endpoint: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Nobody can send anything to this browser any more. */
export async function unsubscribeBrowser(): Promise<void> {
  await (await browserSubscription())?.unsubscribe();
}

async function browserSubscription(): Promise<PushSubscription | null> {
  if (pushState() !== "possible") return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

function textOf(bytes: ArrayBuffer | null): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
