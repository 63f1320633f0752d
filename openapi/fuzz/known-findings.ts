// What stays as it is: refusals that only what is stored can explain, and faults of the server that no schema can say.
import type { Finding } from "./check-answer.ts";

/** A well-formed request meets a record, a sum or a state that does not fit. Ends as 400 with words like these. */
const STATE_REFUSALS: readonly RegExp[] = [
  /not (been )?found|does not exist|do(es)?n't exist|No .* (exist|found)|invalid token|not valid$/i,
  /already|cannot|can't|can not|not allowed|unable to|not supported|must belong|must be in|not in region/i,
  /not able|no longer|doesn't cover|does not (have|belong|match|cover)|greater than|less than|must (first|have)/i,
  /contains errors|is missing|Missing (one|item)|Only one of|Failed XOR|is required|must be (in|one of) .* status/i,
  /insufficient|expired|requires|could not|no .* (left|session|payment)|is not (a|an|part|set|dynamic|associated)/i,
];

interface KnownFinding {
  readonly of: readonly string[];
  readonly outcome: RegExp;
  /** All of these must be in the request. */
  readonly where?: readonly RegExp[];
  readonly why: string;
}

export const KNOWN_FINDINGS: readonly KnownFinding[] = [
  {
    of: ["adminListOrders", "adminRetrieveOrder"],
    outcome: /^response \/orders?(\/\*)?\/items\/\* must have required property/,
    where: [/^\?(expand|fields)$/],
    why: "an `expand` without items leaves items that hold nothing but `refundable`",
  },
  {
    of: ["adminListProductCategories", "storeListProductCategories"],
    outcome: /^500/,
    where: [/^\?fields$/],
    why: "relations are sorted by rank and handle, so `fields` without them fails unless `expand` is empty",
  },
  {
    of: ["adminListNotifications"],
    outcome: /^500/,
    where: [/^\?fields$/],
    why: "sorted by `created_at`, which `fields` must name",
  },
  {
    of: [],
    outcome: /^500/,
    where: [/^\?order$/, /^\?fields(\[\])?$/],
    why: "lists cannot be ordered by a field that `fields` leaves out",
  },
  {
    of: [],
    outcome: /^500/,
    where: [/^\?q$/],
    why: "the text `null` is read as nothing, and a search for nothing fails; so does an empty one for currencies",
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
    of: ["adminUpdatePriceList", "adminAddPriceListPrices", "adminCreatePriceList"],
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
    of: ["adminUpdateReservation"],
    outcome: /^response \/? ?must have required property 'reservation'/,
    why: "an update that changes nothing is answered with nothing",
  },
];

/** Why a finding is expected, or undefined. */
export function reasonFor(finding: Finding): string | undefined {
  const { operation, outcome, where } = finding;
  if (outcome.startsWith("400 ") && STATE_REFUSALS.some((words) => words.test(outcome)))
    return "of what is stored";
  return KNOWN_FINDINGS.find(
    (known) =>
      (known.of.length === 0 || known.of.includes(operation)) &&
      known.outcome.test(outcome) &&
      (known.where ?? []).every((name) => where.some((one) => name.test(one))),
  )?.why;
}
