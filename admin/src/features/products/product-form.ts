import type { Input } from "@countertop/sdk";
import type { operations } from "@countertop/sdk/types";
import * as v from "valibot";
import { filledIn, handle } from "../../patterns/handle.ts";

/** What can be edited of a product as the screen has it: every field a text. */
export const productForm = v.object({
  title: filledIn,
  subtitle: v.pipe(v.string(), v.trim()),
  handle,
  description: v.pipe(v.string(), v.trim()),
});
export type ProductForm = v.InferOutput<typeof productForm>;

type Stored = { [Field in keyof ProductForm]: string | null };
export type ProductBody = Input<operations["adminUpdateProduct"]>["body"];

export const toForm = (product: Stored): ProductForm => ({
  title: product.title ?? "",
  subtitle: product.subtitle ?? "",
  handle: product.handle ?? "",
  description: product.description ?? "",
});

/** Only what was changed, so that nobody else's edit of another field is undone; an emptied field is no text at all. */
export function toBody(form: ProductForm, stored: Stored): ProductBody {
  const before = toForm(stored);
  const { title, subtitle, description } = form;
  return {
    ...(title !== before.title && { title }),
    ...(form.handle !== before.handle && { handle: form.handle }),
    ...(subtitle !== before.subtitle && { subtitle: subtitle || null }),
    ...(description !== before.description && { description: description || null }),
  };
}
