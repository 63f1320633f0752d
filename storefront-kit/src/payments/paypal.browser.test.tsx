// Tests payments with PayPal against a fake of its buttons, and a simulated store whose provider says what PayPal's plugin says.
import { beforeEach, expect, it } from "vitest";
import { renderHook } from "vitest-browser-react";
import { open, shopOf } from "../cart/cart-page.fixture.tsx";
import { useCart } from "../cart/provider.tsx";
import { simulatedStore, type SimulatedStore } from "../cart/simulated-store.fixture.ts";
import { usePayPalPayment, type PayPalLibrary } from "../paypal.ts";

type Options = Parameters<NonNullable<PayPalLibrary["Buttons"]>>[0];

let store: SimulatedStore;
let paypal: PayPalLibrary;
/** The buttons on the page. */
let buttons: Options | undefined;
beforeEach(() => {
  localStorage.clear();
  store = simulatedStore();
  store.unpaid = "pending";
  store.bank = "open";
  store.provider = { provider_id: "paypal", data: { id: "PAYPAL-1", status: "CREATED" } };
  buttons = undefined;
  paypal = {
    Buttons: (options) => ({
      render: () => {
        buttons = options;
        return Promise.resolve();
      },
      close: () => {
        buttons = undefined;
        return Promise.resolve();
      },
    }),
  };
});

const completions = () => store.calls.filter((call) => call.endsWith("/complete")).length;

async function openStep() {
  const page = await renderHook(
    () => ({ cart: useCart(), payment: usePayPalPayment({ paypal }) }),
    { wrapper: shopOf(store) },
  );
  await page.act(() => page.result.current.cart.addItem.mutateAsync({ variant_id: "cup" }));
  await page.act(() => page.result.current.cart.startCheckout.mutateAsync());
  await page.act(() => page.result.current.payment.ref(document.createElement("div")));
  const createOrder = async (): Promise<string> => (await buttons?.createOrder()) ?? "";
  const press = async (): Promise<string> => {
    let id = "";
    await page.act(async () => {
      id = await createOrder();
    });
    return id;
  };
  /** The customer approves in PayPal's window, and PayPal authorizes the payment. */
  const approve = (status: string) =>
    page.act(async () => {
      const authorize = () => {
        if (status === "COMPLETED" && store.bank === "open") store.bank = "paid";
        return Promise.resolve({ status });
      };
      await buttons?.onApprove({}, { order: { authorize } });
    });
  return { ...page, createOrder, press, approve, payment: () => page.result.current.payment };
}

async function openPayment() {
  const page = await openStep();
  await expect.poll(() => page.payment().isReady).toBe(true);
  return page;
}

it("an approved payment creates one order", async () => {
  const page = await openPayment();
  expect(await page.press()).toBe("PAYPAL-1");
  expect(page.payment().status).toBe("paying");
  await page.approve("COMPLETED");
  expect(page.payment()).toMatchObject({ status: "paid", order: { id: "order_cart_1" } });
  expect(completions()).toBe(2);
});

it("a payment that PayPal doesn't authorize is rejected, and can be repeated", async () => {
  const page = await openPayment();
  await page.press();
  await page.approve("DECLINED");
  expect(page.payment()).toMatchObject({ status: "rejected", order: undefined });
  await page.press();
  await page.approve("COMPLETED");
  expect(page.payment().status).toBe("paid");
});

it("a customer who closes PayPal's window can press the button again", async () => {
  const page = await openPayment();
  await page.press();
  await page.act(() => buttons?.onCancel());
  expect(page.payment().status).toBe("idle");
  expect(await page.press()).toBe("PAYPAL-1");
});

it("a second press replaces an attempt whose window the customer closed", async () => {
  const page = await openPayment();
  await page.press();
  expect(await page.press()).toBe("PAYPAL-1");
  await page.approve("COMPLETED");
  expect(page.payment().status).toBe("paid");
});

it("a second press during the first one's request continues alone", async () => {
  const page = await openPayment();
  let pressed: PromiseSettledResult<string>[] = [];
  await page.act(async () => {
    pressed = await Promise.allSettled([page.createOrder(), page.createOrder()]);
  });
  expect(pressed).toMatchObject([{ status: "rejected" }, { value: "PAYPAL-1" }]);
  expect(page.payment().status).toBe("paying");
});

it("an error of PayPal's window is reported", async () => {
  const page = await openPayment();
  await page.press();
  await page.act(() => buttons?.onError(new Error("The window was blocked")));
  expect(page.payment()).toMatchObject({
    status: "rejected",
    message: undefined,
    error: { message: "The window was blocked" },
  });
});

