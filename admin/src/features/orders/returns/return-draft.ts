import type {
  AdminCreateClaimBody,
  AdminCreateSwapBody,
  AdminRequestReturnBody,
} from "@countertop/sdk/types";
import { refundable } from "../../../resources/order-balance.ts";
import type { Order } from "../order.ts";
import { refundOf, type ReturnableLine } from "./returnable.ts";

/** Kind of record to create: a return, an exchange, or a claim. */
export type Kind = "return" | "exchange" | "claim";
export const claimReasons = ["missing_item", "wrong_item", "production_failure", "other"] as const;
export type ClaimReason = (typeof claimReasons)[number];

/** The draft of a returned line. */
export interface LineDraft {
  quantity: number | null;
  /** The id of a return reason. For a claim, one of `claimReasons`. Empty if none is chosen. */
  reason: string;
  note: string;
  /** URLs of images. Used only for a claim. */
  pictures: readonly string[];
}
export const emptyLine: LineDraft = { quantity: 0, reason: "", note: "", pictures: [] };

/** An item to send to the customer, in an exchange or as a replacement. Its id is that of a variant. */
export interface AddedLine {
  id: string;
  title: string;
  quantity: number | null;
}

export interface ShippingChoice {
  /** The id of a shipping option. Empty if nothing is shipped. */
  option: string;
  price: number | null;
}

export const addressFields = [
  "first_name",
  "last_name",
  "address_1",
  "address_2",
  "postal_code",
  "city",
  "country_code",
  "phone",
] as const;
export type AddressDraft = Record<(typeof addressFields)[number], string>;
/** Fields that a delivery address requires. */
export const neededOfAddress = ["last_name", "address_1", "city", "country_code"] as const;

export interface Draft {
  kind: Kind;
  claimType: "refund" | "replace";
  lines: Readonly<Record<string, LineDraft>>;
  added: readonly AddedLine[];
  /** How the items are returned. */
  back: ShippingChoice;
  location: string;
  /** How the new items are shipped. */
  out: ShippingChoice;
  /** The delivery address, if it differs from the order's. */
  address: AddressDraft | undefined;
  /**
   * The refund that the operator entered. If undefined, the server calculates the refund of a return, and a claim refunds the
   * value of its items.
   */
  refund: number | null | undefined;
  notify: boolean;
}

/** The draft that the sheet starts with. The items return to the location that the order was fulfilled from. */
export const firstDraft = (kind: Kind, order: Order): Draft => ({
  kind,
  claimType: "refund",
  lines: {},
  added: [],
  back: { option: "", price: null },
  location:
    order.fulfillments?.find(({ location_id, canceled_at }) => location_id && !canceled_at)
      ?.location_id ?? "",
  out: { option: "", price: null },
  address: undefined,
  refund: undefined,
  notify: order.no_notification !== true,
});

/** True if items are sent to the customer, as an exchange or a replacement. */
export const sends = ({ kind, claimType }: Draft): boolean =>
  kind === "exchange" || (kind === "claim" && claimType === "replace");
/** True if the server creates a return, which can be received. For a claim, that requires return shipping. */
export const comesBack = ({ kind, back }: Draft): boolean => kind !== "claim" || back.option !== "";
/** True if the operator can set the refund, which is paid when a return is received, and immediately for a claim. */
export const pays = ({ kind, claimType }: Draft): boolean =>
  kind === "return" || (kind === "claim" && claimType === "refund");

export const chosenLines = ({ lines }: Draft): [string, LineDraft & { quantity: number }][] =>
  Object.entries(lines).flatMap(([id, line]) =>
    line.quantity !== null && line.quantity > 0
      ? [[id, { ...line, quantity: line.quantity }] as [string, LineDraft & { quantity: number }]]
      : [],
  );
const chosenAdded = ({ added }: Draft) =>
  added.flatMap(({ id, quantity }) => (quantity ? { variant_id: id, quantity } : []));

export type DraftProblem =
  | "noLines"
  | "tooMany"
  | "noReason"
  | "noAdded"
  | "noQuantity"
  | "noWayOut"
  | "noAddress"
  | "noAmount"
  | "tooMuch";

export const isWhole = (value: number | null | undefined) =>
  value != null && Number.isInteger(value) && value >= 0;

/** The first problem in the returned lines. */
export function problemOfLines(
  draft: Draft,
  returnable: readonly ReturnableLine[],
): DraftProblem | undefined {
  const left = new Map(returnable.map((line) => [line.item.id, line.remaining]));
  const all = Object.entries(draft.lines);
  if (all.some(([id, { quantity }]) => !isWhole(quantity) || (quantity ?? 0) > (left.get(id) ?? 0)))
    return "tooMany";
  const chosen = chosenLines(draft);
  if (chosen.length === 0) return "noLines";
  return draft.kind === "claim" && chosen.some(([, { reason }]) => reason === "")
    ? "noReason"
    : undefined;
}

export function problemOfAdded({ added }: Draft): DraftProblem | undefined {
  if (added.length === 0) return "noAdded";
  return added.some(({ quantity }) => !isWhole(quantity) || quantity === 0)
    ? "noQuantity"
    : undefined;
}

