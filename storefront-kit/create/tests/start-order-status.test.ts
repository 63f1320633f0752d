import type { Order } from "@countertop/sdk/types";
import { expect, it } from "vitest";
import { parcelsOf } from "../templates/start/src/lib/order-status.ts";

const sent = (tracking_number: string, url: string | null, canceled_at: string | null = null) => ({
  canceled_at,
  tracking_links: [{ tracking_number, url }],
});

it("an order's tracking numbers are listed, with links only if they are web pages", () => {
  const fulfillments = [
    sent("A1", "https://carrier.test/A1"),
    sent("B2", null),
    sent("C3", "javascript:alert(1)"),
    sent("D4", null, "2026-11-24T12:00:00.000Z"),
    { canceled_at: null },
  ];
  expect(parcelsOf({ fulfillments } as unknown as Order)).toEqual([
    { number: "A1", url: "https://carrier.test/A1" },
    { number: "B2", url: undefined },
    { number: "C3", url: undefined },
  ]);
  expect(parcelsOf({})).toEqual([]);
});
