// Requests with one violation that the mock rejects and the server doesn't, and the server's reaction.
// conformance/refusals-differences.ts has the differences that the contract's examples show. Requests that follow the contract
// are not affected.
import { CRASHES, DIFFERENCES } from "../conformance/refusals-differences.ts";
import type { Json, Operation } from "../src/contract.ts";
import type { Violation, ViolationKind } from "./violations.ts";
import type { ViolationFinding } from "./fuzz-violations.ts";

interface KnownDifference {
  readonly kinds: readonly ViolationKind[];
  /** The affected operations. Default: all. */
  readonly of?: RegExp;
  readonly at?: RegExp;
  readonly value?: (value: Json | undefined) => boolean;
  /** The status that the server returns. */
  readonly server: RegExp;
  readonly why: string;
}

const ANY = /^(200|500)$/;

export const KNOWN_DIFFERENCES: readonly KnownDifference[] = [
  {
    kinds: ["wrong id"],
    // A quantity of 0 removes an item.
    of: /Delete|Remove|^storeUpdateLineItem$/,
    server: /^200$/,
    why: "taking out what is not there is no mistake",
  },
  {
    kinds: ["wrong id"],
    of: /Cart|LineItem|PaymentSession|CreateTaxLines/,
    at: /^(cart_)?id$/,
    server: /^500$/,
    why: "the cart is looked up where nobody expects that there is none",
  },
  {
    kinds: ["wrong id"],
    of: /^adminList|^adminAddCustomerGroupCustomers$/,
    server: /^200$/,
    why: "nobody looks whether there is such a record: it has none of what is asked for",
  },
  {
    kinds: ["wrong id"],
    of: /^storeRefreshPaymentSession$/,
    at: /^provider_id$/,
    server: /^200$/,
    why: "a cart without a session of that provider has nothing to refresh",
  },
  {
    kinds: ["wrong id"],
    of: /^storeCheckEmail$/,
    server: /^200$/,
    why: "an address without a customer, as far as the server can tell",
  },
  {
    kinds: ["parameter out of bounds", "bad format", "wrong type"],
    at: /_at(\[|$)/,
    server: ANY,
    why: "a date is whatever the language reads as one: February 30, a year beyond 9999, seconds before 1970, a list of one; some of it is none for the database, which fails",
  },
  {
    kinds: ["parameter out of bounds", "wrong parameter"],
    at: /^(limit|offset)$/,
    server: ANY,
    why: "`limit` and `offset` go to the database unchecked: a negative one fails, of a fraction it depends",
  },
  {
    kinds: ["parameter out of bounds", "wrong parameter"],
    at: /^(display_id|tax_rate|weight|length|height|width|inventory_quantity|quantity)(\[|$)/,
    server: ANY,
    why: "what is compared with a number goes to the database unchecked, which fails where it looks",
  },
  {
    kinds: ["unknown name"],
    server: ANY,
    why: "`expand`, `fields` and `order` go to the database unchecked, which fails at a name that it does not know, or to a place that leaves it out",
  },
  {
    kinds: ["wrong parameter"],
    at: /^(order|expand|fields)\[inner\]$/,
    server: ANY,
    why: "split at its commas, or handed on, before it is checked",
  },
  {
    kinds: ["wrong parameter"],
    at: /^(has|is|include|manage|allow|requires|admin)_\w+(\[inner\])?$/,
    server: ANY,
    why: "what is neither true nor false counts as no filter, or goes to the database, which fails",
  },
  {
    kinds: ["wrong parameter"],
    at: /^sales_channel_id\[inner\]$/,
    server: /^200$/,
    why: "an object counts as none, and the default channel takes its place",
  },
  {
    kinds: ["parameter out of bounds"],
    at: /^discount_condition_id$/,
    server: ANY,
    why: "an empty id counts as none, where there must be one",
  },
  {
    kinds: ["wrong parameter", "unknown value", "unknown parameter"],
    of: /^adminListBatchJobs$/,
    at: /_at(\[|$)/,
    server: /^500$/,
    why: "the filter goes to the database unchecked, which fails",
  },
  {
    kinds: ["null"],
    server: ANY,
    why: "a field that may be left out is not looked at where it is null: it counts as left out, or is used as it is",
  },
  {
    kinds: ["no body", "missing field"],
    of: /^admin(Add|Remove)CustomerGroupCustomers$|^storeCreateCustomerAddress$/,
    server: /^500$/,
    why: "used before it is checked",
  },
  {
    kinds: ["no body"],
    of: /^adminUpdateReservation$/,
    server: /^200$/,
    why: "an update that changes nothing is answered with nothing",
  },
  {
    kinds: ["unknown field", "missing field", "wrong type"],
    of: /^admin(Add|Remove)DiscountConditionResources$/,
    server: ANY,
    why: "the entries are not looked into",
  },
  {
    kinds: ["out of bounds"],
    value: (value) => typeof value === "string" && value !== "",
    server: ANY,
    why: "the bound of a text is what the database's index holds of the longest letters: beyond it fails, or takes more of short ones",
  },
  {
    kinds: ["out of bounds"],
    value: (value) => typeof value === "number",
    server: ANY,
    why: "the bound of a number is the database's, which fails; where it is not stored as it is, nobody looks",
  },
  {
    kinds: ["out of bounds"],
    value: (value) => value === "",
    server: ANY,
    why: "an empty text counts as none, or is used as it is",
  },
  {
    kinds: ["wrong type"],
    value: (value) => value === 1.5,
    server: ANY,
    why: "whether a number is whole is looked at by the database, which fails, or by nobody",
  },
  {
    kinds: ["unknown value"],
    of: /^(adminUpdateClaim|adminRefundOrder)$/,
    server: /^500$/,
    why: "only the database knows the values, and fails at another",
  },
  {
    kinds: ["wrong type"],
    at: /(^|\.)(metadata|context|data)$/,
    server: ANY,
    why: "the server keeps whatever it is given here; what reads it expects an object",
  },
  {
    kinds: ["wrong type"],
    at: /(^|\.)(prices\.(region_id|currency_code))$/,
    server: ANY,
    why: "only looked up: not found it is left out, or the database fails",
  },
  {
    kinds: ["wrong type"],
    at: /^(images|discounts)\[\]$/,
    of: /^admin(Create|Update)Product$|^adminUpdateOrder$/,
    server: /^200$/,
    why: "the entries are not looked into; what is no text is kept, or left out",
  },
  {
    kinds: ["wrong type"],
    of: /^adminRemoveTaxRate/,
    at: /\[\]$/,
    server: /^200$/,
    why: "the entries are not looked into; taking out what is not there is no mistake",
  },
  {
    kinds: ["wrong type"],
    at: /^no_notification$/,
    of: /^adminCreateFulfillment$/,
    server: /^200$/,
    why: "read as in a query: whatever is not the text `true` or `false` is dropped",
  },
  {
    kinds: ["wrong type"],
    of: /^adminCreateStockLocation$/,
    at: /^name$/,
    server: /^500$/,
    why: "used before it is checked",
  },
  {
    kinds: ["unknown field", "missing field", "wrong type", "out of bounds"],
    of: /^storeSetPaymentCollectionSessions$/,
    server: /^500$/,
    why: "the server refuses an entry where nobody expects it to, and fails",
  },
  {
    kinds: ["out of bounds", "wrong type"],
    of: /^storeSearchProducts$/,
    server: /^200$/,
    why: "passed on to the search service unread",
  },
];

/**
 * The key of a difference, such as `adminCreateProduct without title` or `adminListProducts ?limit`, like the differences of the
 * examples.
 */
const keyOf = (operation: string, { kind, at }: Pick<Violation, "kind" | "at">): string => {
  if (kind === "missing field") return `${operation} without ${at}`;
  return `${operation} ${/parameter|unknown name/.test(kind) ? "?" : ""}${at}`;
};

/** The reason why a difference is expected, or undefined. */
export function differenceFor(finding: ViolationFinding): string | undefined {
  const { operation, kind, at, value, server, mock, documented } = finding;
  if ((mock !== "refused" && kind !== "wrong id") || !documented) return undefined;
  const shown = DIFFERENCES[keyOf(operation, finding)];
  if (shown?.server === server) return shown.why;
  return KNOWN_DIFFERENCES.find(
    (known) =>
      known.kinds.includes(kind) &&
      (known.of?.test(operation) ?? true) &&
      (known.at?.test(at) ?? true) &&
      (known.value?.(value) ?? true) &&
      known.server.test(server),
  )?.why;
}

/** True for requests that are never sent, because they end the server's process. */
export const isFatal = ({ id }: Operation, violation: Violation): boolean =>
  keyOf(id, violation) in CRASHES || keyOf(id, violation).replace("[]", "") in CRASHES;
