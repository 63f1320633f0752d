// Findings that can't be fixed: rejections that depend on stored data, and server bugs that no schema can describe.
import type { Finding } from "./check-answer.ts";

/** Messages with which the server rejects a valid request (400), because it conflicts with a record, a sum, or a state. */
const STATE_REFUSALS: readonly RegExp[] = [
  /not (been )?found|does not exist|do(es)?n't exist|No .* (exist|found)|invalid token|not valid$/i,
  /already|cannot|can't|can not|not allowed|unable to|not supported|must belong|must be in|not in region/i,
  /not able|no longer|doesn't cover|does not (have|belong|match|cover)|greater than|less than|must (first|have|be canceled|be provided)/i,
  /contains errors|is missing|Missing (one|item)|Only (one|<n> can be) |Invalid (currency|country) code|invalid line item|not available in region|Failed XOR|is required|must be (in|one of) .* status/i,
  /insufficient|expired|requires|could not|no .* (left|session|payment)|is not (a|an|part|set|dynamic|associated)/i,
];

interface KnownFinding {
  readonly of: readonly string[];
  readonly outcome: RegExp;
  /** Patterns. Each must match at least one part of the request. */
  readonly where?: readonly RegExp[];
  /** Additional conditions on the query, if a name isn't enough. */
  readonly query?: (query: URLSearchParams) => boolean;
  readonly why: string;
}

export const KNOWN_FINDINGS: readonly KnownFinding[] = [
  {
    of: [],
    outcome: /^500/,
    where: [/^\?q$/],
    query: (query) => ["", "null"].includes(query.get("q") ?? ""),
    why: "the server parses the text `null` as a null value. Many lists fail with such a search, and some also with an empty one",
  },
  {
    of: [
      "storeListProducts",
      "storeRetrieveProduct",
      "storeListVariants",
      "storeRetrieveVariant",
      "adminListVariants",
    ],
    outcome: /^500/,
    where: [/^\?cart_id$/],
    why: "the server looks the cart up without handling a missing one",
  },
  {
    of: ["adminCreateInventoryItem"],
    outcome: /^500/,
    why: "a variant with managed stock already has an inventory item",
  },
  {
    of: ["adminUpdateGiftCard"],
    outcome: /^500 new balance is invalid/,
    where: [/^balance$/],
    why: "the balance is higher than the card's value",
  },
  {
    of: [
      "adminUpdatePriceList",
      "adminAddPriceListPrices",
      "adminCreatePriceList",
      "adminCreateVariant",
      "adminUpdateVariant",
    ],
    outcome: /^500/,
    where: [/^prices$/],
    why: "the server doesn't look up the prices' regions and variants, so the database rejects unknown ones",
  },
  {
    of: ["adminCreateProductCategory", "adminUpdateProductCategory"],
    outcome: /^400 .* must be a string/,
    why: "the server parses the text `null` as a null value, and rejects it",
  },
  {
    of: ["adminCreateProduct", "adminUpdateProduct"],
    outcome: /^500/,
    where: [/^variants$/],
    why: "the server doesn't look up the regions of the variants' prices, so the database rejects unknown ones",
  },
  {
    of: [],
    outcome: /^500/,
    where: [/^\?discount_condition_id$/],
    query: (query) => query.get("discount_condition_id") === "null",
    why: "the server parses the text `null` as a null value, which isn't a condition's id",
  },
  {
    of: ["adminListCollections"],
    outcome: /^500/,
    where: [/^\?q$/, /^\?discount_condition_id$/],
    why: "a search with a discount condition queries a column that exists in two tables",
  },
  {
    of: ["adminCreateDiscount", "adminUpdateDiscount"],
    outcome: /^400 Fixed discounts can have one region/,
    where: [/^regions$/],
    why: "the number of allowed regions depends on the type of the rule, which an update doesn't contain",
  },
  {
    of: ["adminCreateDraftOrder", "adminUpdateDraftOrder", "storeUpdateCart"],
    outcome: /^500/,
    where: [/^(billing|shipping)_address$/],
    why: "the server doesn't look up the address's id, so the database rejects an unknown one",
  },
  {
    of: ["adminCreateClaim"],
    outcome: /^400 Claim has type/,
    where: [/^refund_amount$/, /^type$/],
    why: "only a claim of the `type` `refund` can have a refund amount",
  },
  {
    of: ["adminUpdateClaim"],
    outcome: /^500/,
    where: [/^shipping_methods$/],
    why: "a claim with a shipping method can't get another one",
  },
  {
    of: ["adminCreateReservation", "adminUpdateReservation"],
    outcome: /^500/,
    where: [/^quantity$/],
    why: "the server adds up an item's reservations, and the sum exceeds 32 bits",
  },
  {
    of: ["adminRequestUserPasswordToken"],
    outcome: /^500/,
    why: "a user without a password has no secret to sign the token with",
  },
  {
    of: ["adminResetUserPassword", "storeResetCustomerPassword", "storeConfirmOrderAccess"],
    outcome: /^500/,
    where: [/^token$/],
    why: "the server doesn't handle the error of an expired or forged token",
  },
  {
    of: ["storeSetPaymentCollectionSessions"],
    outcome: /^500/,
    where: [/^sessions$/],
    why: "the amounts must add up to the collection's amount, and each session must belong to the collection",
  },
];

/** Returns the reason why a finding is expected, or undefined. */
export function reasonFor(finding: Finding): string | undefined {
  const { operation, outcome, where } = finding;
  if (outcome.startsWith("400 ") && STATE_REFUSALS.some((words) => words.test(outcome)))
    return "the stored records don't allow the request";
  return KNOWN_FINDINGS.find(
    (known) =>
      (known.of.length === 0 || known.of.includes(operation)) &&
      known.outcome.test(outcome) &&
      (known.where ?? []).every((name) => where.some((one) => name.test(one))) &&
      (known.query?.(new URL(finding.request.address, "http://localhost").searchParams) ?? true),
  )?.why;
}
