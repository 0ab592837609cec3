import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";

type Listener = (event: object) => void;

/** The service worker, in a browser with these pages. */
function started(pages: { url: string; focus: () => void }[]) {
  const heard: Record<string, Listener> = {};
  const self = {
    addEventListener: (kind: string, listener: Listener) => (heard[kind] = listener),
    registration: { showNotification: vi.fn() },
    clients: { matchAll: () => Promise.resolve(pages), openWindow: vi.fn() },
  };
  new Function("self", readFileSync("public/sw.js", "utf-8"))(self);
  /** Let something happen, and wait until it is dealt with. */
  const happen = async (kind: string, event: object) => {
    let done: unknown;
    heard[kind]?.({ ...event, waitUntil: (work: unknown) => (done = work) });
    await done;
  };
  return { self, happen };
}

const PATH = "/play/some-game";

test("what is pushed is shown, one notice for each game", async () => {
  const { self, happen } = started([]);
  await happen("push", { data: { json: () => ({ text: "1066: it is your turn", path: PATH }) } });
  const options = { body: "1066: it is your turn", tag: PATH, data: PATH };
  expect(self.registration.showNotification).toHaveBeenCalledExactlyOnceWith("Senlac", options);
});

test("a click opens the game, in the page that shows it already if there is one", async () => {
  const focus = vi.fn();
  const notification = { data: PATH, close: vi.fn() };
  const without = started([{ url: "https://play.example.org/", focus }]);
  await without.happen("notificationclick", { notification });
  expect(without.self.clients.openWindow).toHaveBeenCalledExactlyOnceWith(PATH);
  const within = started([{ url: `https://play.example.org${PATH}#12`, focus }]);
  await within.happen("notificationclick", { notification });
  expect(within.self.clients.openWindow).not.toHaveBeenCalled();
  expect(focus).toHaveBeenCalledOnce();
  expect(notification.close).toHaveBeenCalledTimes(2);
});
