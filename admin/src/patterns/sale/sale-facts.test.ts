import type { Reason } from "@countertop/sdk/recipes";
import { expect, it } from "vitest";
import { attemptsOf } from "./sale-facts.ts";

const regions = ["eu", "jp", "us"].map((id) => ({ id, currency_code: id }));
const store = { channels: [], regions, shippingOptions: [], priceLists: [], hasLocations: true };
const variant = (id: string) => ({ id, manage_inventory: false, allow_backorder: false });
const product = {
  id: "prod",
  title: "Mug",
  status: "published",
  sales_channels: [{ id: "web" }, { id: "pos" }],
  variants: [variant("s"), variant("m")],
};
const reason = (limits: Partial<Reason>): Reason => ({
  cause: "no-price",
  blocks: true,
  ...limits,
});
const tried = (reasons: Reason[]) =>
  attemptsOf({ product, reasons }, store).map(
    ({ variant: { id }, channel, region }) => `${region.id} ${id} ${channel}`,
  );

it("`attemptsOf` tries the first variant and channel in each region if no reason blocks the sale", () => {
  expect(tried([])).toEqual(["eu s web", "jp s web", "us s web"]);
  expect(tried([reason({ blocks: false, variant: "m" })])).toEqual(tried([]));
  expect(attemptsOf({ product: { ...product, variants: [] }, reasons: [] }, store)).toEqual([]);
});

it("`attemptsOf` tries the affected variant and channel, and starts with the affected regions", () => {
  expect(tried([reason({ region: "jp", variant: "m" })])).toEqual([
    "jp m web",
    "eu s web",
    "us s web",
  ]);
  expect(
    tried([
      reason({ cause: "not-stocked", channel: "pos", variant: "m" }),
      reason({ region: "us", variant: "s" }),
    ]),
  ).toEqual(["eu m pos", "jp m pos", "us s web"]);
});
