import type { AdminUpdateClaimBody } from "@countertop/sdk/types";
import { threeWay } from "../../../lib/three-way.ts";
import type { ClaimReason } from "./return-draft.ts";
import type { Claim } from "./returnable.ts";

/** The draft of an item in a claim. */
export interface ClaimItemDraft {
  reason: ClaimReason;
  note: string;
  pictures: readonly string[];
}
/** The items of a claim, by id. */
export type ClaimDraft = Readonly<Record<string, ClaimItemDraft>>;

export const draftOf = ({ claim_items = [] }: Claim): ClaimDraft =>
  Object.fromEntries(
    claim_items.map(({ id, reason, note, images = [] }) => [
      id,
      { reason, note: note ?? "", pictures: images.map(({ url }) => url) },
    ]),
  );

/** Merges the operator's changes with those of others. Lists reasons and notes that both changed as conflicts. */
export function withTheirs(
  base: ClaimDraft,
  mine: ClaimDraft,
  theirs: ClaimDraft,
): { merged: ClaimDraft; conflicts: { field: "reason" | "note"; theirs: string }[] } {
  const conflicts: { field: "reason" | "note"; theirs: string }[] = [];
  const merged: Record<string, ClaimItemDraft> = {};
  for (const [id, now] of Object.entries(theirs)) {
    const listed = (of: ClaimItemDraft = now) => ({
      ...of,
      pictures: of.pictures.map((url) => ({ id: url })),
    });
    const all = threeWay(listed(base[id]), listed(mine[id]), listed(now), ["pictures"]);
    merged[id] = { ...all.merged, pictures: all.merged.pictures.map((picture) => picture.id) };
    for (const field of all.conflicts)
      if (field !== "pictures") conflicts.push({ field, theirs: now[field] });
  }
  return { merged, conflicts };
}

/** The request body with all stored images and tags, because the server removes those that aren't in the body. */
export const claimItemsBody = (
  { claim_items = [] }: Claim,
  draft: ClaimDraft,
): NonNullable<AdminUpdateClaimBody["claim_items"]> =>
  claim_items.flatMap(({ id, images = [], tags = [] }) => {
    const said = draft[id];
    if (!said) return [];
    const kept = new Map(images.map((image) => [image.url, image.id]));
    return {
      id,
      reason: said.reason,
      note: said.note.trim(),
      tags: tags.map((tag) => ({ id: tag.id })),
      images: said.pictures.map((url) => {
        const known = kept.get(url);
        return known === undefined ? { url } : { id: known };
      }),
    };
  });
