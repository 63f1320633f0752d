import { expect, it } from "vitest";
import { trustedFronts } from "./fronts.ts";

it("`trustedFronts` trusts the configured addresses and networks in either notation, but no others", () => {
  const trusts = trustedFronts("10.0.0.5, 172.16.0.0/12,fd00::/8");
  for (const address of ["10.0.0.5", "::ffff:10.0.0.5", "172.31.255.1", "fd12::1"])
    expect(trusts(address), address).toBe(true);
  for (const address of ["10.0.0.6", "172.32.0.1", "fe80::1", "127.0.0.1", "", "unknown"])
    expect(trusts(address), address).toBe(false);
});

it("`trustedFronts` doesn't trust any proxy without a configuration", () => {
  expect(trustedFronts("")("127.0.0.1")).toBe(false);
});

it.each(["front", "10.0.0.0/33", "10.0.0.0/x", "300.1.1.1", "10.0.0.0/-1"])(
  "`trustedFronts` rejects %s",
  (list) =>
    expect(() => trustedFronts(list)).toThrow(
      `TRUSTED_FRONT contains an invalid address or network: ${list}`,
    ),
);
