/* This file is only type-checked, and never runs. It compiles only if the types accept valid extensions and reject invalid
   ones. */
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
    // @ts-expect-error -- this zone doesn't exist
    widgets: [{ zone: "product.side.after", component: ofNothing }],
  }),
  defineExtension({
    name: "B",
    // @ts-expect-error -- an order's page doesn't have a product
    widgets: [{ zone: "order.details.after", component: ofProduct }],
  }),
  defineExtension({
    name: "C",
    // @ts-expect-error -- a list doesn't have a product
    widgets: [{ zone: "product.list.after", component: ofProduct }],
  }),
  defineExtension({
    name: "D",
    // @ts-expect-error -- the product that sells gift cards doesn't have a code
    widgets: [{ zone: "gift_card.details.after", component: ofGiftCard }],
  }),
  defineExtension({
    name: "E",
    // @ts-expect-error -- the path doesn't have this parameter
    routes: [{ path: "/desk/:room", component: ({ params }) => params.seat }],
  }),
  defineExtension({
    name: "F",
    // @ts-expect-error -- a card requires a description
    settings: [{ path: "/f", card: { label: "F" }, component: ofNothing }],
  }),
];
