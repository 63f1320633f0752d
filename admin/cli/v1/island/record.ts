/**
 * Gives a widget the whole record, with the store's default relations. Medusa's admin does the same, but this admin's pages
 * request only the fields that they show.
 */
import * as hooks from "medusa-react";
import { createElement, type ComponentType, type ReactElement } from "react";

interface Entity {
  id: string;
}
type Use = (id: string) => Readonly<Record<string, unknown>>;

/** The hook for a prop, and the name of the record in its result. */
const RECORDS: Readonly<Record<string, [use: Use, name: string]>> = {
  order: [hooks.useAdminOrder, "order"],
  draftOrder: [hooks.useAdminDraftOrder, "draft_order"],
  customer: [hooks.useAdminCustomer, "customer"],
  customerGroup: [hooks.useAdminCustomerGroup, "customer_group"],
  product: [hooks.useAdminProduct, "product"],
  productCollection: [hooks.useAdminCollection, "collection"],
  priceList: [hooks.useAdminPriceList, "price_list"],
  discount: [
    (id) => hooks.useAdminDiscount(id, { expand: "rule,rule.conditions,regions" }),
    "discount",
  ],
  giftCard: [hooks.useAdminGiftCard, "gift_card"],
};
const GIFT_CARD_PRODUCT: [Use, string] = [hooks.useAdminProduct, "product"];

export function withRecord(component: ComponentType, props: object): ReactElement {
  const given = props as Readonly<Record<string, Entity | undefined>>;
  const prop = Object.keys(RECORDS).find((name) => given[name]?.id !== undefined);
  const entity = prop === undefined ? undefined : given[prop];
  if (prop === undefined || !entity) return createElement(component, props);
  // A widget in a gift card zone gets either an issued card or a product that sells gift cards.
  const isProduct = prop === "giftCard" && !("code" in entity);
  const record = isProduct ? GIFT_CARD_PRODUCT : RECORDS[prop];
  return createElement(WithRecord, { key: entity.id, component, props, prop, entity, record });
}

interface Props {
  component: ComponentType;
  props: object;
  prop: string;
  entity: Entity;
  record: [use: Use, name: string] | undefined;
}

function WithRecord({ component, props, prop, entity, record = GIFT_CARD_PRODUCT }: Props) {
  const [use, name] = record;
  const answer = use(entity.id);
  const whole = answer[name];
  // If the request fails, the widget gets the fields that the page has.
  if (whole === undefined && answer["isError"] !== true) return null;
  return createElement(component, { ...props, [prop]: whole ?? entity });
}
