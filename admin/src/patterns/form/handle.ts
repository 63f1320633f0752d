import * as v from "valibot";
import { message } from "./form.tsx";

/** A text that has to be there. */
export const filledIn = v.pipe(v.string(), v.trim(), v.nonEmpty(message("common:form.required")));

const handleMessage = message("common:form.handle");
/** What stands in an address without being escaped or ending the path; shops exist in every script. */
export const handle = v.pipe(filledIn, v.regex(/^[\p{L}\p{M}\p{N}._~-]+$/u, handleMessage));
/** Of something new: where there is none, the server makes one out of the title. */
export const newHandle = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[\p{L}\p{M}\p{N}._~-]*$/u, handleMessage),
);
