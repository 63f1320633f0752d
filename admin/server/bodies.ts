/** Limits the size of request bodies, because the store reads bodies of any size from any client. */

/** Maximum size of a body that isn't a file. The store itself accepts up to 100 kB of JSON. */
export const MOST_BYTES = 1024 * 1024;
/** Maximum size of images and import files. Applies only to requests with a credential. */
export const MOST_FILE_BYTES = 100 * 1024 * 1024;

const FILES = /^\/admin\/uploads(\/|$)/i;
/** Calls whose bodies this server checks. Other calls accept forms, for example from a bank that returns the customer. */
const CHECKED = /^\/(admin|store\/(auth|customers\/password-token))(\/|$)/i;

/** Thrown for a rejected body. Has the status to return. */
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
  415: "The request must be uncompressed JSON in UTF-8, not a form.",
} as const;

/**
 * Returns the body to forward. Files are streamed. Any other body must arrive within `patience` ms, so that a slow sender
 * doesn't occupy a connection to the store. Rejects any other body that is compressed or isn't UTF-8, and forms in the calls that
 * this server checks: the store would read them, but the checks can't.
 */
export async function bodyOf(
  { body, headers, url }: Request,
  { signedIn, patience }: { signedIn: boolean; patience: number },
): Promise<BodyInit | undefined> {
  if (body === null) return undefined;
  const { pathname } = new URL(url);
  const isFile = signedIn && FILES.test(pathname);
  const most = isFile ? MOST_FILE_BYTES : MOST_BYTES;
  if (Number(headers.get("content-length") ?? 0) > most) throw new RejectedBody(413);
  if (!isFile && (isUnreadable(headers) || (isForm(headers) && CHECKED.test(pathname))))
    throw new RejectedBody(415);
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
  // Checks every charset in the header, in quotes or not, because the store uses the last one.
  const charsets = (headers.get("content-type") ?? "").matchAll(/charset\s*=\s*"?([^\s";]*)/gi);
  const isOther = ([, charset = ""]: RegExpExecArray) => !/^(utf-?8)?$/i.test(charset);
  return !/^(identity)?$/i.test(encoding) || [...charsets].some(isOther);
}

const isForm = (headers: Headers): boolean =>
  /x-www-form-urlencoded/i.test(headers.get("content-type") ?? "");
