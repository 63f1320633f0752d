import { createClient } from "@countertop/sdk";
import { validate } from "@countertop/sdk/validate";

/** For development: a response that doesn't match the contract makes the call fail with `UnexpectedAnswerError`. */
export const strict = createClient({ middleware: [validate("throw")] });
