/**
 * Derives names from a path and an operation id. They are in one module, because the rules, the bundler, and the contract's
 * readers must agree on them.
 */

/**
 * The only verbs that operation ids may use. Add one only if none of them fits, because verbs become part of hook and method
 * names.
 */
export const VERBS = [
  "Accept",
  "Add",
  "Archive",
  "Authorize",
  "Calculate",
  "Cancel",
  "Capture",
  "Check",
  "Complete",
  "Confirm",
  "Create",
  "Decline",
  "Delete",
  "Fulfill",
  "List",
  "Mark",
  "Process",
  "Receive",
  "Refresh",
  "Refund",
  "Remove",
  "Request",
  "Resend",
  "Reserve",
  "Reset",
  "Retrieve",
  "Revoke",
  "Run",
  "Search",
  "Select",
  "Set",
  "Update",
  "Upload",
];

/** Parses `/admin/products/{id}` into `{ area: "admin", slug: "products", file: "admin_products_{id}.yaml" }`. */
export function namesOf(path) {
  const segments = path.split("/").filter(Boolean);
  return { area: segments[0], slug: segments[1], file: `${segments.join("_")}.yaml` };
}

/**
 * Parses `adminListProducts` into `{ area: "admin", verb: "List", noun: "Products" }`. Returns undefined if the id has a
 * different form.
 */
export function partsOf(operationId) {
  const match = /^(admin|store)([A-Z][a-z]+)([A-Z][A-Za-z]*)$/.exec(operationId ?? "");
  if (!match || !VERBS.includes(match[2])) return undefined;
  return { area: match[1], verb: match[2], noun: match[3] };
}

const METHODS = ["get", "post", "delete"];

/** The operations of a path item, as pairs of method and operation. */
export function operationsOf(item) {
  return METHODS.filter((method) => item[method]).map((method) => [method, item[method]]);
}
