import { operationsOf, partsOf } from "./names.js";

/** Effects from the mildest to the most severe. */
const EFFECTS = ["additive", "reversible", "destructive", "money", "credentials"];

/** Signs of a severe write. Each sign has the mildest effect that a write with it can have. */
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
    // By the naming rule, "Remove" only removes a link.
    find: ({ verb, method }) => method === "delete" && verb !== "Remove" && "the method is DELETE",
  },
];

/** Writes that are milder than their signs suggest, each with the reason, from the server's source. */
const EXCUSED = new Map([
  ["adminDeleteRegionFulfillmentProvider", "unlinks; adding the provider again restores it"],
  ["adminDeleteRegionPaymentProvider", "unlinks; adding the provider again restores it"],
  ["adminDeleteStoreCurrency", "unlinks; prices in the currency stay, and it can be added again"],
  ["storeDeleteCartDiscount", "unlinks; the code can be entered again"],
  ["storeDeleteLineItem", "the same variant and quantity can be added to the cart again"],
  ["storeDeletePaymentSession", "nothing is authorized yet; a session can be created again"],
]);

/** A write must declare its effect, which must be at least as severe as its signs. A read declares no effect. */
export function Effects() {
  return {
    PathItem: {
      leave(item, ctx) {
        for (const [method, operation] of operationsOf(item)) {
          const effect = operation["x-effect"];
          const location = ctx.location.child([method, effect ? "x-effect" : "operationId"]);
          if (method === "get") {
            if (effect !== undefined)
              ctx.report({ message: "A read has no effect: remove x-effect.", location });
          } else if (!EFFECTS.includes(effect)) {
            ctx.report({
              message: `Add "x-effect:" with the gravest that this write can do: ${EFFECTS.join(", ")}. README.md defines each.`,
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

/** The reason why `x-milder` is wrong: it names an unknown field or effect, or it's milder than the signs of the other fields. */
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
    const graver = sign.effect === EFFECTS.at(-1) ? "" : " or graver";
    return `Write "x-effect: ${sign.effect}"${graver}: ${reason}. If it is milder all the same, excuse ${operationId} with a reason in rules/effects.js.`;
  }
  return undefined;
}

/** The fields of a body, including those of its mixins. */
function fieldsOf(schema, ctx, from) {
  if (!schema) return {};
  const { node, location } = ctx.resolve(schema, from);
  const mixins = (node?.allOf ?? []).map((one) => fieldsOf(one, ctx, location?.source.absoluteRef));
  return Object.assign({}, ...mixins, node?.properties);
}
