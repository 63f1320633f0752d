/** Fronts before this server, such as one that ends TLS. Only they may say for whom they ask, by `X-Forwarded-*`. */
import { BlockList, isIP } from "node:net";

/** Headers that only a front may send. */
const FORWARDED = /^(forwarded|x-forwarded-.*|x-real-ip)$/;

/** True if an address belongs to a front. `list` is addresses and networks (`10.0.0.5, 172.16.0.0/12`); empty for none. */
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

/** A request as its sender is known to have sent it. */
export interface Origin {
  /** Headers for the store, with `X-Forwarded-*` that can be relied upon. */
  headers: Headers;
  /** Address that the request came from: the browser's, if a front says so. */
  address: string;
  /** True if the browser came by TLS. */
  secure: boolean;
}

export function originOf(
  sent: Headers,
  { sender, url, trusted }: { sender: string; url: URL; trusted: boolean },
): Origin {
  const headers = new Headers(sent);
  if (!trusted) for (const name of sent.keys()) if (FORWARDED.test(name)) headers.delete(name);
  // The front's neighbor is the last one; what stands before it was said by others.
  const before = headers.get("x-forwarded-for");
  const address = before?.split(",").at(-1)?.trim() || sender;
  headers.set("x-forwarded-for", before === null ? sender : `${before}, ${sender}`);
  if (!headers.has("x-forwarded-proto"))
    headers.set("x-forwarded-proto", url.protocol.slice(0, -1));
  if (!headers.has("x-forwarded-host"))
    headers.set("x-forwarded-host", headers.get("host") ?? url.host);
  return { headers, address, secure: headers.get("x-forwarded-proto") === "https" };
}
