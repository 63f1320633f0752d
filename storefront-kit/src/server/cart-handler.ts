import { ApiError } from "@countertop/sdk";
import { isRejected } from "../cart/answers.ts";
import { isId } from "../cart/cart-id.ts";
import type { CartWriteName } from "../cart/writes.ts";
import { readCookie } from "../cookies.ts";
import {
  cookieAttributes,
  serverCart,
  type CookieAttributes,
  type ServerCart,
  type ServerCartOptions,
} from "./server-cart.ts";

export type CartHandlerOptions = Omit<
  ServerCartOptions,
  "attempt" | "cookies" | "cookieHeader" | "requestHeaders"
>;

type Fields = Readonly<Record<string, string>>;

/** The writes that a form or a script can ask for, by the value of its field `action`. */
const ACTIONS = {
  addCode: ({ code = "" }) => ({ code: code.trim() }),
  addItem: ({ variant_id = "", quantity = "1" }) => ({ variant_id, quantity: Number(quantity) }),
  updateItem: ({ line_id = "", quantity = "1" }) => ({ line_id, quantity: Number(quantity) }),
  removeItem: ({ line_id = "" }) => ({ line_id }),
  addDiscount: ({ code = "" }) => ({ code: code.trim() }),
  removeDiscount: ({ code = "" }) => ({ code }),
  addGiftCard: ({ code = "" }) => ({ code: code.trim() }),
  removeGiftCard: ({ code = "" }) => ({ code }),
} as const satisfies Partial<Record<CartWriteName | "addCode", (fields: Fields) => object>>;

/**
 * Returns a handler for the storefront's cart URL, such as `/api/cart`. It responds to:
 * - `POST` with a form or JSON: carries out `action` with the fields `variant_id`, `quantity`, `line_id`, and `code`. `region_id`
 *   and `country_code` are for a new cart. `attempt` is a random value, new for each response with the form: if a visitor without
 *   a cart submits the form twice in a row, there's only one new cart. The quantity 0 of a line removes it. A form is redirected to
 *   `next`, with the parameter `cart_error` if the action failed, so that a reload doesn't repeat the action. A request that accepts
 *   JSON gets the cart.
 * - `PUT` with `{ id }`: keeps the id of a cart that a script created, in the cookie
 * - `DELETE`: deletes the cookie
 *
 * Requests from other origins are rejected with 403.
 */
export function cartHandler(options: CartHandlerOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    const { method, headers } = request;
    if (!isSameOrigin(request)) return Response.json({ error: "cross-origin" }, { status: 403 });
    const set: string[] = [];
    const name = options.storageKey ?? "medusa-cart-id";
    const cookieHeader = headers.get("cookie");
    const fields = method === "DELETE" ? {} : await fieldsOf(request);
    const { region_id, country_code, attempt } = fields;
    const cart = serverCart({
      ...options,
      cookieHeader,
      attempt,
      requestHeaders: headers,
      defaults: {
        ...options.defaults,
        ...(region_id && { region_id }),
        ...(country_code && { country_code }),
      },
      cookies: {
        get: (key) => {
          const value = readCookie(cookieHeader, key);
          return value === undefined ? undefined : { value };
        },
        set: (key, value, attributes) => set.push(cookieText(key, value, attributes)),
      },
    });
    const answer = (response: Response): Response => {
      for (const one of set) response.headers.append("set-cookie", one);
      response.headers.set("cache-control", "no-store");
      return response;
    };
    if (method === "PUT" || method === "DELETE") {
      const { id = "" } = fields;
      if (method === "PUT" && !isId(id))
        return answer(Response.json({ error: "invalid-id" }, { status: 400 }));
      set.push(cookieText(name, id, cookieAttributes(id, options)));
      return answer(new Response(null, { status: 204 }));
    }
    if (method !== "POST") return answer(new Response(null, { status: 405 }));
    return answer(await write(cart, fields, (headers.get("accept") ?? "").includes("json")));
  };
}

async function write(cart: ServerCart, fields: Fields, wantsJson: boolean): Promise<Response> {
  const { action = "", next = "/" } = fields;
  // Allows only paths of this origin. `//` begins a URL of another host.
  const target = /^\/(?![/\\])[^\s\\]*$/.test(next) ? next : "/";
  const failed = (problem: string, status: number): Response =>
    wantsJson ? Response.json({ error: problem }, { status }) : seeOther(target, problem);
  if (!Object.hasOwn(ACTIONS, action)) return failed("unknown-action", 400);
  const isRemoval = action === "updateItem" && Number(fields["quantity"] || NaN) === 0;
  const name = isRemoval ? "removeItem" : (action as keyof typeof ACTIONS);
  try {
    const variables = ACTIONS[name](fields) as never;
    const answer =
      name === "addCode" ? await addCode(cart, variables) : await cart.write(name, variables);
    return wantsJson ? Response.json(answer) : seeOther(target);
  } catch (error) {
    const [problem, status] = problemOf(name, error);
    return failed(problem, status);
  }
}

/** Adds a code from a field for discounts and gift cards. A code that is rejected as a discount may be a gift card. */
async function addCode(cart: ServerCart, variables: { code: string }): Promise<object> {
  try {
    return await cart.write("addDiscount", variables);
  } catch (error) {
    if (!isRejected(error)) throw error;
    return cart.write("addGiftCard", variables);
  }
}

/** Returns a failure's reason, for which a page can show a message, and its status, which scripts get. */
function problemOf(name: keyof typeof ACTIONS, error: unknown): [string, number] {
  if (error instanceof RangeError) return ["invalid-quantity", 400];
  if (!(error instanceof ApiError)) return ["unreachable", 502];
  if (error.status >= 500) return ["failed", 502];
  return [/Code|Discount|GiftCard/.test(name) ? "invalid-code" : "rejected", error.status];
}

function seeOther(target: string, problem?: string): Response {
  const { pathname, searchParams, hash } = new URL(target, "http://shop.invalid");
  // The page may still have the problem of an earlier form.
  searchParams.delete("cart_error");
  if (problem) searchParams.set("cart_error", problem);
  const search = searchParams.size > 0 ? `?${searchParams.toString()}` : "";
  return new Response(null, { status: 303, headers: { location: pathname + search + hash } });
}

async function fieldsOf(request: Request): Promise<Fields> {
  const isJson = (request.headers.get("content-type") ?? "").includes("json");
  try {
    const given = isJson
      ? Object.entries((await request.json()) as Record<string, unknown>)
      : [...(await request.formData())];
    return Object.fromEntries(
      given.flatMap(([name, value]) =>
        typeof value === "string" || typeof value === "number" ? [[name, String(value)]] : [],
      ),
    );
  } catch {
    return {};
  }
}

/** True unless a browser says that another website sent the request. */
function isSameOrigin({ headers, url }: Request): boolean {
  const site = headers.get("sec-fetch-site");
  if (site) return site === "same-origin" || site === "none";
  const origin = headers.get("origin");
  const host = headers.get("x-forwarded-host") ?? headers.get("host") ?? new URL(url).host;
  return !origin || (URL.canParse(origin) && new URL(origin).host === host);
}

const cookieText = (name: string, value: string, { secure, maxAge }: CookieAttributes): string =>
  [
    `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
    "Path=/",
    `Max-Age=${maxAge}`,
    "HttpOnly",
    "SameSite=Lax",
    ...(secure ? ["Secure"] : []),
  ].join("; ");
