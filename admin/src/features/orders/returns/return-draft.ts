import type {
  AdminCreateClaimBody,
  AdminCreateSwapBody,
  AdminRequestReturnBody,
} from "@countertop/sdk/types";
import { refundOf, type ReturnableLine } from "./returnable.ts";

/** Kind of record to create: a return, an exchange, or a claim. */
export type Kind = "return" | "exchange" | "claim";
export const claimReasons = ["missing_item", "wrong_item", "production_failure", "other"] as const;
export type ClaimReason = (typeof claimReasons)[number];

/** Draft of a returned line. */
export interface LineDraft {
  quantity: number | null;
  /** The id of a return reason. For a claim, the problem of the item. */
  reason: string;
  note: string;
  /** URLs of images. Only for a claim. */
  pictures: readonly string[];
}
export const emptyLine: LineDraft = { quantity: 0, reason: "", note: "", pictures: [] };

/** A line that is sent to the customer, with its unit price including tax. */
export interface AddedLine {
  id: string;
  title: string;
  quantity: number | null;
}

export interface ShippingChoice {
  /** The id of a shipping option. Empty for no shipping. */
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
/** Fields without which an address can't be delivered to. */
export const neededOfAddress = ["last_name", "address_1", "city", "country_code"] as const;

export interface Draft {
  kind: Kind;
  claimType: "refund" | "replace";
  lines: Readonly<Record<string, LineDraft>>;
  added: readonly AddedLine[];
  /** Shipping of the returned items. */
  back: ShippingChoice;
  location: string;
  /** Shipping of the new items. */
  out: ShippingChoice;
  /** Delivery address, if it isn't the order's. */
  address: AddressDraft | undefined;
  /** Refund that the operator entered; without one, the server calculates it. */
  refund: number | null | undefined;
  notify: boolean;
}

/** True if items are sent to the customer: in exchange, or as a replacement. */
export const sends = ({ kind, claimType }: Draft): boolean =>
  kind === "exchange" || (kind === "claim" && claimType === "replace");
/**
 * True if the server creates a return, which is received later. For a claim, it does so only with return shipping
 * (`services/claim`).
 */
export const comesBack = ({ kind, back }: Draft): boolean => kind !== "claim" || back.option !== "";
/** True if the operator sets the refund: a return pays it when it is received, a claim immediately. */
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

/** The first problem with the returned lines. */
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
  // The server doesn't fulfill a replacement without a shipping option.
  if (kind === "claim" && sends(draft) && out.option === "") return "noWayOut";
  return sends(draft) && address && neededOfAddress.some((name) => address[name].trim() === "")
    ? "noAddress"
    : undefined;
}

export function problemOfRefund(draft: Draft, refundable: number): DraftProblem | undefined {
  const { refund } = draft;
  if (!pays(draft) || refund === undefined) return undefined;
  if (!isWhole(refund)) return "noAmount";
  return (refund ?? 0) > refundable ? "tooMuch" : undefined;
}

/** A part of the sheet. */
export type Place = "lines" | "added" | "shipping" | "refund";
export interface PlacedProblem {
  place: Place;
  problem: DraftProblem;
}

/** The first problem of the draft. */
export function problemOfDraft(
  draft: Draft,
  returnable: readonly ReturnableLine[],
  refundable: number,
): PlacedProblem | undefined {
  const problems: [Place, DraftProblem | undefined][] = [
    ["lines", problemOfLines(draft, returnable)],
    ["added", sends(draft) ? problemOfAdded(draft) : undefined],
    ["shipping", problemOfShipping(draft)],
    ["refund", problemOfRefund(draft, refundable)],
  ];
  for (const [place, problem] of problems) if (problem) return { place, problem };
  return undefined;
}

/** An estimate with tax, calculated before a request is sent. */
export interface Preview {
  returned: number;
  backShipping: number;
  added: number;
  outShipping: number;
  /** The amount that the customer has to pay. A negative amount is paid back to the customer. */
  difference: number;
}

export interface Prices {
  /** Unit price of a variant in the order's region. */
  variants: ReadonlyMap<string, number>;
  /** Tax factor of a shipping option, such as 1.19. */
  shippingTax: ReadonlyMap<string, number>;
}

export function previewOf(
  draft: Draft,
  returnable: readonly ReturnableLine[],
  prices: Prices,
): Preview {
  const lineOf = new Map(returnable.map((line) => [line.item.id, line]));
  const returned = chosenLines(draft).reduce(
    (sum, [id, { quantity }]) => sum + refundOf(lineOf.get(id), quantity),
    0,
  );
  const costOf = ({ option, price }: ShippingChoice) =>
    option === "" ? 0 : Math.round((price || 0) * (prices.shippingTax.get(option) ?? 1));
  const added = sends(draft)
    ? draft.added.reduce(
        (sum, { id, quantity }) => sum + (prices.variants.get(id) ?? 0) * (quantity || 0),
        0,
      )
    : 0;
  const [backShipping, outShipping] = [costOf(draft.back), sends(draft) ? costOf(draft.out) : 0];
  // The customer doesn't pay for a claim, even if items are sent.
  if (draft.kind === "claim") {
    const difference = pays(draft) ? -(draft.refund ?? returned) : 0;
    return { returned, backShipping, added, outShipping, difference };
  }
  const given = returned - backShipping;
  const difference =
    draft.kind === "exchange" ? added + outShipping - given : -(draft.refund ?? given);
  return { returned, backShipping, added, outShipping, difference };
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
    // The server treats 0 as missing, and a negative amount as zero.
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

export function claimBody(draft: Draft): AdminCreateClaimBody {
  const { claimType, back, out, location, address, refund, notify } = draft;
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
      : refund != null && { refund_amount: refund }),
    no_notification: !notify,
  };
}
