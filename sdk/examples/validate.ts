import { createClient } from "@countertop/sdk";
import { validate } from "@countertop/sdk/validate";

/** Used in development: a response that the contract doesn't describe makes the call fail with `UnexpectedAnswerError`. */
export const strict = createClient({ middleware: [validate("throw")] });
