import { AsyncLocalStorage } from "node:async_hooks";
import type { RequestListener, ServerResponse } from "node:http";

/** The words of the server's own answer to what it does not know. */
const UNKNOWN = {
  code: "unknown_error",
  type: "unknown_error",
  message: "An unknown error occurred.",
};

/**
 * Some of the store's handlers do not wait for what they start; what then fails belongs to nobody and would end the process
 * (an id with a NUL byte does it). The request that it came from is answered, and the others go on.
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
