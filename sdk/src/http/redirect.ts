/** Sends a request, and follows one redirect of a GET within its own host. Returns any other redirect as the response. */
export async function followOnce(
  method: string,
  url: string,
  send: (url: string) => Promise<Response>,
): Promise<Response> {
  const response = await send(url);
  const to = method === "GET" ? redirectWithin(url, response) : undefined;
  if (!to) return response;
  await response.body?.cancel();
  return send(to);
}

const REDIRECTS: readonly unknown[] = [301, 302, 303, 307, 308];

/**
 * Returns the redirect's URL if it has the same host and port and isn't less secure: http may redirect to https, but not the
 * reverse.
 */
function redirectWithin(url: string, response: Response | undefined): string | undefined {
  const location = REDIRECTS.includes(response?.status) && response?.headers.get("location");
  if (!location || !URL.canParse(location, url)) return undefined;
  const [from, to] = [new URL(url), new URL(location, url)];
  const isSafe = to.protocol === from.protocol || to.protocol === "https:";
  return isSafe && to.host === from.host && !to.username && !to.password ? to.href : undefined;
}
