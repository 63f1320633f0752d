import { adminAddCollectionProducts, adminUpdateProduct } from "@countertop/sdk/operations";
import { expect, it } from "vitest";
import type { OperationWriter } from "@countertop/sdk/react";
import { batch, perRecord } from "./relation.ts";

/** Records writes. The call with this number fails. */
function noting(failing = 0) {
  const sent: object[] = [];
  const write = ((_: unknown, input: object) => {
    sent.push(input);
    return sent.length === failing ? Promise.reject(new Error("Not now.")) : Promise.resolve({});
  }) as unknown as OperationWriter;
  return { sent, write };
}
const ids = Array.from({ length: 300 }, (_, number) => `prod_${number}`);

it("sends many records in parts, and reports which parts succeeded if one fails", async () => {
  const add = batch(adminAddCollectionProducts, (id, product_ids) => ({
    id,
    body: { product_ids },
  }));
  const { sent, write } = noting(2);
  const done: string[] = [];
  await expect(add(write, "pcol", ids, (part) => void done.push(...part))).rejects.toThrow(
    "Not now.",
  );
  expect(sent).toHaveLength(2);
  expect(done).toEqual(ids.slice(0, 250));
});

it("sends one call for each record if the server accepts only one", async () => {
  const add = perRecord(adminUpdateProduct, (collection_id, id) => ({
    id,
    body: { collection_id },
  }));
  const { sent, write } = noting();
  const done: string[] = [];
  await add(write, "pcol", ["a", "b"], (part) => void done.push(...part));
  expect(sent).toEqual([
    { id: "a", body: { collection_id: "pcol" } },
    { id: "b", body: { collection_id: "pcol" } },
  ]);
  expect(done.toSorted()).toEqual(["a", "b"]);
});
