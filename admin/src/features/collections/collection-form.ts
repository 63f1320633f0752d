import type { Input } from "@countertop/sdk";
import type { operations } from "@countertop/sdk/types";
import * as v from "valibot";
import { filledIn, handle, newHandle } from "../../patterns/handle.ts";
import { metadataForm } from "../../patterns/metadata.ts";

interface Stored {
  title: string;
  handle: string | null;
}

/** What can be edited of a collection as the screen has it. */
export const collectionForm = v.object({ title: filledIn, handle });
export type CollectionForm = v.InferOutput<typeof collectionForm>;
export type CollectionBody = Input<operations["adminUpdateCollection"]>["body"];

export const toForm = ({ title, handle }: Stored): CollectionForm => ({
  title,
  handle: handle ?? "",
});

/** Only what was changed, so that nobody else's edit of the other field is undone. */
export function toBody(form: CollectionForm, stored: Stored): CollectionBody {
  const before = toForm(stored);
  return {
    ...(form.title !== before.title && { title: form.title }),
    ...(form.handle !== before.handle && { handle: form.handle }),
  };
}

/** A new one needs a title and nothing else. */
export const newCollectionForm = v.object({
  title: filledIn,
  handle: newHandle,
  ...metadataForm.entries,
});
export type NewCollectionForm = v.InferOutput<typeof newCollectionForm>;
