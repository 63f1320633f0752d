import { createClient } from "@countertop/sdk";
import { validate } from "@countertop/sdk/validate";

/** In development; an answer that the contract does not describe makes the call fail with `UnexpectedAnswerError`. */
export const strict = createClient({ middleware: [validate("throw")] });
