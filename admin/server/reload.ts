/** Reloads open pages of the admin after an extension was built again. Used only by `countertop admin --watch`. */
import type { Hono } from "hono";

export interface Reloads {
  /** The file that pages load to be reloaded. */
  readonly script: () => string;
  /** A stream of server-sent events with the number of the latest build. */
  open(): ReadableStream<Uint8Array>;
  /** Call it after each build. */
  changed(): void;
  /** Ends all streams, because the server waits for open responses before it stops. */
  end(): void;
}

/** The script, below the folder that extensions are served from. */
export const RELOAD = "extensions/reload.js";
const EVENTS = "extensions/builds";

export function createReloads(): Reloads {
  let build = 1;
  const streams = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const message = () => new TextEncoder().encode(`data: ${build}\n\n`);
  return {
    // The script contains the build that the page was loaded with, so that no build is missed before the stream opens.
    script: () => `const built = "${build}";
new EventSource(new URL("builds", import.meta.url)).onmessage = ({ data }) => {
  if (data !== built) location.reload();
};
export default [];
`,
    open() {
      let own: ReadableStreamDefaultController<Uint8Array>;
      return new ReadableStream({
        start(controller) {
          own = controller;
          streams.add(controller);
          controller.enqueue(message());
        },
        cancel: () => void streams.delete(own),
      });
    },
    changed() {
      build += 1;
      for (const stream of streams) stream.enqueue(message());
    },
    end() {
      for (const stream of streams) stream.close();
      streams.clear();
    },
  };
}

export function serveReloads(app: Hono, base: string, reloads: Reloads): void {
  app.get(`${base}${RELOAD}`, (c) =>
    c.body(reloads.script(), 200, {
      "content-type": "text/javascript",
      "cache-control": "no-store",
    }),
  );
  app.get(`${base}${EVENTS}`, (c) =>
    c.body(reloads.open(), 200, {
      "content-type": "text/event-stream",
      "cache-control": "no-store",
    }),
  );
}
