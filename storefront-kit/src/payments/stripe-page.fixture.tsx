import type { ReactNode } from "react";
import { expect } from "vitest";
import { renderHook } from "vitest-browser-react";
import { open, shopOf } from "../cart/cart-page.fixture.tsx";
import { useCart } from "../cart/provider.tsx";
import { simulatedStore, type SimulatedStore } from "../cart/simulated-store.fixture.ts";
import {
  useStripePayment,
  type StripeElement,
  type StripeLibrary,
  type StripePaymentSettings,
} from "../stripe.ts";

type Answer = Awaited<ReturnType<StripeLibrary["confirmPayment"]>>;

/** Simulates Stripe's library, and what the customer does in its form or on the bank's page. */
export interface FakeStripe extends StripeLibrary {
  /** The customer's action, after which Stripe answers. */
  answer: () => Promise<Answer>;
  submit: () => Promise<Answer>;
  /** If set, the form doesn't load. */
  formError: string | undefined;
  readonly confirmed: Parameters<StripeLibrary["confirmPayment"]>[0][];
  /** The client secrets of the forms that were created. */
  readonly forms: string[];
  /** The number of times that a form read the intent's new amount. */
  updates: number;
  update: () => Promise<Answer>;
}

export function fakeStripe(): FakeStripe {
  const element: StripeElement = {
    mount: (node) => node.append("Card number"),
    destroy: () => undefined,
    on: (event: string, listener: (event: { error: { message: string } }) => void) => {
      const message = fake.formError ?? "";
      if (event === (fake.formError === undefined ? "ready" : "loaderror"))
        setTimeout(() => listener({ error: { message } }));
    },
  };
  const fake: FakeStripe = {
    answer: () => Promise.resolve({}),
    submit: () => Promise.resolve({}),
    formError: undefined,
    confirmed: [],
    forms: [],
    updates: 0,
    update: () => Promise.resolve({}),
    elements: ({ clientSecret }) => {
      fake.forms.push(clientSecret ?? "");
      return {
        create: () => element,
        submit: () => fake.submit(),
        fetchUpdates: () => {
          fake.updates += 1;
          return fake.update();
        },
      };
    },
    confirmPayment: (options) => {
      fake.confirmed.push(options);
      return fake.answer();
    },
  };
  return fake;
}

/** Simulates a store with Stripe's plugin. */
export function stripeStore(): SimulatedStore {
  const store = simulatedStore();
  store.unpaid = "pending";
  store.bank = "open";
  store.provider = { provider_id: "stripe", data: { client_secret: "pi_1_secret" } };
  return store;
}

/** The checkout's step, which disappears when the cart is bought. */
function Step({ children }: { children: ReactNode }) {
  return useCart().cart?.items.length ? children : "Your cart is empty";
}

/** Opens the payment step of a cart with one cup. */
export async function openPayment(
  store: SimulatedStore,
  stripe: StripePaymentSettings["stripe"],
  { isStep = false, ...settings }: Partial<StripePaymentSettings> & { isStep?: boolean } = {},
) {
  const before = await open(store);
  await before.act(() => before.result.current.addItem.mutateAsync({ variant_id: "cup" }));
  await before.act(() => before.result.current.startCheckout.mutateAsync());
  await before.unmount();
  const Shop = shopOf(store);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Shop>{isStep ? <Step>{children}</Step> : children}</Shop>
  );
  const returnUrl = "https://shop.test/checkout?cart=cart_1";
  const page = await renderHook(
    () => ({ cart: useCart(), payment: useStripePayment({ stripe, returnUrl, ...settings }) }),
    { wrapper },
  );
  // The step renders nothing until the cart is loaded.
  const current = (): Partial<typeof page.result.current> | undefined => page.result.current;
  await expect.poll(() => current()?.cart?.totalItems).toBe(1);
  await page.act(() => page.result.current.payment.ref(document.createElement("div")));
  return {
    ...page,
    cart: () => page.result.current.cart,
    payment: () => page.result.current.payment,
    pay: () => page.act(() => page.result.current.payment.pay()),
    isReady: async () => {
      await expect.poll(() => page.result.current.payment.isReady).toBe(true);
    },
  };
}

export const completions = ({ calls }: SimulatedStore): number =>
  calls.filter((call) => call.endsWith("/complete")).length;
