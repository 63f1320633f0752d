import * as v from "valibot";
import { message } from "./form.tsx";

/** The schema of a required string. */
export const filledIn = v.pipe(v.string(), v.trim(), v.nonEmpty(message("common:form.required")));

const handleMessage = message("common:form.handle");
/** Accepts letters, marks, and digits of any script, and `.`, `_`, `~`, and `-`, which have no special meaning in a URL. */
export const handle = v.pipe(filledIn, v.regex(/^[\p{L}\p{M}\p{N}._~-]+$/u, handleMessage));
/** The schema for a new record's handle. If it is empty, the server derives a handle from the title. */
export const newHandle = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[\p{L}\p{M}\p{N}._~-]*$/u, handleMessage),
);
