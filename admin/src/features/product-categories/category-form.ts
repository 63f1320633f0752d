import type { Input } from "@countertop/sdk";
import type { operations } from "@countertop/sdk/types";
import * as v from "valibot";
import { filledIn, handle, newHandle } from "../../patterns/handle.ts";

/** What can be written of a category. */
export const categoryForm = v.object({
  name: filledIn,
  handle: newHandle,
  description: v.pipe(v.string(), v.trim()),
  status: v.picklist(["active", "inactive"]),
  visibility: v.picklist(["public", "private"]),
});
/** One that is there has a handle. */
export const storedCategoryForm = v.object({ ...categoryForm.entries, handle });
export type CategoryForm = v.InferOutput<typeof categoryForm>;

export type CategoryBody = Input<operations["adminUpdateProductCategory"]>["body"];
export type NewCategoryBody = Input<operations["adminCreateProductCategory"]>["body"];

interface Stored {
  name: string;
  handle: string;
  description?: string | null | undefined;
  is_active?: boolean | undefined;
  is_internal?: boolean | undefined;
}

/** A new one is in the shop at once, as it is nearly always meant to be. */
export const blankCategory: CategoryForm = {
  name: "",
  handle: "",
  description: "",
  status: "active",
  visibility: "public",
};

export const toForm = (category: Stored): CategoryForm => ({
  name: category.name,
  handle: category.handle,
  description: category.description ?? "",
  status: category.is_active ? "active" : "inactive",
  visibility: category.is_internal ? "private" : "public",
});

export const toNewBody = (form: CategoryForm, parent: string | null): NewCategoryBody => ({
  name: form.name,
  ...(form.handle !== "" && { handle: form.handle }),
  ...(form.description !== "" && { description: form.description }),
  is_active: form.status === "active",
  is_internal: form.visibility === "private",
  parent_category_id: parent,
});

/** Only what was changed, so that nobody else's edit of another field is undone. */
export function toBody(form: CategoryForm, stored: Stored): CategoryBody {
  const before = toForm(stored);
  return {
    ...(form.name !== before.name && { name: form.name }),
    ...(form.handle !== before.handle && { handle: form.handle }),
    ...(form.description !== before.description && { description: form.description }),
    ...(form.status !== before.status && { is_active: form.status === "active" }),
    ...(form.visibility !== before.visibility && { is_internal: form.visibility === "private" }),
  };
}

/** Of a category the server keeps nothing that it is not told again. */
export const allMetadata = (
  before: Record<string, unknown> | null | undefined,
  changes: Record<string, unknown>,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries({ ...before, ...changes }).filter(([, value]) => value !== ""));
