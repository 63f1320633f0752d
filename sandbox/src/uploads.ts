import type { IncomingMessage, ServerResponse } from "node:http";

/** Extensions of images that can't run scripts. The server determines a file's type only by its extension. */
const PICTURES = /\.(avif|bmp|gif|jpe?g|png|webp)$/i;

/**
 * Prevents uploaded files from running scripts, and makes browsers download all files except images. Anyone with upload rights
 * controls the files under /uploads. They share the store's origin, and also the admin's cookie on this machine, because
 * cookies don't depend on the port.
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