export function problemOfShipping(draft: Draft): DraftProblem | undefined {
  const { kind, back, out, address } = draft;
  if ([back, out].some(({ option, price }) => option !== "" && !isWhole(price))) return "noAmount";
  // The server doesn't fulfill a replacement that has no shipping option.
  if (kind === "claim" && sends(draft) && out.option === "") return "noWayOut";
  return sends(draft) && address && neededOfAddress.some((name) => address[name].trim() === "")
    ? "noAddress"
    : undefined;
}

/** The value of the returned lines. */
export const worthOf = (draft: Draft, returnable: readonly ReturnableLine[]): number => {
  const lineOf = new Map(returnable.map((line) => [line.item.id, line]));
  return chosenLines(draft).reduce(
    (sum, [id, { quantity }]) => sum + refundOf(lineOf.get(id), quantity),
    0,
  );
};

/** The highest refund. A claim's refund needs a captured payment, and a return's refund is made later. */
export const refundLimit = ({ kind }: Draft, order: Order): number =>
  kind === "claim" ? refundable(order) : (order.refundable_amount ?? 0);

/** A claim is refunded immediately. If that fails, the server keeps the claim, which then can't be canceled. */
export function problemOfRefund(
  draft: Draft,
  refundable: number,
  returnable: readonly ReturnableLine[],
): DraftProblem | undefined {
  const refund = draft.refund ?? (draft.kind === "claim" ? worthOf(draft, returnable) : undefined);
  if (!pays(draft) || refund === undefined) return undefined;
  if (!isWhole(refund)) return "noAmount";
  return refund > refundable ? "tooMuch" : undefined;
}

/** The part of the form that shows the problem. */
export type Place = "lines" | "added" | "shipping" | "refund";
export interface PlacedProblem {
  place: Place;
  problem: DraftProblem;
}

/** The first problem in the draft. */
export function problemOfDraft(
  draft: Draft,
  returnable: readonly ReturnableLine[],
  refundable: number,
): PlacedProblem | undefined {
  const problems: [Place, DraftProblem | undefined][] = [
    ["lines", problemOfLines(draft, returnable)],
    ["added", sends(draft) ? problemOfAdded(draft) : undefined],
    ["shipping", problemOfShipping(draft)],
    ["refund", problemOfRefund(draft, refundable, returnable)],
  ];
  for (const [place, problem] of problems) if (problem) return { place, problem };
  return undefined;
}

const item = ([item_id, { quantity, reason, note }]: [
  string,
  LineDraft & { quantity: number },
]) => ({
  item_id,
  quantity,
  ...(reason !== "" && { reason_id: reason }),
  ...(note.trim() !== "" && { note: note.trim() }),
});
const way = ({ option, price }: ShippingChoice) => ({
  option_id: option,
  ...(price !== null && { price }),
});

export function returnBody(draft: Draft): AdminRequestReturnBody {
  const { back, location, refund, notify } = draft;
  return {
    items: chosenLines(draft).map(item),
    ...(back.option !== "" && { return_shipping: way(back) }),
    ...(location !== "" && { location_id: location }),
    // The server ignores a refund of 0, and treats a negative one as 0.
    ...(refund != null && { refund: refund === 0 ? -1 : refund }),
    no_notification: !notify,
  };
}

export function swapBody(draft: Draft): AdminCreateSwapBody {
  const { back, out, location, notify } = draft;
  return {
    return_items: chosenLines(draft).map(item),
    additional_items: chosenAdded(draft),
    ...(back.option !== "" && { return_shipping: way(back) }),
    ...(location !== "" && { return_location_id: location }),
    ...(out.option !== "" && {
      custom_shipping_options: [{ option_id: out.option, price: out.price ?? 0 }],
    }),
    no_notification: !notify,
  };
}

/** A claim for a refund always sends the amount, because the server would calculate 0 for items that aren't shipped yet. */
export function claimBody(
  draft: Draft,
  returnable: readonly ReturnableLine[],
): AdminCreateClaimBody {
  const { claimType, back, out, location, address, notify } = draft;
  return {
    type: claimType,
    claim_items: chosenLines(draft).map(([item_id, { quantity, reason, note, pictures }]) => ({
      item_id,
      quantity,
      reason: reason as ClaimReason,
      ...(note.trim() !== "" && { note: note.trim() }),
      ...(pictures.length > 0 && { images: [...pictures] }),
    })),
    ...(back.option !== "" && { return_shipping: way(back) }),
    ...(location !== "" && comesBack(draft) && { return_location_id: location }),
    ...(sends(draft)
      ? {
          additional_items: chosenAdded(draft),
          ...(out.option !== "" && { shipping_methods: [way(out)] }),
          ...(address && {
            shipping_address: Object.fromEntries(
              Object.entries(address).filter(([, value]) => value.trim() !== ""),
            ),
          }),
        }
      : { refund_amount: draft.refund ?? worthOf(draft, returnable) }),
    no_notification: !notify,
  };
}
