import type { CallFetch } from "./options.ts";

/** Progress in bytes of the request's body, including the multipart text around the files. */
export interface UploadProgress {
  readonly loaded: number;
  readonly total: number;
}

/**
 * Reports the progress of an upload: `client.admin.uploads.create({ body: { files } }, { fetch: withUploadProgress(show) })`. Only
 * the transport differs: credentials, headers, timeout, retries, and errors are the same as for any other call. Each attempt starts
 * at 0. Browsers report progress only for an `XMLHttpRequest`, so a page uses one instead of the client's `fetch`. In other
 * runtimes, the SDK counts the body's bytes as they are sent. In a web worker, or if the store's host is an IPv6 address, it
 * reports only the end of the upload.
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
 * Creates a frame that can send requests to only one origin. An `XMLHttpRequest` follows every redirect, and sends credentials and
 * the body to the new origin. The frame's policy makes the browser block such a redirect. Resolves to undefined if there is no
 * page, or if a policy can't contain the origin, such as an IPv6 address.
 */
async function confined(origin: string): Promise<HTMLIFrameElement | undefined> {
  if (typeof document === "undefined" || origin.includes("[")) return undefined;
  const frame = document.createElement("iframe");
  frame.hidden = true;
  // Some browsers load the empty page immediately; others replace the initial document later.
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

// Splits the body into smaller chunks, because a Blob's stream may deliver all of it in one chunk.
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

// A copy of the request with a new body. A request whose body was read can't be copied. If the original doesn't follow redirects,
// the copy must not follow them, either.
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
    duplex: "half", // required with a stream, but not in the DOM's types yet
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
    // Includes the content type. The Blob's own type is lowercase, so its boundary wouldn't match the body.
    for (const [name, value] of headers) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = ({ loaded }) => tell(loaded);
    // The browser follows redirects within the origin. In that case, the upload fails, because the SDK follows redirects only for a
    // GET.
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
  // For a status that has no body, `Response` rejects even an empty body.
  const body = status === 204 || status === 205 || status === 304 ? null : (xhr.response as Blob);
  return new Response(body, { status, statusText, headers });
}
