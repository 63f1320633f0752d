/** Trusted proxies in front of this server, such as one that terminates TLS. Only they may send `X-Forwarded-*`. */
import { BlockList, isIP } from "node:net";

/** Headers that only a trusted proxy may send. */
const FORWARDED = /^(forwarded|x-forwarded-.*|x-real-ip)$/;

/** True if an address belongs to a trusted proxy. `list` contains addresses and networks (`10.0.0.5, 172.16.0.0/12`). It may be empty. */
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
      throw new Error(`Not an address or network in TRUSTED_FRONT: ${entry}`);
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
  /** Address of the sender. It's the browser's if a trusted proxy reports it. */
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
  // Only the last entry comes from the trusted proxy; clients can forge those before it.
  const before = headers.get("x-forwarded-for");
  const address = before?.split(",").at(-1)?.trim() || sender;
  headers.set("x-forwarded-for", before === null ? sender : `${before}, ${sender}`);
  if (!headers.has("x-forwarded-proto"))
    headers.set("x-forwarded-proto", url.protocol.slice(0, -1));
  if (!headers.has("x-forwarded-host"))
    headers.set("x-forwarded-host", headers.get("host") ?? url.host);
  return { headers, address, secure: headers.get("x-forwarded-proto") === "https" };
}
