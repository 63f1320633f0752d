import { createHttpClient, type ClientOptions } from "@countertop/sdk";
import type { StoreCart, StoreCreateCartBody } from "@countertop/sdk/types";
import { QueryClient } from "@tanstack/react-query";
import { isId, type CartStorage } from "../cart/cart-id.ts";
import type { Answer, CartWriteName, Variables } from "../cart/writes.ts";
import { createCartStore } from "../core/cart-store.ts";
import { withHeaders } from "../with-headers.ts";
import { readCart } from "./read-cart.ts";

export interface CookieAttributes {
  readonly httpOnly: true;
  readonly sameSite: "lax";
  readonly path: "/";
  readonly secure: boolean;
  /** Number of seconds until the cookie expires. 0 deletes the cookie. */
  readonly maxAge: number;
}

/** The attributes of the cookie with the cart's id. An empty id deletes the cookie. */
export const cookieAttributes = (
  id: string,
  {
    secure = process.env.NODE_ENV === "production",
    days = 30,
  }: Pick<ServerCartOptions, "secure" | "days">,
): CookieAttributes => ({
  httpOnly: true,
  sameSite: "lax",
  path: "/",
  secure,
  maxAge: id === "" ? 0 : days * 86_400,
});

/** The cookies of a request and of its response, such as Next's `await cookies()`. */
export interface CookieJar {
  readonly get: (name: string) => { readonly value: string } | undefined;
  readonly set: (name: string, value: string, attributes: CookieAttributes) => unknown;
}

export interface ServerCartOptions extends ClientOptions {
  readonly cookies: CookieJar;
  /** The visitor's `Cookie` header. The store receives it, so that a signed-in customer gets their own prices. */
  readonly cookieHeader?: string | null | undefined;
  /** True if browsers must send the cart's cookie only over HTTPS. Default: true in production. `localhost` is an exception. */
  readonly secure?: boolean | undefined;
  /** Number of days until the cookie of an unused cart expires. Default: 30. */
  readonly days?: number | undefined;
  /** The name of the cookie with the cart's id. Default: `medusa-cart-id`. */
  readonly storageKey?: string | undefined;
  /** Initial values of a new cart, such as the region. */
  readonly defaults?: StoreCreateCartBody | undefined;
  /**
   * A random value in the page's form, new for each response of the server. It recognizes a form that a visitor without a cart
   * submits twice in a row, so that there's only one new cart. Different visitors must have different values.
   */
  readonly attempt?: string | undefined;
  /**
   * The request's headers, such as Next's `await headers()`. If a cache gives several browsers the same page, and so the same
   * `attempt`, the headers distinguish the browsers.
   */
  readonly requestHeaders?: { readonly get: (name: string) => string | null } | undefined;
}

/** Headers that distinguish browsers that got the same copy of a page from a cache. */
const SENDER = ["user-agent", "accept-language", "forwarded", "x-forwarded-for", "x-real-ip"];

export interface ServerCart {
  /** The cart's id: from the cookie, or of the cart that a write created. */
  readonly id: string | undefined;
  /** Returns the visitor's cart. Undefined if there is none, or if it was bought. */
  readonly read: () => Promise<StoreCart | undefined>;
  /**
   * Carries out a write of the kit's cart, as `useCart` does, and sets the cookie if the cart's id changes. A form that a browser
   * submits twice in a row adds its item once.
   */
  readonly write: <N extends CartWriteName>(name: N, variables: Variables<N>) => Promise<Answer<N>>;
}

/** Time in milliseconds for which a repeated submission of the same form counts as a double click. */
const DOUBLE_CLICK = 1000;

/** The latest write of each cart in this process. The store drops one of two concurrent writes, so they run one by one. */
const turns = new Map<string, Promise<unknown>>();
const repeated = new Map<string, Promise<unknown>>();
/** The cart that each recent attempt created. */
const created = new Map<string, string>();

/**
 * Returns the visitor's cart for a server action or a route handler. The cart's id is in a cookie that scripts can't read. Create
 * it for each request.
 */
export function serverCart({
  cookies,
  cookieHeader,
  secure,
  days,
  storageKey = "medusa-cart-id",
  defaults,
  attempt,
  requestHeaders,
  ...options
}: ServerCartOptions): ServerCart {
  const headers = withHeaders(options.headers, { ...(cookieHeader && { cookie: cookieHeader }) });
  const given = cookies.get(storageKey)?.value;
  let id = isId(given) ? given : undefined;
  const sender = SENDER.map((one) => requestHeaders?.get(one) ?? "");
  /** The name of the queue of this visitor's writes. */
  const turn = id ?? (attempt ? ["attempt", attempt, ...sender].join(" ") : undefined);

  /** The key of this visitor's cart. The writer locks it, and different visitors must not wait for each other. */
  const key = `${storageKey} ${id ?? crypto.randomUUID()}`;
  function setCookie(value: string): void {
    id = value || undefined;
    cookies.set(storageKey, value, cookieAttributes(value, { secure, days }));
  }
  /** Keeps the cart's id in the cookie, and everything else in memory, because it concerns only this request. */
  function storage(): CartStorage {
    const kept = new Map<string, string>(id ? [[key, id]] : []);
    const tell = (name: string, value: string): void => {
      if (name === key) setCookie(value);
    };
    return {
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, value) => {
        kept.set(name, value);
        tell(name, value);
      },
      removeItem: (name) => {
        kept.delete(name);
        tell(name, "");
      },
    };
  }

  return {
    get id() {
      return id;
    },
    read: () =>
      id === undefined
        ? Promise.resolve(undefined)
        : readCart(
            { headers: new Headers({ cookie: cookieHeader || `${storageKey}=${id}` }) },
            { storageKey, ...options },
          ),
    write: async <N extends CartWriteName>(name: N, variables: Variables<N>) => {
      const write = async (): Promise<Answer<N>> => {
        const known = turn && created.get(turn);
        if (known && !id) setCookie(known);
        const store = createCartStore({
          client: createHttpClient({ ...options, headers }),
          queryClient: new QueryClient(),
          storage: storage(),
          storageKey: key,
          ...(defaults && { defaults }),
        });
        const done = await store.write(name, variables);
        if (turn && turn !== id && "cart" in done) remember(turn, done.cart.id);
        return done;
      };
      if (turn === undefined) return write();
      const { isRepeated, answer } = inTurn(turn, name, variables, write);
      const done = await answer;
      // A browser shows only the second response to a double click, and may ignore the first one's cookie.
      if (isRepeated && "cart" in done && done.cart.id !== id) setCookie(done.cart.id);
      return done;
    },
  };
}

function remember(turn: string, id: string): void {
  created.set(turn, id);
  setTimeout(() => created.delete(turn), DOUBLE_CLICK);
}

function inTurn<A>(
  id: string,
  name: CartWriteName,
  variables: unknown,
  write: () => Promise<A>,
): { isRepeated: boolean; answer: Promise<A> } {
  const key = JSON.stringify([id, name, variables]);
  const earlier = repeated.get(key);
  if (earlier && name === "addItem") return { isRepeated: true, answer: earlier as Promise<A> };
  const before = turns.get(id) ?? Promise.resolve();
  const answer = before.then(write, write);
  turns.set(id, answer);
  repeated.set(key, answer);
  const end = (): void => {
    if (turns.get(id) === answer) turns.delete(id);
  };
  const forget = (): unknown => repeated.delete(key);
  answer.then(
    () => {
      end();
      setTimeout(forget, DOUBLE_CLICK);
    },
    () => {
      end();
      forget();
    },
  );
  return { isRepeated: false, answer };
}
