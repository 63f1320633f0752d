import type { StoreCart } from "@countertop/sdk/types";

/** A line of a simulated cart, with the fields that the tests use. */
interface Line {
  id: string;
  variant_id: string;
  quantity: number;
}
interface Session {
  provider_id: string;
  is_selected: boolean;
  amount: number;
  status?: string;
  data?: object;
}
interface State {
  id: string;
  region_id: string;
  email: string | null;
  completed_at: string | null;
  items: Line[];
  discounts: { id: string; code: string }[];
  gift_cards: { id: string; code: string }[];
  payment_sessions: Session[];
  total: number;
}
type Body = Record<string, unknown> & { discounts?: { code: string }[] };

/** Outcome of a request: completed, rejected, completed with a lost response, or failed with a server error. */
export type RequestOutcome = "answer" | "refuse" | "lose" | "fail";

export interface SimulatedStore {
  readonly fetch: typeof globalThis.fetch;
  /** Calls in order of arrival, such as `POST /store/carts`. */
  readonly calls: string[];
  readonly carts: Map<string, State>;
  /** Returns a cart as clients receive it. */
  readonly cart: (id: string) => StoreCart;
  /** True if a write began while another write was running. The real server would drop one of the two. */
  readonly collided: () => boolean;
  fate: (call: string) => RequestOutcome;
  delay: (call: string) => Promise<void> | void;
  /** Delays the response to a call that was carried out. */
  wayBack: (call: string) => Promise<void> | void;
  stock: number;
  /**
   * The state of a payment on the bank's page. Undefined if every payment succeeds immediately. If it's `sold out`, the store cancels
   * the payment, and the session can't be used again.
   */
  bank: "open" | "paid" | "rejected" | "sold out" | undefined;
  /** The status of a session whose payment isn't made yet. Stripe's provider says `pending`. */
  unpaid: "requires_more" | "pending";
  /** The provider of payment sessions, and their data. A single provider's session is selected. */
  provider: {
    readonly provider_id: string;
    readonly data?: object;
    readonly is_selected?: boolean;
  };
}

