import i18next from "i18next";
import { lazyWithRetry } from "../../../lib/lazy-with-retry.ts";
import type { Overlay } from "../../../patterns/list.ts";
import type { OrderOverlayProps } from "../order.ts";

const names = ["order-returns-sheet", "order-returns", "order-timeline"];
const words = () => i18next.loadNamespaces(names);
/** The three kinds are one wizard; a claim that is named is edited. */
const register = (name: "RequestReturn" | "RegisterExchange" | "ClaimSheet") =>
  lazyWithRetry(async () => {
    const [sheets] = await Promise.all([import("./register-wizard.tsx"), words()]);
    return { default: sheets[name] };
  });

/** What opens over an order's page from its returns, by the name that the address has for it. */
export const returnsOverlays: Readonly<Record<string, Overlay<OrderOverlayProps>>> = {
  return: register("RequestReturn"),
  exchange: register("RegisterExchange"),
  claim: register("ClaimSheet"),
  receive: lazyWithRetry(async () => {
    const [{ ReceiveDrawer }] = await Promise.all([import("./receive-drawer.tsx"), words()]);
    return { default: ReceiveDrawer };
  }),
  "return-slip": lazyWithRetry(async () => {
    const [{ ReturnSlip }] = await Promise.all([
      import("../print/return-slip.tsx"),
      i18next.loadNamespaces([...names, "order-print"]),
    ]);
    return { default: ReturnSlip };
  }),
};
