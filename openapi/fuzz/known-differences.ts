// Requests with one violation that the mock rejects, but that the server accepts or answers with 500.
// conformance/refusals-differences.ts lists the differences for requests that are made from the contract's examples. None of
// this affects requests that follow the contract.
import { CRASHES, DIFFERENCES } from "../conformance/refusals-differences.ts";
import type { Json, Operation } from "../src/contract.ts";
import type { Violation, ViolationKind } from "./violations.ts";
import type { ViolationFinding } from "./fuzz-violations.ts";

interface KnownDifference {
  readonly kinds: readonly ViolationKind[];
  /** The operations with this difference. Default: all. */
  readonly of?: RegExp;
  readonly at?: RegExp;
  readonly value?: (value: Json | undefined) => boolean;
  /** Matches the status that the server returns. */
  readonly server: RegExp;
  readonly why: string;
}

const ANY = /^(200|500)$/;

export const KNOWN_DIFFERENCES: readonly KnownDifference[] = [
  {
    kinds: ["wrong id"],
    // `storeUpdateLineItem` also removes an item, because the quantity is 0.
    of: /Delete|Remove|^storeUpdateLineItem$/,
    server: /^200$/,
    why: "removing something that isn't there succeeds",
  },
  {
    kinds: ["wrong id"],
    of: /Cart|LineItem|PaymentSession|CreateTaxLines/,
    at: /^(cart_)?id$/,
    server: /^500$/,
    why: "the server looks the cart up without handling a missing one",
  },
  {
    kinds: ["wrong id"],
    of: /^adminList|^adminAddCustomerGroupCustomers$/,
    server: /^200$/,
    why: "the server doesn't check that the record exists, and returns an empty list",
  },
  {
    kinds: ["wrong id"],
    of: /^storeRefreshPaymentSession$/,
    at: /^provider_id$/,
    server: /^200$/,
    why: "the cart has no session of that provider to refresh",
  },
  {
    kinds: ["wrong id"],
    of: /^storeCheckEmail$/,
    server: /^200$/,
    why: "the server treats the address as one without a customer",
  },
  {
    kinds: ["parameter out of bounds", "bad format", "wrong type"],
    at: /_at(\[|$)/,
    server: ANY,
    why: "the server accepts every date that JavaScript parses (February 30, a year beyond 9999, a negative timestamp, a list with one entry); the database rejects some of them",
  },
  {
    kinds: ["parameter out of bounds", "wrong parameter"],
    at: /^(limit|offset)$/,
    server: ANY,
    why: "the server passes `limit` and `offset` to the database unchecked: a negative one fails, and a fraction may",
  },
  {
    kinds: ["parameter out of bounds", "wrong parameter"],
    at: /^(display_id|tax_rate|weight|length|height|width|inventory_quantity|quantity)(\[|$)/,
    server: ANY,
    why: "the server passes the operand of a comparison to the database unchecked, which may fail",
  },
  {
    kinds: ["unknown name"],
    server: ANY,
    why: "the server passes `expand`, `fields`, and `order` on unchecked: the database fails at an unknown name, or the name is ignored",
  },
  {
    kinds: ["wrong parameter"],
    at: /^(order|expand|fields)\[inner\]$/,
    server: ANY,
    why: "split at its commas or passed on before it is checked",
  },
  {
    kinds: ["wrong parameter"],
    at: /^(has|is|include|manage|allow|requires|admin)_\w+(\[inner\])?$/,
    server: ANY,
    why: "a value that is neither true nor false is ignored, or passed to the database, which fails",
  },
  {
    kinds: ["wrong parameter"],
    at: /^sales_channel_id\[inner\]$/,
    server: /^200$/,
    why: "an object is ignored, and the default channel is used",
  },
  {
    kinds: ["parameter out of bounds"],
    at: /^discount_condition_id$/,
    server: ANY,
    why: "an empty id is treated as a missing one, although one is required",
  },
  {
    kinds: ["wrong parameter", "unknown value", "unknown parameter"],
    of: /^adminListBatchJobs$/,
    at: /_at(\[|$)/,
    server: /^500$/,
    why: "the server passes the filter to the database unchecked, which fails",
  },
  {
    kinds: ["null"],
    server: ANY,
    why: "an optional field that is null isn't checked: it is treated as missing, or used unchanged",
  },
  {
    kinds: ["no body", "missing field"],
    of: /^admin(Add|Remove)CustomerGroupCustomers$|^storeCreateCustomerAddress$/,
    server: /^500$/,
    why: "the server uses the value before it checks it",
  },
  {
    kinds: ["no body"],
    of: /^adminUpdateReservation$/,
    server: /^200$/,
    why: "the response to an update that changes nothing is empty",
  },
  {
    kinds: ["unknown field", "missing field", "wrong type"],
    of: /^admin(Add|Remove)DiscountConditionResources$/,
    server: ANY,
    why: "the server doesn't check the entries",
  },
  {
    kinds: ["out of bounds"],
    value: (value) => typeof value === "string" && value !== "",
    server: ANY,
    why: "the limit of a string is the limit of the database's index for the longest characters: a longer string fails, unless its characters are short",
  },
  {
    kinds: ["out of bounds"],
    value: (value) => typeof value === "number",
    server: ANY,
    why: "the limit of a number is the database's, which fails; the server doesn't check a number that isn't stored unchanged",
  },
  {
    kinds: ["out of bounds"],
    value: (value) => value === "",
    server: ANY,
    why: "an empty text is treated as missing, or used unchanged",
  },
  {
    kinds: ["wrong type"],
    value: (value) => value === 1.5,
    server: ANY,
    why: "only the database checks that a number is an integer, and only if the number is stored",
  },
  {
    kinds: ["unknown value"],
    of: /^(adminUpdateClaim|adminRefundOrder)$/,
    server: /^500$/,
    why: "only the database checks the value, and fails at unknown ones",
  },
  {
    kinds: ["wrong type"],
    at: /(^|\.)(metadata|context|data)$/,
    server: ANY,
    why: "the server stores any value here, but readers expect an object",
  },
  {
    kinds: ["wrong type"],
    at: /(^|\.)(prices\.(region_id|currency_code))$/,
    server: ANY,
    why: "an unknown id is ignored, or the database fails",
  },
  {
    kinds: ["wrong type"],
    at: /^(images|discounts)\[\]$/,
    of: /^admin(Create|Update)Product$|^adminUpdateOrder$/,
    server: /^200$/,
    why: "the server doesn't check the entries: it stores or ignores those that aren't text",
  },
  {
    kinds: ["wrong type"],
    of: /^adminRemoveTaxRate/,
    at: /\[\]$/,
    server: /^200$/,
    why: "the server doesn't check the entries, and removing something that isn't there succeeds",
  },
  {
    kinds: ["wrong type"],
    at: /^no_notification$/,
    of: /^adminCreateFulfillment$/,
    server: /^200$/,
    why: "parsed as in a query: every value except the texts `true` and `false` is ignored",
  },
  {
    kinds: ["wrong type"],
    of: /^adminCreateStockLocation$/,
    at: /^name$/,
    server: /^500$/,
    why: "the server uses the value before it checks it",
  },
  {
    kinds: ["unknown field", "missing field", "wrong type", "out of bounds"],
    of: /^storeSetPaymentCollectionSessions$/,
    server: /^500$/,
    why: "the server rejects an entry without handling its own error, and fails",
  },
  {
    kinds: ["out of bounds", "wrong type"],
    of: /^storeSearchProducts$/,
    server: /^200$/,
    why: "passed on to the search service unchecked",
  },
];

/**
 * The key of a difference, such as `adminCreateProduct without title` or `adminListProducts ?limit`. The differences of the
 * examples have the same keys.
 */
const keyOf = (operation: string, { kind, at }: Pick<Violation, "kind" | "at">): string => {
  if (kind === "missing field") return `${operation} without ${at}`;
  return `${operation} ${/parameter|unknown name/.test(kind) ? "?" : ""}${at}`;
};

/** Returns the reason why a difference is expected, or undefined. */
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

/** True for requests that must not be sent, because they end the server's process. */
export const isFatal = ({ id }: Operation, violation: Violation): boolean =>
  keyOf(id, violation) in CRASHES || keyOf(id, violation).replace("[]", "") in CRASHES;
