import { createHttpClient } from "@countertop/sdk";
import { expect, it } from "vitest";
import { anOrder } from "../../../testing/an-order.ts";
import { noticesQueries } from "./timeline-queries.ts";

it("the timeline doesn't repeat requests that were sent before the order was loaded", () => {
  const client = createHttpClient({ baseUrl: "http://localhost" });
  const [early] = noticesQueries(client, { id: "order_1" });
  const order = anOrder({ id: "order_1", returns: [{ id: "ret_1" }], swaps: [{ id: "swap_1" }] });
  const [own, others, ...more] = noticesQueries(client, order);
  expect(own?.queryKey).toEqual(early?.queryKey);
  expect(JSON.stringify(others?.queryKey)).toContain("swap_1,ret_1");
  expect(more).toEqual([]);
  expect(noticesQueries(client, anOrder({ id: "order_1" }))).toHaveLength(1);
});
