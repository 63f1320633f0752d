import * as v from "valibot";
import { message } from "./form.tsx";

/** A required text. */
export const filledIn = v.pipe(v.string(), v.trim(), v.nonEmpty(message("common:form.required")));

const handleMessage = message("common:form.handle");
/** Accepts characters that need no escapes in a URL and that don't end the path, in any script. */
export const handle = v.pipe(filledIn, v.regex(/^[\p{L}\p{M}\p{N}._~-]+$/u, handleMessage));
/** The handle of a new record. If it is empty, the server derives one from the title. */
export const newHandle = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[\p{L}\p{M}\p{N}._~-]*$/u, handleMessage),
);
