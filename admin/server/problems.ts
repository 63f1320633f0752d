/** Readable lines for problems between this server and the store. */

/** Prints each problem once, until the store responds again. */
export interface Watch {
  report(problem: string | undefined): void;
  answered(): void;
}

export function watchStore(
  api: string,
  say: (line: string) => void = (line) => console.error(line),
): Watch {
  const said = new Set<string>();
  let isGone = false;
  return {
    report(problem) {
      if (problem === undefined) return;
      isGone ||= problem.includes(api);
      if (said.has(problem)) return;
      said.add(problem);
      say(problem);
    },
    answered() {
      if (!isGone) return;
      isGone = false;
      said.clear();
      say(`The store at ${api} answers again.`);
    },
  };
}

const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER/;

/** The cause of a failed request to the store and how to fix it. Undefined for an error of another kind. */
export function failureOf(error: unknown, api: string): string | undefined {
  const { name, cause } = error as Error;
  const { code = name } = (cause ?? error) as NodeJS.ErrnoException;
  const { hostname, host, port } = new URL(api);
  if (code === "ENOTFOUND" || code === "EAI_AGAIN")
    return `No server at ${api}: the name ${hostname} doesn't resolve. Check its spelling.`;
  if (code === "ECONNREFUSED")
    return `The store at ${api} doesn't answer: nothing listens on its port. Start the store, or check the port.`;
  if (CERTIFICATE.test(code))
    return `The certificate of ${api} isn't valid (${code}). Renew it, or set NODE_EXTRA_CA_CERTS to the certificate of your own authority.`;
  if (/^(EPROTO|ERR_SSL)/.test(code))
    return `The server at ${api} doesn't speak TLS. Use http://${host}.`;
  if (/TIMEOUT|TimeoutError|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH/.test(code))
    return `The store at ${api} doesn't answer in time. Check that this machine may reach it.`;
  if (code === "ECONNRESET" || code === "UND_ERR_SOCKET" || code.startsWith("HPE_"))
    return `The server at ${api} closes the connection.${api.startsWith("http:") ? ` If it uses TLS, use https://${hostname}${port && `:${port}`}.` : ""}`;
  return undefined;
}
