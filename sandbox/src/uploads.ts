import type { IncomingMessage, ServerResponse } from "node:http";

/** Image types that can't run scripts. The server tells a file's type only by its extension. */
const PICTURES = /\.(avif|bmp|gif|jpe?g|png|webp)$/i;

/**
 * Anyone who may upload controls the files under /uploads, which share the store's origin and, on this machine, the admin's cookie:
 * cookies ignore ports. Therefore, these files can't run anything, and all files except images are downloaded.
 */
export function withoutActiveContent(
  { url = "" }: IncomingMessage,
  answer: ServerResponse,
  next: () => void,
) {
  answer.setHeader("Content-Security-Policy", "default-src 'none'; sandbox");
  answer.setHeader("X-Content-Type-Options", "nosniff");
  if (!PICTURES.test(url.replace(/[?#].*/, "")))
    answer.setHeader("Content-Disposition", "attachment");
  next();
}
