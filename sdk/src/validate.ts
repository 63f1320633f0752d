// Checks responses against the contract. This is a separate entry point, so that bundles without it don't grow. The schemas load on
// the first call.
import { SdkError, type FailedCall } from "./errors.ts";
import type { Middleware } from "./http/options.ts";

/** Thrown for a response that doesn't match the contract. The server already executed the call, so the call isn't repeated. */
export class UnexpectedAnswerError extends SdkError {
  override get name() {
    return "UnexpectedAnswerError";
  }
  readonly kind = 2;
  declare readonly status?: undefined;
  declare readonly response: Response;
  /** The received data. */
  declare readonly data: unknown;
  /** Problems, each with its place: `products.0.title: Invalid type: Expected string but received null`. */
  declare readonly issues: readonly string[];

  constructor(call: FailedCall, response: Response, data: unknown, issues: readonly string[]) {
    super(
      `${call.method} ${call.path} returned a response that doesn't match the contract: ${issues.join("; ")}`,
      call,
    );
    Object.defineProperty(this, "response", { value: response, enumerable: false });
    this.data = data;
    this.issues = issues;
  }
}

/**
 * Compares each response with the contract: `createClient({ middleware: [validate("warn")] })`. With `throw`, the call fails with
 * {@link UnexpectedAnswerError}. With `warn`, each problem is written to the console once. Additional fields are allowed. If the
 * query has `fields` or `expand`, fields may be missing. Requires `valibot`.
 */
export function validate(mode: "warn" | "throw"): Middleware {
  const addresses = new WeakMap<FailedCall, string>();
  const told = new Set<string>();
  return {
    attempt(request, next, call) {
      addresses.set(call, request.url);
      return next(request);
    },
    async call(call, next) {
      const sent = await next();
      const [{ answers }, { getDotPath, safeParse }] = await Promise.all([
        import("./generated/answers.ts"),
        import("valibot"),
      ]);
      const schema = answers[`${call.method} ${call.path}`];
      if (!schema || sent.data instanceof Response) return sent;
      const isPart = /[?&](fields|expand)=/.test(addresses.get(call) ?? "");
      const { issues = [] } = safeParse(schema, sent.data);
      const faults = issues
        .filter(({ received }) => !isPart || received !== "undefined")
        .map((issue) => `${getDotPath(issue) ?? "the response"}: ${issue.message}`);
      if (faults.length === 0) return sent;
      const error = new UnexpectedAnswerError(call, sent.response, sent.data, faults);
      if (mode === "throw") throw error;
      if (!told.has(error.message)) console.warn(error.message);
      told.add(error.message);
      return sent;
    },
  };
}
