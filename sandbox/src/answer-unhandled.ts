import { AsyncLocalStorage } from "node:async_hooks";
import type { RequestListener, ServerResponse } from "node:http";

/** The server's own response to unknown errors. */
const UNKNOWN = {
  code: "unknown_error",
  type: "unknown_error",
  message: "An unknown error occurred.",
};

/**
 * Some of the store's handlers don't await their promises. A rejection there is unhandled and would end the process (an id with a
 * NUL byte causes one). This function responds to the request that caused the rejection, and lets other requests continue.
 */
export function answerUnhandled(app: RequestListener): RequestListener {
  const answers = new AsyncLocalStorage<ServerResponse>();
  process.on("unhandledRejection", (error) => {
    console.error("A failure that nobody waited for:", error);
    const answer = answers.getStore();
    if (!answer || answer.headersSent) return;
    answer.writeHead(500, { "content-type": "application/json; charset=utf-8" });
    answer.end(JSON.stringify(UNKNOWN));
  });
  return (request, answer) => answers.run(answer, () => app(request, answer));
}
