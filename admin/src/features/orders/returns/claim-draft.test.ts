import { expect, it } from "vitest";
import { claimItemsBody, draftOf, withTheirs } from "./claim-draft.ts";
import type { Claim } from "./returnable.ts";

const claim = (note: string, pictures: readonly string[], reason = "other") =>
  ({
    claim_items: [
      {
        id: "item",
        reason,
        note,
        tags: [{ id: "tag" }],
        images: pictures.map((url) => ({ id: `id of ${url}`, url })),
      },
    ],
  }) as unknown as Claim;
const base = draftOf(claim("Broken", ["a", "b"]));

it("a claim's draft keeps later changes of another operator, and all of the user's own", () => {
  const mine = draftOf(claim("Broken handle", ["a", "mine"]));
  const now = claim("Broken", ["a", "b", "theirs"], "wrong_item");
  const { merged, conflicts } = withTheirs(base, mine, draftOf(now));
  expect(conflicts).toEqual([]);
  expect(claimItemsBody(now, merged)).toEqual([
    {
      id: "item",
      reason: "wrong_item",
      note: "Broken handle",
      tags: [{ id: "tag" }],
      images: [{ id: "id of a" }, { id: "id of theirs" }, { url: "mine" }],
    },
  ]);
});

it("a claim's draft lists notes that both operators changed", () => {
  const mine = draftOf(claim("Broken handle", ["a", "b"]));
  const theirs = draftOf(claim("Broken rim", ["a", "b"]));
  const { merged, conflicts } = withTheirs(base, mine, theirs);
  expect(conflicts).toEqual([{ field: "note", theirs: "Broken rim" }]);
  expect(merged["item"]?.note).toBe("Broken handle");
});

it("a claim's draft doesn't add an image twice if the response was lost", () => {
  const mine = draftOf(claim("Broken", ["a", "b", "mine"]));
  const now = claim("Broken", ["a", "b", "mine"]);
  const { merged, conflicts } = withTheirs(base, mine, draftOf(now));
  expect(conflicts).toEqual([]);
  expect(claimItemsBody(now, merged)[0]?.images).toEqual([
    { id: "id of a" },
    { id: "id of b" },
    { id: "id of mine" },
  ]);
});
