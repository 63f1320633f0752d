import { AsyncLocalStorage } from "node:async_hooks";
import type { RequestListener, ServerResponse } from "node:http";

/** The response that the server itself sends for unknown errors. */
const UNKNOWN = {
  code: "unknown_error",
  type: "unknown_error",
  message: "An unknown error occurred.",
};

/**
 * Handles rejections that the store's own handlers don't await, for example for an id with a NUL byte. An unhandled rejection
 * would end the process. This function responds to the request that caused the rejection, and other requests continue.
 */
export function answerUnhandled(app: RequestListener): RequestListener {
  const answers = new AsyncLocalStorage<ServerResponse>();
  process.on("unhandledRejection", (error) => {
    console.error("Unhandled rejection:", error);
    const answer = answers.getStore();
    if (!answer || answer.headersSent) return;
    answer.writeHead(500, { "content-type": "application/json; charset=utf-8" });
    answer.end(JSON.stringify(UNKNOWN));
  });
  return (request, answer) => answers.run(answer, () => app(request, answer));
}
