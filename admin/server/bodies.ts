/** Limits request bodies, because the store reads bodies of any size from anyone. */

/** The store itself accepts 100 kB of JSON. */
export const MOST_BYTES = 1024 * 1024;
/** The limit for images and import files, which need a session. */
export const MOST_FILE_BYTES = 100 * 1024 * 1024;

const FILES = /^\/admin\/uploads(\/|$)/i;

/** A rejected body, with the status to return. */
export class RejectedBody extends Error {
  override name = "RejectedBody";
  readonly status: keyof typeof REASONS;

  constructor(status: keyof typeof REASONS) {
    super(REASONS[status]);
    this.status = status;
  }
}
const REASONS = {
  408: "The request took too long to arrive.",
  413: "The request is too large.",
  415: "The request must be uncompressed UTF-8.",
} as const;

/**
 * The body to forward. A file is streamed. Any other body must arrive within `patience` ms, so that a slow sender doesn't
 * occupy a connection of the store. The store would also read compressed or UTF-16 JSON, which other checks can't.
 */
export async function bodyOf(
  { body, headers, url }: Request,
  { signedIn, patience }: { signedIn: boolean; patience: number },
): Promise<BodyInit | undefined> {
  if (body === null) return undefined;
  const isFile = signedIn && FILES.test(new URL(url).pathname);
  const most = isFile ? MOST_FILE_BYTES : MOST_BYTES;
  if (Number(headers.get("content-length") ?? 0) > most) throw new RejectedBody(413);
  if (!isFile && isUnreadable(headers)) throw new RejectedBody(415);
  const limited = body.pipeThrough(atMost(most));
  return isFile ? limited : inTime(limited, patience);
}

function atMost(most: number): TransformStream<Uint8Array, Uint8Array> {
  let size = 0;
  return new TransformStream({
    transform(chunk, controller) {
      size += chunk.length;
      if (size > most) throw new RejectedBody(413);
      controller.enqueue(chunk);
    },
  });
}

async function inTime(body: ReadableStream<Uint8Array>, patience: number): Promise<ArrayBuffer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new RejectedBody(408)), patience);
  });
  try {
    return await Promise.race([new Response(body).arrayBuffer(), late]);
  } finally {
    clearTimeout(timer);
  }
}

function isUnreadable(headers: Headers): boolean {
  const encoding = headers.get("content-encoding")?.trim() ?? "";
  // Checks every charset, because the store reads the last one. Text in quotes is ignored.
  const charsets = (headers.get("content-type") ?? "").matchAll(/charset\s*=\s*"?([^\s";]*)/gi);
  const isOther = ([, charset = ""]: RegExpExecArray) => !/^(utf-?8)?$/i.test(charset);
  return !/^(identity)?$/i.test(encoding) || [...charsets].some(isOther);
}
