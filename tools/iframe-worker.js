/* Lets the search of the site run in pages that are opened as files, where a browser starts no worker: it runs in a frame.
   The theme (Material for MkDocs) asks for a script of this name and for `IFrameWorker`, and has its own from a network. */
if (location.protocol === "file:") {
  window.IFrameWorker = window.Worker = class extends EventTarget {
    constructor(address) {
      super();
      const frame = document.createElement("iframe");
      frame.hidden = true;
      document.body.append(frame);
      const inside = frame.contentWindow;
      inside.postMessage = (data) => this.dispatchEvent(new MessageEvent("message", { data }));
      inside.importScripts = (...all) => Promise.all(all.map((one) => loaded(inside.document, one)));
      this.inside = inside;
      this.ready = loaded(inside.document, new URL(address, location.href).href);
    }

    postMessage(data) {
      this.ready.then(() => this.inside.dispatchEvent(new MessageEvent("message", { data })));
    }
  };
}

function loaded(page, address) {
  return new Promise((done, failed) => {
    const script = page.createElement("script");
    Object.assign(script, { src: address, onload: done, onerror: failed });
    page.body.append(script);
  });
}
