// Fields that no response contained as null in the tests, even though the contract allows null. Each has a reason: its description
// in the contract, the description of its relation's id, or an entry below.
import type { Contract, Schema } from "../src/contract.ts";
import { allowsNull, alwaysPresent, type Counts } from "../src/presence.ts";
import { ENOUGH, type Reason } from "./optional-fields.ts";

export const NULL_REASONS: readonly Reason[] = [
  { of: /^StockLocationAddress\./, why: "a location may have no complete address" },
];

/** Fields that were never null in enough records, although the contract allows null and doesn't say when. */
export function unexplainedNulls({ document }: Contract, counts: Counts): string[] {
  const { schemas } = document.components;
  return alwaysPresent(counts, ENOUGH)
    .filter((path) => {
      const [name = "", field = ""] = path.split(".");
      const fields = (schemas[name]?.["properties"] ?? {}) as Record<string, Schema>;
      // Skips fields that no longer allow null. Tests of an earlier contract may have recorded them.
      return (
        allowsNull(fields[field]) && ![field, `${field}_id`].some((one) => explains(fields[one]))
      );
    })
    .filter((path) => !NULL_REASONS.some(({ of }) => of.test(path)))
    .map((path) => `${path} is never null, but the contract allows null`);
}

function explains(schema: Schema | undefined): boolean {
  const description = schema?.["description"];
  return typeof description === "string" && /\bnull\b/i.test(description);
}
