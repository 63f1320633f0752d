// Tests payments with PayPal against a fake of its buttons, and a simulated store whose provider says what PayPal's plugin says.
import { beforeEach, expect, it } from "vitest";
import { renderHook } from "vitest-browser-react";
import { open, shopOf } from "../cart/cart-page.fixture.tsx";
import { useCart } from "../cart/provider.tsx";
import { simulatedStore, type SimulatedStore } from "../cart/simulated-store.fixture.ts";
import { usePayPalPayment, type PayPalLibrary } from "../paypal.ts";

type Options = Parameters<NonNullable<PayPalLibrary["Buttons"]>>[0];

let store: SimulatedStore;
let buttons: Options | undefined;
beforeEach(() => {
  localStorage.clear();
  store = simulatedStore();
  store.unpaid = "pending";
  store.bank = "open";
  store.provider = { provider_id: "paypal", data: { id: "PAYPAL-1", status: "CREATED" } };
  buttons = undefined;
});

const paypal: PayPalLibrary = {
  Buttons: (options) => ({
    render: () => {
      buttons = options;
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
  }),
};

const completions = () => store.calls.filter((call) => call.endsWith("/complete")).length;

async function openPayment() {
  const page = await renderHook(
    () => ({ cart: useCart(), payment: usePayPalPayment({ paypal }) }),
    { wrapper: shopOf(store) },
  );
  await page.act(() => page.result.current.cart.addItem.mutateAsync({ variant_id: "cup" }));
  await page.act(() => page.result.current.cart.startCheckout.mutateAsync());
  await page.act(() => page.result.current.payment.ref(document.createElement("div")));
  await expect.poll(() => page.result.current.payment.isReady).toBe(true);
  const press = async (): Promise<string> => {
    let id = "";
    await page.act(async () => {
      id = (await buttons?.createOrder()) ?? "";
    });
    return id;
  };
  /** The customer approves in PayPal's window, and PayPal authorizes the payment. */
  const approve = (status: string) =>
    page.act(async () => {
      const authorize = () => {
        if (status === "COMPLETED") store.bank = "paid";
        return Promise.resolve({ status });
      };
      await buttons?.onApprove({}, { order: { authorize } });
    });
  return { ...page, press, approve, payment: () => page.result.current.payment };
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

it("an error of PayPal's window is reported", async () => {
  const page = await openPayment();
  await page.press();
  await page.act(() => buttons?.onError(new Error("The window was blocked")));
  expect(page.payment()).toMatchObject({ status: "rejected", message: "The window was blocked" });
});

it("an order that the store rejects shows the store's error, and closes PayPal's window", async () => {
  const page = await openPayment();
  store.bank = "rejected";
  await expect(page.press()).rejects.toThrow("didn't ask for a payment");
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
