/**
 * The trusted proxies in front of this server, such as one that terminates TLS. Only trusted proxies may send `X-Forwarded-*`.
 */
import { BlockList, isIP } from "node:net";

/** Headers that only a trusted proxy may send. */
const FORWARDED = /^(forwarded|x-forwarded-.*|x-real-ip)$/;

/**
 * Returns a function that is true for addresses of trusted proxies. `list` contains addresses and networks (`10.0.0.5,
 * 172.16.0.0/12`), and can be empty.
 */
export function trustedFronts(list: string): (address: string) => boolean {
  const fronts = new BlockList();
  for (const entry of list.split(",").map((part) => part.trim())) {
    if (entry === "") continue;
    const [address = "", prefix] = entry.split("/");
    const family = familyOf(address);
    const bits = Number(prefix ?? (family === "ipv4" ? 32 : 128));
    if (
      family === undefined ||
      !Number.isInteger(bits) ||
      bits < 0 ||
      bits > (family === "ipv4" ? 32 : 128)
    )
      throw new Error(`TRUSTED_FRONT contains an invalid address or network: ${entry}`);
    fronts.addSubnet(address, bits, family);
  }
  return (address) => {
    const family = familyOf(address);
    return family !== undefined && fronts.check(address, family);
  };
}

const familyOf = (address: string): "ipv4" | "ipv6" | undefined =>
  ({ 4: "ipv4", 6: "ipv6" } as const)[isIP(address)];

/** Verified facts about a request's sender. */
export interface Origin {
  /** Headers for the store, with trustworthy `X-Forwarded-*`. */
  headers: Headers;
  /** The sender's address. If a trusted proxy reports the browser's address, it's that address. */
  address: string;
  /** True if the browser used TLS. */
  secure: boolean;
}

export function originOf(
  sent: Headers,
  { sender, url, trusted }: { sender: string; url: URL; trusted: boolean },
): Origin {
  const headers = new Headers(sent);
  if (!trusted) for (const name of sent.keys()) if (FORWARDED.test(name)) headers.delete(name);
  // Uses only the last entry, which the trusted proxy added. Clients can forge the entries before it.
  const before = headers.get("x-forwarded-for");
  const address = before?.split(",").at(-1)?.trim() || sender;
  headers.set("x-forwarded-for", before === null ? sender : `${before}, ${sender}`);
  if (!headers.has("x-forwarded-proto"))
    headers.set("x-forwarded-proto", url.protocol.slice(0, -1));
  if (!headers.has("x-forwarded-host"))
    headers.set("x-forwarded-host", headers.get("host") ?? url.host);
  return { headers, address, secure: headers.get("x-forwarded-proto") === "https" };
}
