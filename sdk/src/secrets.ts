// Finds and redacts credentials in responses. This is a separate entry point, so that clients that don't redact never load the
// table.
import { secretNames, secretPlaces } from "./generated/secrets.ts";

export { secretAnswers, secretNames, secretPlaces } from "./generated/secrets.ts";

/** The text that replaces a credential. */
export const REDACTED = "[redacted]";

/** Names of credentials inside data that the contract doesn't describe, such as a payment provider's. */
const OPEN_NAME =
  /^(?!publishable)(?:.*[_-])?(?:password|passwd|secret|token|credential|credentials|api_?key|private_?key|password_?hash)$/i;
const names: ReadonlySet<string> = new Set(secretNames);

/** True if a field of this name holds a credential, in a response or in a request. */
export const isSecretName = (name: string): boolean =>
  names.has(name) || OPEN_NAME.test(name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, "_"));

/**
 * A copy of a response or a body with every credential replaced by {@link REDACTED}. `null` is kept, because it means that no
 * credential is set. Pass `call`, such as `GET /admin/apps`, to also redact fields whose names aren't credentials in other
 * responses.
 */
export function redactSecrets<T>(value: T, call?: string): T {
  const places = new Set(call === undefined ? [] : secretPlaces[call]);
  const redact = (part: unknown, path: string): unknown => {
    if (Array.isArray(part)) return part.map((one) => redact(one, path));
    if (typeof part !== "object" || part === null) return part;
    return Object.fromEntries(
      Object.entries(part).map(([name, inner]: [string, unknown]) => {
        const place = path ? `${path}.${name}` : name;
        const isSecret = inner != null && (isSecretName(name) || places.has(place));
        return [name, isSecret ? REDACTED : redact(inner, place)];
      }),
    );
  };
  return redact(value, "") as T;
}
