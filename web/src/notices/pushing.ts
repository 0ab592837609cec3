/* Web Push in this browser: asking for leave, subscribing, and the way back. */

import { api } from "../lib/api";

/** Whether this browser can be told anything while no page is open. */
export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** Let this browser be told; false if it has no leave. `key` is the server's. */
export async function turnOn(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  await navigator.serviceWorker.register("/sw.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  // A subscription that was made for another key of the server is worth nothing.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = "", keys } = made.toJSON();
  await api.subscribe({ endpoint, p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" });
  return true;
}

/** Tell this browser nothing any more. */
export async function turnOff(): Promise<void> {
  await api.unsubscribe();
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
