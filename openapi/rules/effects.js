import { operationsOf, partsOf } from "./names.js";

/** All effects, from the mildest to the most severe. */
const EFFECTS = ["additive", "reversible", "destructive", "money", "credentials"];

/** Signs of a severe write. `effect` is the mildest effect that a write with this sign can have. */
const SIGNS = [
  {
    effect: "credentials",
    find: ({ fields }) => {
      const secret = Object.keys(fields).find((name) => fields[name]?.["x-secret"] === true);
      return secret && `the body takes ${secret}`;
    },
  },
  {
    effect: "money",
    find: ({ verb }) =>
      /^(?:Authorize|Capture|Process|Refund)$/.test(verb) && `the name says ${verb}`,
  },
  {
    effect: "destructive",
    find: ({ fields }) =>
      "no_notification" in fields && "the body has no_notification, so it may send a message",
  },
  {
    effect: "destructive",
    find: ({ verb }) =>
      /^(?:Cancel|Complete|Confirm|Decline|Fulfill|Resend|Revoke)$/.test(verb) &&
      `the name says ${verb}`,
  },
  {
    effect: "destructive",
    // A DELETE whose verb is "Remove" only removes a link, according to the naming rule.
    find: ({ verb, method }) => method === "delete" && verb !== "Remove" && "the method is DELETE",
  },
];

/** Writes that are milder than their `SIGNS` suggest, each with the reason, which the server's source shows. */
const EXCUSED = new Map([
  ["adminDeleteRegionFulfillmentProvider", "unlinks; adding the provider again restores it"],
  ["adminDeleteRegionPaymentProvider", "unlinks; adding the provider again restores it"],
  ["adminDeleteStoreCurrency", "unlinks; prices in the currency stay, and it can be added again"],
  ["storeDeleteCartDiscount", "unlinks; the code can be entered again"],
  ["storeDeleteLineItem", "the same variant and quantity can be added to the cart again"],
  ["storeDeletePaymentSession", "nothing is authorized yet; a session can be created again"],
]);

/** Requires that a write declares an effect that is at least as severe as its `SIGNS` suggest, and that a read doesn't declare one. */
export function Effects() {
  return {
    PathItem: {
      leave(item, ctx) {
        for (const [method, operation] of operationsOf(item)) {
          const effect = operation["x-effect"];
          const location = ctx.location.child([method, effect ? "x-effect" : "operationId"]);
          if (method === "get") {
            if (effect !== undefined)
              ctx.report({ message: "A read can't have an effect. Remove x-effect.", location });
          } else if (!EFFECTS.includes(effect)) {
            ctx.report({
              message: `Add "x-effect:" with the most serious effect that this write can have: ${EFFECTS.join(", ")}. README.md defines the values.`,
              location,
            });
          } else {
            const message =
              (!EXCUSED.has(operation.operationId) && tooMild(effect, method, operation, ctx)) ||
              wrongMilder(method, operation, ctx);
            if (message) ctx.report({ message, location });
          }
        }
      },
    },
  };
}

/**
 * Returns the reason why `x-milder` is wrong: it lists no fields or an unknown one, or its effect is unknown, not milder than
 * `x-effect`, or milder than the remaining signs.
 */
function wrongMilder(method, operation, ctx) {
  const { "x-milder": milder, "x-effect": effect } = operation;
  if (milder === undefined) return undefined;
  const { effect: mild, without = [] } = milder;
  const fields = bodyFieldsOf(operation, ctx);
  const unknown = without.filter((name) => !(name in fields));
  if (without.length === 0 || unknown.length > 0)
    return `x-milder names fields that the body doesn't have: ${unknown.join(", ") || "none"}.`;
  if (!EFFECTS.includes(mild) || EFFECTS.indexOf(mild) >= EFFECTS.indexOf(effect))
    return `x-milder needs an effect that is milder than ${effect}.`;
  return tooMild(mild, method, operation, ctx, without);
}

const bodyFieldsOf = ({ requestBody }, ctx) =>
  fieldsOf(Object.values(requestBody?.content ?? {})[0]?.schema, ctx);

function tooMild(effect, method, operation, ctx, without = []) {
  const { operationId } = operation;
  const fields = Object.fromEntries(
    Object.entries(bodyFieldsOf(operation, ctx)).filter(([name]) => !without.includes(name)),
  );
  const verb = partsOf(operationId)?.verb ?? "";
  for (const sign of SIGNS) {
    const reason = sign.find({ fields, verb, method });
    if (!reason || EFFECTS.indexOf(effect) >= EFFECTS.indexOf(sign.effect)) continue;
    const graver = sign.effect === EFFECTS.at(-1) ? "" : " or a more serious effect";
    return `Write "x-effect: ${sign.effect}"${graver}: ${reason}. If the effect is milder anyway, add an exception for ${operationId} with a reason in rules/effects.js.`;
  }
  return undefined;
}

/** All fields of a body, including those of its mixins. */
function fieldsOf(schema, ctx, from) {
  if (!schema) return {};
  const { node, location } = ctx.resolve(schema, from);
  const mixins = (node?.allOf ?? []).map((one) => fieldsOf(one, ctx, location?.source.absoluteRef));
  return Object.assign({}, ...mixins, node?.properties);
}
