/* Never run: this file only compiles if the types accept right extensions and reject wrong ones. */
import { defineExtension, type ExtensionProps, type WidgetProps } from "./extension.ts";

const ofProduct = ({ product }: WidgetProps<"product.details.after">) => product.title;
const ofGiftCard = ({ giftCard }: WidgetProps<"custom_gift_card.before">) => giftCard.code;
const ofNothing = ({ notify }: ExtensionProps) => {
  notify.warn("Title");
  return null;
};

export const right = defineExtension({
  name: "Right",
  widgets: [
    { zone: "product.details.before", component: ofProduct },
    { zone: ["product.details.before", "product.details.after"], component: ofProduct },
    { zone: "custom_gift_card.after", component: ofGiftCard },
    { zone: ["order.list.before", "login.after", "product.details.after"], component: ofNothing },
  ],
  routes: [
    { path: "/desk/:room/:seat", component: ({ params }) => params.room + params.seat },
    { path: "/desk", component: ofNothing },
  ],
});

export const wrong = [
  defineExtension({
    name: "A",
    // @ts-expect-error -- there is no such zone
    widgets: [{ zone: "product.side.after", component: ofNothing }],
  }),
  defineExtension({
    name: "B",
    // @ts-expect-error -- an order's page has no product
    widgets: [{ zone: "order.details.after", component: ofProduct }],
  }),
  defineExtension({
    name: "C",
    // @ts-expect-error -- nor has a list
    widgets: [{ zone: "product.list.after", component: ofProduct }],
  }),
  defineExtension({
    name: "D",
    // @ts-expect-error -- a product by which gift cards are sold has no code of its own
    widgets: [{ zone: "gift_card.details.after", component: ofGiftCard }],
  }),
  defineExtension({
    name: "E",
    // @ts-expect-error -- the path has no such parameter
    routes: [{ path: "/desk/:room", component: ({ params }) => params.seat }],
  }),
  defineExtension({
    name: "F",
    // @ts-expect-error -- a card says what the page is for
    settings: [{ path: "/f", card: { label: "F" }, component: ofNothing }],
  }),
];
