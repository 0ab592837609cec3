/* Shows what the server pushes while no page is open, and opens the game on a click. It does nothing else. */

self.addEventListener("push", (event) => {
  const { text, path } = event.data.json();
  event.waitUntil(self.registration.showNotification("Senlac", { body: text, tag: path, data: path }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

/** Look at a table: in a page that shows it already, or in a new one. */
async function open(path) {
  const pages = await self.clients.matchAll({ type: "window" });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}
