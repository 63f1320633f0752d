// Findings that remain: rejections that depend on stored data, and server bugs that no schema can describe.
import type { Finding } from "./check-answer.ts";

/** Messages of a 400 for a valid request that conflicts with a record, a sum, or a state. */
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
  /** Patterns that must all match a place in the request. */
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
    why: "the text `null` is read as nothing, and a search for nothing fails on many lists, as an empty one does on some",
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
    why: "the cart is looked up where nobody expects that there is none",
  },
  {
    of: ["adminCreateInventoryItem"],
    outcome: /^500/,
    why: "a variant whose stock is managed has its thing in stock already",
  },
  {
    of: ["adminUpdateGiftCard"],
    outcome: /^500 new balance is invalid/,
    where: [/^balance$/],
    why: "a balance beyond the value of the card",
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
    why: "regions and variants of prices are not looked up before the database refuses them",
  },
  {
    of: ["adminCreateProductCategory", "adminUpdateProductCategory"],
    outcome: /^400 .* must be a string/,
    why: "the text `null` is read as null, and refused",
  },
  {
    of: ["adminCreateProduct", "adminUpdateProduct"],
    outcome: /^500/,
    where: [/^variants$/],
    why: "regions of the prices of variants are not looked up before the database refuses them",
  },
  {
    of: [],
    outcome: /^500/,
    where: [/^\?discount_condition_id$/],
    query: (query) => query.get("discount_condition_id") === "null",
    why: "the text `null` is read as nothing, and there is no condition of that id",
  },
  {
    of: ["adminListCollections"],
    outcome: /^500/,
    where: [/^\?q$/, /^\?discount_condition_id$/],
    why: "a search among the collections of a discount's condition asks for a column that two tables have",
  },
  {
    of: ["adminCreateDiscount", "adminUpdateDiscount"],
    outcome: /^400 Fixed discounts can have one region/,
    where: [/^regions$/],
    why: "how many regions there may be depends on the kind of the rule, which an update does not name",
  },
  {
    of: ["adminCreateDraftOrder", "adminUpdateDraftOrder", "storeUpdateCart"],
    outcome: /^500/,
    where: [/^(billing|shipping)_address$/],
    why: "the id of an address is not looked up before the database refuses it",
  },
  {
    of: ["adminCreateClaim"],
    outcome: /^400 Claim has type/,
    where: [/^refund_amount$/, /^type$/],
    why: "what is paid back has an amount only in a claim whose `type` is `refund`",
  },
  {
    of: ["adminUpdateClaim"],
    outcome: /^500/,
    where: [/^shipping_methods$/],
    why: "a claim that has a way of shipping takes no other",
  },
  {
    of: ["adminCreateReservation", "adminUpdateReservation"],
    outcome: /^500/,
    where: [/^quantity$/],
    why: "what is set aside of a thing is added up, and the sum is more than 32 bits hold",
  },
  {
    of: ["adminRequestUserPasswordToken"],
    outcome: /^500/,
    why: "a user who was made without a password has nothing to sign the token with",
  },
  {
    of: ["adminResetUserPassword", "storeResetCustomerPassword", "storeConfirmOrderAccess"],
    outcome: /^500/,
    where: [/^token$/],
    why: "a token that is out of date or forged is an error where nobody expects one",
  },
  {
    of: ["storeSetPaymentCollectionSessions"],
    outcome: /^500/,
    where: [/^sessions$/],
    why: "the amounts must add up to the amount of the collection, and a session must be one of its own",
  },
  {
    of: ["adminUpdateReservation"],
    outcome: /^response \/? ?must have required property 'reservation'/,
    why: "an update that changes nothing is answered with nothing",
  },
];

/** The reason why a finding is expected, or undefined. */
export function reasonFor(finding: Finding): string | undefined {
  const { operation, outcome, where } = finding;
  if (outcome.startsWith("400 ") && STATE_REFUSALS.some((words) => words.test(outcome)))
    return "of what is stored";
  return KNOWN_FINDINGS.find(
    (known) =>
      (known.of.length === 0 || known.of.includes(operation)) &&
      known.outcome.test(outcome) &&
      (known.where ?? []).every((name) => where.some((one) => name.test(one))) &&
      (known.query?.(new URL(finding.request.address, "http://localhost").searchParams) ?? true),
  )?.why;
}
