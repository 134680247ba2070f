/** Notices that it is somebody's turn: shown as they arrive, and a click opens the table. */

export interface Notice {
  readonly title: string;
  readonly text: string;
  readonly path: string;
  readonly tag: string;
}

/** One that replaces another is heard again, where the browser can; TypeScript does not know the option. */
interface RepeatedNotice extends NotificationOptions {
  readonly renotify: true;
}

const TABLE = /^\/table\/[a-z0-9]{6,32}$/;
const ICON = "/icon-192.png";

/** What the server has sent; null if it is something else. */
export function noticeOf(sent: string): Notice | null {
  try {
    const { title, text, path, tag } = JSON.parse(sent) as Record<string, unknown>;
    const words = [title, text, path, tag].every((part) => typeof part === "string");
    return words && TABLE.test(path as string) ? ({ title, text, path, tag } as Notice) : null;
  } catch {
    return null;
  }
}

/** Browsers want to see something for each message, so what cannot be read is shown as no more than a name. */
export async function showNotice(
  registration: Pick<ServiceWorkerRegistration, "showNotification">,
  sent: string,
): Promise<void> {
  const notice = noticeOf(sent);
  const more: RepeatedNotice = {
    body: notice?.text ?? "",
    tag: notice?.tag ?? "parlour",
    renotify: true,
    icon: ICON,
    data: notice?.path ?? "/",
  };
  await registration.showNotification(notice?.title ?? "Parlour", more);
}

/** Shows the table in a window that has it, or else in a new one. */
export async function openTable(
  clients: Pick<Clients, "matchAll" | "openWindow">,
  path: unknown,
): Promise<void> {
  const wanted = typeof path === "string" && TABLE.test(path) ? path : "/";
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const found = windows.find(({ url }) => new URL(url).pathname === wanted);
  await (found === undefined ? clients.openWindow(wanted) : found.focus());
}
