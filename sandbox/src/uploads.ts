import type { IncomingMessage, ServerResponse } from "node:http";

/** Pictures that run nothing, whatever is in them. The server tells a file's type by its ending alone. */
const PICTURES = /\.(avif|bmp|gif|jpe?g|png|webp)$/i;

/**
 * Whoever may upload decides what lies under /uploads, and it shares the store's origin and, on this machine, the admin's
 * cookie: cookies know no ports. So it runs nothing, and all but pictures is downloaded.
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