/** Simulates a store's carts behind `fetch`, with enough of the server's rules to check whether a client follows them. */
export function simulatedStore(): SimulatedStore {
  const carts = new Map<string, State>();
  let ids = 0;
  let writing = 0;
  let collided = false;

  const store: SimulatedStore = {
    calls: [],
    carts,
    cart: (id) => structuredClone(carts.get(id)) as unknown as StoreCart,
    collided: () => collided,
    fate: () => "answer",
    delay: () => undefined,
    wayBack: () => undefined,
    stock: 1000,
    bank: undefined,
    unpaid: "requires_more",
    provider: { provider_id: "manual" },
    fetch: async (input, init) => {
      const request = input instanceof Request ? input : new Request(input, init);
      const { pathname, search } = new URL(request.url);
      const call = `${request.method} ${pathname}${search}`;
      const text = await request.text();
      store.calls.push(call);
      const writes = request.method !== "GET";
      if (writes) collided ||= writing++ > 0;
      try {
        await Promise.race([store.delay(call), aborted(init?.signal)]);
        init?.signal?.throwIfAborted();
        const fate = store.fate(call);
        if (fate === "refuse") return failure(400, "rejected");
        if (fate === "fail") return failure(503, "Try again later", "unknown_error");
        const answer = carryOut(request.method, pathname, (text ? JSON.parse(text) : {}) as Body);
        await store.wayBack(call);
        if (fate === "lose") throw new TypeError("The connection broke");
        return answer;
      } finally {
        if (writes) writing -= 1;
      }
    },
  };

  function carryOut(method: string, path: string, body: Body): Response {
    const [, , resource, id = "", part, which = "", action] = path.split("/");
    if (resource === "orders") {
      const bought = carts.get(part ?? "")?.completed_at;
      return bought ? json({ order: orderOf(part ?? "") }) : notFound();
    }
    if (resource !== "carts") return json({ shipping_options: [], variants: [] });
    if (!id) {
      const cart = begin(body);
      return cart ? json({ cart }) : failure(400, "Variant is sold out");
    }
    const cart = carts.get(id);
    if (!cart) return method === "GET" ? notFound() : failure(500, "not there");
    const rejected = change(cart, method, part, which, body);
    if (action === "refresh") cart.payment_sessions = [{ ...sessionOf(cart), is_selected: false }];
    if (rejected) return rejected;
    if (part !== "complete") return json({ cart });
    return complete(cart);
  }

  function complete(cart: State): Response {
    const { id, payment_sessions: sessions } = cart;
    if (!cart.completed_at) {
      if (sessions.some(({ status }) => status === "canceled"))
        return failure(400, "Cart payment not authorized");
      if (store.bank === "open") {
        for (const session of sessions) session.status = store.unpaid;
        return json({ type: "cart", data: cart, payment_status: store.unpaid });
      }
      if (store.bank === "rejected") return failure(400, "Payment rejected");
      if (store.bank === "sold out") {
        for (const session of sessions) session.status = "canceled";
        return failure(409, "Variant is sold out", "not_allowed");
      }
    }
    cart.completed_at ??= "2026-01-01T00:00:00.000Z";
    return json({ type: "order", data: orderOf(id) });
  }

  const sessionOf = ({ total }: State): Session => ({
    is_selected: true,
    amount: total,
    ...store.provider,
  });

  function begin({ region_id, items = [] }: Body): State | undefined {
    const cart: State = {
      id: `cart_${++ids}`,
      region_id: (region_id as string | undefined) ?? "first",
      email: null,
      completed_at: null,
      items: [],
      discounts: [],
      gift_cards: [],
      payment_sessions: [],
      total: 1000,
    };
    for (const item of items as Line[]) if (!add(cart, item)) return undefined;
    carts.set(cart.id, cart);
    return cart;
  }

  function add(cart: State, { variant_id, quantity }: Line): boolean {
    const line = cart.items.find((one) => one.variant_id === variant_id);
    if ((line?.quantity ?? 0) + quantity > store.stock || variant_id === "sold out") return false;
    if (line) line.quantity += quantity;
    else cart.items.push({ id: `line_${++ids}`, variant_id, quantity });
    return true;
  }

  function change(
    cart: State,
    method: string,
    part: string | undefined,
    which: string,
    body: Body,
  ): Response | undefined {
    if (part === undefined && method === "POST") {
      const { discounts, gift_cards, ...rest } = body;
      if (discounts?.some(({ code }) => code === "NONE"))
        return failure(404, "No such discount", "not_found");
      Object.assign(cart, rest);
      if (discounts) cart.discounts = coded(discounts);
      if (gift_cards) cart.gift_cards = coded(gift_cards as { code: string }[]);
    } else if (part === "line-items" && !which) {
      if (!add(cart, body as unknown as Line)) return failure(400, "Variant is sold out");
    } else if (part === "line-items") {
      const line = cart.items.find(({ id }) => id === which);
      if (!line) return method === "DELETE" ? undefined : failure(400, "No such item");
      const quantity = method === "DELETE" ? 0 : (body["quantity"] as number);
      if (quantity > store.stock) return failure(400, "Variant is sold out");
      line.quantity = quantity;
      cart.items = cart.items.filter((one) => one.quantity > 0);
    } else if (part === "discounts") {
      cart.discounts = cart.discounts.filter(({ code }) => code !== which);
    } else if (part === "payment-sessions" && !which) {
      cart.payment_sessions = [sessionOf(cart)];
    } else if (part === "payment-session") {
      for (const session of cart.payment_sessions)
        Object.assign(session, { is_selected: true, amount: cart.total });
    } else if (part === "complete" && cart.items.length === 0) {
      return failure(400, "Nothing to buy");
    }
    return undefined;
  }

  return store;
}

const coded = (codes: { code: string }[]): { id: string; code: string }[] =>
  codes.map(({ code }) => ({ id: `id_${code}`, code }));

const aborted = (signal: AbortSignal | null | undefined): Promise<void> =>
  new Promise((resolve) => signal?.addEventListener("abort", () => resolve()));

const orderOf = (cart_id: string) => ({ id: `order_${cart_id}`, object: "order", cart_id });

const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": "application/json" },
  });

const failure = (status: number, message: string, type = "invalid_data"): Response =>
  json({ type, message }, status);

const notFound = (): Response => failure(404, "not there", "not_found");
