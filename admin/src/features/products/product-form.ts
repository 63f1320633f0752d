import type { Input } from "@countertop/sdk";
import type { operations } from "@countertop/sdk/types";
import * as v from "valibot";
import { message } from "../../patterns/form.tsx";

/** What can be edited of a product as the screen has it: every field a text. */
export const productForm = v.object({
  title: v.pipe(v.string(), v.trim(), v.nonEmpty(message("common:form.required"))),
  subtitle: v.pipe(v.string(), v.trim()),
  handle: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(message("common:form.required")),
    // Whatever stands in an address without being escaped or ending the path; shops exist in every script.
    v.regex(/^[\p{L}\p{M}\p{N}._~-]+$/u, message("products:general.handlePattern")),
  ),
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
  const { title, handle, subtitle, description } = form;
  return {
    ...(title !== before.title && { title }),
    ...(handle !== before.handle && { handle }),
    ...(subtitle !== before.subtitle && { subtitle: subtitle || null }),
    ...(description !== before.description && { description: description || null }),
  };
}
