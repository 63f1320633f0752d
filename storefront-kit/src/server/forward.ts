export interface ForwardOptions {
  /** The store's URL, such as `http://127.0.0.1:9000`. */
  readonly baseUrl: string;
  /** The store's publishable API key, so that the browser's client doesn't need it. */
  readonly publishableApiKey?: string | undefined;
  readonly fetch?: typeof fetch | undefined;
}

const FORWARDED = /^\/(store|uploads)(\/|$)/;
/** Headers for one connection, which must not be forwarded. `fetch` decodes the body, so its encoding and length don't apply. */
const OF_CONNECTION = [
  "connection",
  "content-encoding",
  "content-length",
  "expect",
  "host",
  "keep-alive",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
];
/** Image types that can't run scripts. An SVG is a document: <img> shows it, and opening it downloads it. */
const PICTURES = /^image\/(avif|bmp|gif|jpeg|png|webp)\b/;

/**
 * Forwards requests for `/store` and `/uploads` to the store, so that a storefront and its store share an origin: the session is a
 * cookie that scripts can't read, and a content security policy can allow only this origin. Returns undefined for other requests.
 */
export async function forwardToStore(
  request: Request,
  { baseUrl, publishableApiKey, fetch: send = fetch }: ForwardOptions,
): Promise<Response | undefined> {
  const { pathname, search } = new URL(request.url);
  if (!FORWARDED.test(pathname)) return undefined;
  const hasBody = request.method !== "GET" && request.method !== "HEAD";
  const asked = without(request.headers);
  if (publishableApiKey) asked.set("x-publishable-api-key", publishableApiKey);
  const answer = await send(baseUrl.replace(/\/$/, "") + pathname + search, {
    method: request.method,
    headers: asked,
    ...(hasBody && { body: await request.arrayBuffer() }),
    redirect: "manual",
    signal: request.signal,
  });
  const headers = without(answer.headers);
  if (pathname.startsWith("/uploads")) withoutActiveContent(headers);
  return new Response(answer.body, { status: answer.status, headers });
}

function without(given: Headers): Headers {
  const headers = new Headers(given);
  for (const name of OF_CONNECTION) headers.delete(name);
  return headers;
}

/**
 * Secures uploaded files, because people who can upload files control them, and they share the storefront's origin. Such a file
 * can't run scripts, can't be used as a page's script or style, and is downloaded unless it's an image that can't contain scripts.
 */
function withoutActiveContent(headers: Headers): void {
  headers.set("content-security-policy", "default-src 'none'; sandbox");
  headers.set("x-content-type-options", "nosniff");
  const type = headers.get("content-type") ?? "";
  if (PICTURES.test(type)) return;
  headers.set("content-disposition", "attachment");
  if (!type.startsWith("image/svg")) headers.set("content-type", "application/octet-stream");
}
