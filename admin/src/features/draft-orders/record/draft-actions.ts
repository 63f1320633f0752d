import {
  adminMarkDraftOrderPaid,
  adminUpdateDraftOrder,
  adminUpdateDraftOrderLineItem,
} from "@countertop/sdk/operations";
import { CreditCard, MapPin, Pencil, Plus, Truck } from "lucide-react";
import { fetchNow } from "../../../lib/fetch-now.ts";
import { defineAction, type Tools } from "../../../patterns/action.ts";
import { draftOrders } from "../../../resources/draft-orders.ts";
import {
  currencyOf,
  regionsQuery,
  waysQuery,
  type DraftLine,
  type DraftOrder,
} from "../draft-order.ts";
import { addItem, writeItems, chooseShipping } from "./write-items.ts";

const fields = () => import("./draft-fields.tsx");
const isOpen = ({ status }: { status: string }) => status === "open";
const draft = { slug: "draft-orders", nameOf: ({ display_id }: DraftOrder) => `#${display_id}` };

async function countriesOf({ client, queries }: Tools, region?: string) {
  const { regions } = await fetchNow(queries, regionsQuery(client));
  return regions.find(({ id }) => id === region)?.countries.map(({ iso_2 }) => iso_2) ?? [];
}

/** Turns the draft into an order. The server can't undo this. */
export const markPaid = defineAction(draftOrders, {
  name: "pay",
  icon: CreditCard,
  label: "draft-orders:pay.action",
  done: "draft-orders:pay.done",
  offered: isOpen,
  unavailable: ({ cart }) =>
    cart && "items" in cart && (cart.items ?? []).length > 0 ? undefined : "draft-orders:pay.empty",
  asks: { title: "draft-orders:pay.title", text: "draft-orders:pay.text" },
  call: adminMarkDraftOrderPaid,
  isDone: ({ order_id }) => order_id !== null,
  tooLate: "draft-orders:detail.completed",
});

const edit = {
  offered: isOpen,
  label: "draft-orders:wizard.edit",
  edits: adminUpdateDraftOrder,
} as const;

const editContact = defineAction(draftOrders, {
  ...edit,
  name: "customer",
  icon: Pencil,
  titleValues: (text) => ({ part: text("draft-orders:list.columnCustomer") }),
  fields: async () => (await fields()).contactFields,
});
const editAddress = (kind: "shipping" | "billing") =>
  defineAction(draftOrders, {
    ...edit,
    name: `${kind}-address`,
    icon: MapPin,
    titleValues: (text) => ({ part: text(`draft-orders:address.${kind}`) }),
    shape: "drawer",
    fields: async (tools, { cart }) =>
      (await fields())[`${kind}AddressFields`](await countriesOf(tools, cart?.region_id)),
  });

/** The chosen option keeps its regular price, because the server doesn't accept a custom price for an existing draft. */
const editShipping = defineAction(draft, {
  name: "shipping",
  filled: true,
  icon: Truck,
  offered: isOpen,
  label: "draft-orders:wizard.edit",
  titleValues: (text) => ({ part: text("draft-orders:steps.shipping") }),
  fields: async ({ client, queries }, one) => {
    const ways = await fetchNow(queries, waysQuery(client, one.cart?.region_id ?? ""));
    // Leaves out admin-only options, because the option is set with a call of the store API, which is for customers.
    const offered = ways.shipping_options.filter(({ admin_only }) => !admin_only);
    return (await fields()).shippingFields(offered, currencyOf(one.cart));
  },
  send: (tools, { option_id = "" }: { option_id?: string }, one) =>
    chooseShipping(tools, one, option_id),
});

interface ItemBody {
  title?: string;
  unit_price?: number;
  quantity?: number;
}
const addCustom = defineAction(draft, {
  name: "custom",
  icon: Plus,
  offered: isOpen,
  label: "draft-orders:items.addCustom",
  fields: async (_, one) => (await fields()).itemFields(currencyOf(one.cart), true),
  send: (tools, { title = "", unit_price = 0, quantity = 1 }: ItemBody, one) =>
    writeItems(tools, one, () => addItem(tools, one, { title, unit_price, quantity })),
});

/** An item with its draft. */
export interface DraftItem extends DraftLine {
  draft: DraftOrder;
}
export const editItem = defineAction(
  { slug: draft.slug, nameOf: (item: DraftItem) => draft.nameOf(item.draft) },
  {
    name: "item",
    filled: true,
    icon: Pencil,
    label: "draft-orders:wizard.edit",
    titleValues: (_, { title }) => ({ part: title }),
    fields: async (_, item) =>
      (await fields()).itemFields(currencyOf(item.draft.cart), !item.variant_id),
    send: (tools, body: ItemBody, { draft: of, id, title }) =>
      writeItems(tools, of, () =>
        tools.write(adminUpdateDraftOrderLineItem, {
          id: of.id,
          line_id: id,
          body: { title, ...body },
        }),
      ),
  },
);

/** The actions that open a form on a draft's page. */
export const draftForms = [
  editContact,
  editAddress("shipping"),
  editAddress("billing"),
  editShipping,
  addCustom,
] as const;
