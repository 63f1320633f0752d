import * as v from "valibot";
import { message } from "./form.tsx";

/** A required text. */
export const filledIn = v.pipe(v.string(), v.trim(), v.nonEmpty(message("common:form.required")));

const handleMessage = message("common:form.handle");
/** Characters that a URL accepts without escapes and that don't end the path. Stores use scripts of all languages. */
export const handle = v.pipe(filledIn, v.regex(/^[\p{L}\p{M}\p{N}._~-]+$/u, handleMessage));
/** For a new record: if it is empty, the server derives one from the title. */
export const newHandle = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[\p{L}\p{M}\p{N}._~-]*$/u, handleMessage),
);
