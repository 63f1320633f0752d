/** One-line messages for problems between this server and the store. */

/** Prints each problem once, and again if it recurs after the store was gone and has recovered. */
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
      say(`The store at ${api} responds again.`);
    },
  };
}

const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER/;

/** Explains why a request to the store failed, and how to fix it. Undefined if the cause is unknown. */
export function failureOf(error: unknown, api: string): string | undefined {
  const { name, cause } = error as Error;
  const { code = name } = (cause ?? error) as NodeJS.ErrnoException;
  const { hostname, host, port } = new URL(api);
  if (code === "ENOTFOUND" || code === "EAI_AGAIN")
    return `The name ${hostname} of ${api} can't be resolved. Check its spelling.`;
  if (code === "ECONNREFUSED")
    return `The store at ${api} doesn't respond: nothing listens on its port. Start the store, or check the port.`;
  if (CERTIFICATE.test(code))
    return `This machine doesn't trust the certificate of ${api} (${code}). Renew it, or set NODE_EXTRA_CA_CERTS to the certificate of your own authority.`;
  if (/^(EPROTO|ERR_SSL)/.test(code))
    return `The server at ${api} doesn't use TLS. Use http://${host}.`;
  if (/TIMEOUT|TimeoutError|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH/.test(code))
    return `The store at ${api} doesn't respond in time. Check that this machine can reach it.`;
  // The fetch standard, which browsers and Node implement, blocks the ports of some other protocols.
  if ((cause as Error | undefined)?.message === "bad port")
    return `Browsers and Node don't open ${api}, because they block port ${port}. Use a different port.`;
  if (code === "ECONNRESET" || code === "UND_ERR_SOCKET" || code.startsWith("HPE_"))
    return `The server at ${api} closed the connection.${api.startsWith("http:") ? ` If it uses TLS, use https://${hostname}${port && `:${port}`}.` : ""}`;
  return undefined;
}
