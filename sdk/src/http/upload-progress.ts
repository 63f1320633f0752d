import type { CallFetch } from "./options.ts";

/** In bytes of the request's body: all files and what stands between them. */
export interface UploadProgress {
  readonly loaded: number;
  readonly total: number;
}

/**
 * Tells how far an upload has come: `client.admin.uploads.create({ body: { files } }, { fetch: withUploadProgress(show) })`.
 * Only the last step is another one: credentials, headers, timeout, retries and errors are those of any call, and each
 * attempt counts from the start. Browsers tell the progress of an `XMLHttpRequest` only, so in a page one is sent in place of
 * the client's `fetch`; elsewhere the body is counted on its way into it. In a browser's worker only the end is told.
 */
export function withUploadProgress(onProgress: (progress: UploadProgress) => void): CallFetch {
  return async (request, init, fetch) => {
    const body = await request.blob();
    const tell = (loaded: number): void => onProgress({ loaded, total: body.size });
    if (typeof XMLHttpRequest === "undefined") return fetch(counted(request, body, tell), init);
    const { origin } = new URL(request.url);
    const frame = await confined(origin);
    try {
      if (frame) return await send(frame, request, body, init?.signal, tell);
    } finally {
      frame?.remove();
    }
    const response = await fetch(withBody(request, body), init);
    tell(body.size);
    return response;
  };
}

/**
 * A frame whose requests stay with one origin. An `XMLHttpRequest` follows every redirect and takes keys and body along; under
 * this policy the browser ends it before anything is sent elsewhere. `undefined` where there is no page, or no policy can
 * name the origin, as with an address of IPv6.
 */
async function confined(origin: string): Promise<HTMLIFrameElement | undefined> {
  if (typeof document === "undefined" || origin.includes("[")) return undefined;
  const frame = document.createElement("iframe");
  frame.hidden = true;
  // Some browsers load the empty page at once, some later, in place of the first.
  const loaded = new Promise((resolve) => (frame.onload = resolve));
  document.documentElement.append(frame);
  await loaded;
  const page = frame.contentDocument as Document;
  const policy = page.createElement("meta");
  policy.httpEquiv = "Content-Security-Policy";
  policy.content = `connect-src ${origin}`;
  page.head.append(policy);
  return frame;
}

const PIECE = 64 * 1024;

// In pieces of our own: a Blob's stream may hand the whole of it over at once.
function counted(request: Request, body: Blob, tell: (loaded: number) => void): Request {
  let loaded = 0;
  const pieces = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const piece = await body.slice(loaded, loaded + PIECE).arrayBuffer();
        loaded += piece.byteLength;
        controller.enqueue(new Uint8Array(piece));
        tell(loaded);
        if (loaded >= body.size) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return withBody(request, pieces);
}

// A request whose body was read cannot be made anew of itself. Where it does not lead, the new one must not either.
const withBody = (
  { url, method, headers, credentials, redirect }: Request,
  body: Blob | ReadableStream,
): Request =>
  new Request(url, {
    method,
    headers,
    credentials,
    redirect,
    body,
    duplex: "half", // not in the DOM's types yet, and demanded with a stream
  } as RequestInit);

function send(
  frame: HTMLIFrameElement,
  { url, method, headers, credentials }: Request,
  body: Blob,
  signal: AbortSignal | null | undefined,
  tell: (loaded: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason as Error);
    const xhr = new (frame.contentWindow as unknown as typeof globalThis).XMLHttpRequest();
    const abort = (): void => xhr.abort();
    xhr.open(method, url);
    xhr.withCredentials = credentials === "include";
    xhr.responseType = "blob";
    // Also the content type: a Blob's own is in lower case, and the boundary in it is not.
    for (const [name, value] of headers) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = ({ loaded }) => tell(loaded);
    // Within the origin it was followed; as everywhere, what a redirect leads to is no answer.
    xhr.onload = () =>
      xhr.responseURL === url
        ? resolve(responseOf(xhr))
        : reject(new TypeError("The upload was redirected"));
    xhr.onerror = () => reject(new TypeError("XMLHttpRequest failed"));
    xhr.onabort = () => reject(signal?.reason as Error);
    xhr.onloadend = () => signal?.removeEventListener("abort", abort);
    signal?.addEventListener("abort", abort);
    xhr.send(body);
  });
}

function responseOf(xhr: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of xhr.getAllResponseHeaders().trim().split("\r\n")) {
    const colon = line.indexOf(":");
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  const { status, statusText } = xhr;
  // A Response refuses a body, even an empty one, where the status says that there is none.
  const body = status === 204 || status === 205 || status === 304 ? null : (xhr.response as Blob);
  return new Response(body, { status, statusText, headers });
}