it("an order that the store rejects shows the store's error, and closes PayPal's window", async () => {
  const page = await openPayment();
  store.bank = "rejected";
  await expect(page.press()).rejects.toThrow("no payment to approve");
  await page.act(() => buttons?.onError(new Error("closed")));
  expect(page.payment()).toMatchObject({
    status: "rejected",
    message: undefined,
    error: { status: 400 },
  });
});

it("a customer whose page was closed during the approval gets the order on the next visit", async () => {
  const page = await openPayment();
  await page.press();
  await page.unmount();
  store.bank = "paid";
  const later = await open(store, { returnedCart: "cart_1" });
  await expect.poll(() => later.result.current.order?.id).toBe("order_cart_1");
});

it("a customer who never approved keeps the cart, and there's no order", async () => {
  const page = await openPayment();
  await page.press();
  await page.unmount();
  const later = await open(store);
  await expect.poll(() => later.result.current.paymentReturn.status).toBe("unfinished");
  expect(later.result.current).toMatchObject({ totalItems: 1, order: undefined });
});

it("an attempt ends when the buttons disappear, and the new buttons can be pressed", async () => {
  const page = await openPayment();
  await page.press();
  await page.act(() => page.payment().ref(null));
  expect(page.payment().status).toBe("idle");
  await page.act(() => page.payment().ref(document.createElement("div")));
  expect(await page.press()).toBe("PAYPAL-1");
  await page.approve("COMPLETED");
  expect(page.payment().status).toBe("paid");
});

it("an approval is completed even if the buttons disappear during it", async () => {
  const page = await openPayment();
  await page.press();
  let authorize = (_: { status: string }): void => undefined;
  const authorized = new Promise<{ status: string }>((resolve) => {
    authorize = resolve;
  });
  const approval = buttons?.onApprove({}, { order: { authorize: () => authorized } });
  await page.act(() => page.payment().ref(null));
  expect(page.payment().status).toBe("paying");
  store.bank = "paid";
  authorize({ status: "COMPLETED" });
  await page.act(() => approval ?? Promise.resolve());
  expect(page.payment().status).toBe("paid");
});

it("the store is asked if PayPal's response to the authorization is lost", async () => {
  const page = await openPayment();
  await page.press();
  store.bank = "paid";
  const authorize = () => Promise.reject(new Error("The connection broke"));
  await page.act(() => buttons?.onApprove({}, { order: { authorize } }) ?? Promise.resolve());
  expect(page.payment().status).toBe("paid");
});

it("an error after the end of an attempt changes nothing", async () => {
  const page = await openPayment();
  await page.press();
  await page.act(() => buttons?.onCancel());
  await page.act(() => buttons?.onError(new Error("The window was closed")));
  expect(page.payment()).toMatchObject({ status: "idle", error: null });
});

it("a total that isn't the one that the customer saw closes PayPal's window", async () => {
  const page = await openPayment();
  const cart = store.carts.get("cart_1");
  Object.assign(cart ?? {}, { total: 1200 });
  await expect(page.press()).rejects.toThrow("no payment to approve");
  await expect.poll(() => page.payment().status).toBe("changed");
  expect(await page.press()).toBe("PAYPAL-1");
});

it("a session without PayPal's order ends the attempt", async () => {
  store.provider = { provider_id: "paypal", data: {} };
  const page = await openPayment();
  await expect(page.press()).rejects.toThrow("no payment to approve");
  await expect.poll(() => page.payment().status).toBe("rejected");
});

it("a sold-out item gets a new PayPal order for the next attempt", async () => {
  const page = await openPayment();
  await page.press();
  store.bank = "sold out";
  store.provider = { provider_id: "paypal", data: { id: "PAYPAL-2" } };
  await page.approve("COMPLETED");
  expect(page.payment()).toMatchObject({ status: "rejected", error: { status: 409 } });
  store.bank = "open";
  expect(await page.press()).toBe("PAYPAL-2");
});

it.each<[string, () => PayPalLibrary]>([
  ["without buttons", () => ({})],
  [
    "whose buttons don't render",
    () => ({
      Buttons: () => ({
        render: () => Promise.reject(new Error("Wrong currency")),
        close: () => Promise.resolve(),
      }),
    }),
  ],
])("a library %s is reported", async (_, library) => {
  paypal = library();
  const page = await openStep();
  await expect.poll(() => page.payment().status).toBe("unavailable");
  expect(page.payment()).toMatchObject({ isReady: false, error: expect.any(Error) as Error });
});
