import { InvalidInputError, type FailedCall } from "../errors.ts";
import type { CallContext, HeaderValues, Step } from "./options.ts";
import type { Area } from "./token-storage.ts";

/** All headers of a request, with lowercase names. */
export type Headers = Readonly<Record<string, string>>;

const VALID = /^[\w!#$%&'*+.^`|~-]+:[\t -~\u0080-\u00ff]*$/;

/** Joins headers. If a name occurs twice, the later value is used. */
function join(call: FailedCall, parts: readonly (HeaderValues | undefined)[]): Headers {
  const joined: Record<string, string> = {};
  for (const part of parts)
    for (const [name, value] of Object.entries(part ?? {})) {
      if (value === undefined) continue;
      if (!VALID.test(`${name}:${String(value).trim()}`))
        throw new InvalidInputError(call, `"${name}" can't be sent`);
      joined[name.toLowerCase()] = value;
    }
  return joined;
}

/** The header sources for the calls of an area, either its open calls or the others. See `Wire.open`. */
interface Plan {
  readonly sources: readonly Step["headers"][];
  /** The joined headers of the sources that aren't functions. */
  readonly joined: Headers;
}

/**
 * Returns a function that collects the headers of an attempt. Fixed values are checked and joined once for each area. Functions are
 * called one after another before each attempt. Later headers override earlier ones: the content type comes first, and the call's
 * own headers come last.
 */
export function createHeaders(
  steps: readonly Step[],
): (context: CallContext, type: string | undefined) => Promise<Headers> {
  // Two plans for each area: calls that need credentials, and open calls. A custom endpoint can have any other area.
  const plans: { [A in Area]?: Plan[] } = {};
  const planOf = ({ call, area, wire }: CallContext): Plan => {
    const sources = steps
      .filter(({ appliesTo }) => !appliesTo || appliesTo(area, wire.open === true))
      .map(({ headers }) => headers);
    const values = sources.filter((source) => typeof source !== "function");
    return { sources, joined: join(call, values) };
  };
  return async (context, type) => {
    const { call, area, wire, options } = context;
    const { sources, joined } = ((plans[area] ??= [])[wire.open ? 1 : 0] ??= planOf(context));
    let isComplete = !type && !options.headers;
    const parts: (HeaderValues | undefined)[] = [{ "content-type": type }];
    for (const source of sources) {
      if (typeof source !== "function") {
        parts.push(source);
        continue;
      }
      const given = source(context);
      const value = given instanceof Promise ? await given : given;
      if (!value) continue;
      parts.push(value);
      isComplete = false;
    }
    return isComplete ? joined : join(call, [...parts, options.headers]);
  };
}
