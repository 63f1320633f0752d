/** Reads the body of a request, up to a limit. */
import type { IncomingMessage } from "node:http";

const BODY_LIMIT = 1_000_000;

export async function jsonOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += (part as Buffer).length;
    if (size > BODY_LIMIT) throw new Error("The request is too large.");
    parts.push(part as Buffer);
  }
  return JSON.parse(Buffer.concat(parts).toString("utf8")) as unknown;
}
