import { STEPS, type Step } from "./checkout-steps.ts";

/** The step to which the visitor went back, and the cart of a payment on a provider's page. */
export function readCheckout({ step, cart }: Record<string, unknown>): {
  step?: Step;
  cart?: string;
} {
  const asked = STEPS.find((one) => one === step);
  return { ...(asked && { step: asked }), ...(typeof cart === "string" && { cart }) };
}

/** The parameters of links in emails: an email address and a token. */
export function readLink({ email, token }: Record<string, unknown>): {
  email?: string;
  token?: string;
} {
  return {
    ...(typeof email === "string" && { email }),
    ...(typeof token === "string" && { token }),
  };
}

/** Reads the parameters of a URL as text: a search for 501 or true is a search for these words. Repeated ones become a list. */
export function parseSearch(text: string): Record<string, string | string[]> {
  const search = new URLSearchParams(text);
  return Object.fromEntries(
    Array.from(new Set(search.keys()), (name) => {
      const values = search.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? "") : values];
    }),
  );
}

/** Writes the parameters of a URL. The chosen values of a list's facets are parameters of their own. */
export function stringifySearch({ facets, ...search }: Record<string, unknown>): string {
  const written = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...search, ...(facets as object | undefined) }))
    for (const one of [value].flat())
      if (["string", "number", "boolean"].includes(typeof one)) written.append(name, String(one));
  const text = written.toString();
  return text && `?${text}`;
}
