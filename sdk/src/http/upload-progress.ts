import type { CallFetch } from "./options.ts";

/** In bytes of the request's body: all files and what stands between them. */
export interface UploadProgress {
  readonly loaded: number;
  readonly total: number;
}

/**
 * Tells how far an upload has come: `client.admin.uploads.create({ body: { files } }, { fetch: withUploadProgress(show) })`.
 * Only the last step is another one: credentials, headers, timeout, retries and errors are those of any call, and each
 * attempt counts from the start. Browsers tell the progress of an `XMLHttpRequest` only, so there one is sent in place of the
 * client's `fetch`; elsewhere the body is counted on its way into it.
 */
export function withUploadProgress(onProgress: (progress: UploadProgress) => void): CallFetch {
  return async (request, init, fetch) => {
    const body = await request.blob();
    const tell = (loaded: number): void => onProgress({ loaded, total: body.size });
    return typeof XMLHttpRequest === "undefined"
      ? fetch(counted(request, body, tell), init)
      : send(request, body, init?.signal, tell);
  };
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
  const { url, method, headers, credentials } = request;
  return new Request(url, {
    method,
    headers,
    credentials,
    body: pieces,
    duplex: "half", // not in the DOM's types yet, and demanded with a stream
  } as RequestInit);
}

function send(
  { url, method, headers, credentials }: Request,
  body: Blob,
  signal: AbortSignal | null | undefined,
  tell: (loaded: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason as Error);
    const xhr = new XMLHttpRequest();
    const abort = (): void => xhr.abort();
    xhr.open(method, url);
    xhr.withCredentials = credentials === "include";
    xhr.responseType = "blob";
    // Also the content type: a Blob's own is in lower case, and the boundary in it is not.
    for (const [name, value] of headers) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = ({ loaded }) => tell(loaded);
    xhr.onload = () => resolve(responseOf(xhr));
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
