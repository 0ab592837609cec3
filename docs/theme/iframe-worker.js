// Browsers start no workers from the file system: there, a hidden frame does the work of one, which is what search needs.
if (location.protocol === "file:") {
  window.Worker = class extends EventTarget {
    constructor(url) {
      super();
      this.frame = document.createElement("iframe");
      this.frame.hidden = true;
      document.body.append(this.frame);
      const inside = this.frame.contentWindow;
      this.hear = (event) => {
        if (event.source !== inside) return;
        const told = new MessageEvent("message", { data: event.data });
        this.dispatchEvent(told);
        this.onmessage?.(told);
      };
      addEventListener("message", this.hear);
      inside.document.write(
        `<script>postMessage = (data) => parent.postMessage(data, "*")</script><script src="${url}"></script>`,
      );
      inside.document.close();
      // Only now: writing a document takes away whoever listens.
      this.ready = new Promise((done) => (inside.onload = done));
    }
    postMessage(data) {
      // A worker gets a copy, which it may change.
      const copy = structuredClone(data);
      this.ready.then(() => this.frame.contentWindow.dispatchEvent(new MessageEvent("message", { data: copy })));
    }
    terminate() {
      removeEventListener("message", this.hear);
      this.frame.remove();
    }
  };
}
