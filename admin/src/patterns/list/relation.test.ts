import { adminAddCollectionProducts } from "@countertop/sdk/operations";
import { expect, it } from "vitest";
import type { OperationWriter } from "@countertop/sdk/react";
import { batch } from "./relation.ts";

/** Records the writes. The write with this number fails. */
function noting(failing = 0) {
  const sent: object[] = [];
  const write = ((_: unknown, input: object) => {
    sent.push(input);
    return sent.length === failing ? Promise.reject(new Error("Not now.")) : Promise.resolve({});
  }) as unknown as OperationWriter;
  return { sent, write };
}
const ids = Array.from({ length: 300 }, (_, number) => `prod_${number}`);

it("`batch` sends many records in batches, and reports which batches succeeded if one fails", async () => {
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
