import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = import.meta.dirname;
const sources = globSync("{features,patterns}/**/*.{ts,tsx}", { cwd: root }).filter(
  (file) => !/\.test(-d)?\./.test(file),
);
const filesWith = (pattern: RegExp) =>
  sources.filter((file) => pattern.test(readFileSync(join(root, file), "utf8"))).toSorted();

/** Functions that merge the input with the record as the server returns it right before saving. */
const merge = /\b(useRecordEdit|useRecordForm|useResourceForm|useConflict)(<.*)?\(/;

/** Forms that don't use any of these functions, with the reason. */
const otherForms: Record<string, string> = {
  "features/discounts/codes-drawer.tsx": "creates codes",
  "features/discounts/condition-drawer.tsx": "creates a condition",
  "features/discounts/discount-create-page.tsx": "creates a discount",
  "features/gift-cards/issue-drawer.tsx": "creates a gift card",
  "features/inventory-items/move-stock.tsx": "adds differences to the present counts",
  "features/orders/fulfillments/allocate-drawer.tsx": "reads the reservations before each save",
  "features/orders/fulfillments/fulfill-drawer.tsx": "creates a fulfillment",
  "features/orders/fulfillments/ship-drawer.tsx": "creates a shipment",
  "features/orders/list/ship-orders.tsx": "creates shipments",
  "features/orders/payments/refund-drawer.tsx": "creates a refund",
  "features/orders/record/resend-drawer.tsx": "sends a notification",
  "features/orders/record/shipping-method-drawer.tsx": "adds a shipping method",
  "features/orders/record/transfer-drawer.tsx": "one choice that replaces the last",
  "features/price-lists/price-list-wizard.tsx": "creates a price list",
  "features/product-categories/category-drawer.tsx": "creates a category",
  "features/product-values/values-drawer.tsx": "reads the variants before each save",
  "features/products/create/use-product-create.ts": "creates a product",
  "features/products/gift-card/create-drawer.tsx": "creates a product",
  "features/products/gift-card/denomination-drawer.tsx": "creates a variant",
  "features/products/stock/stock-drawer.tsx": "compares each count with the present one",
  "features/products/variants/add-variants-drawer.tsx": "creates variants",
  "features/products/variants/options-drawer.tsx": "reads the options before each save",
  "features/products/variants/variant-order-drawer.tsx": "one order that replaces the last",
  "features/regions/create-region.tsx": "creates a region",
  "features/users/add-user.tsx": "creates a user",
  "patterns/fields/create-drawer.tsx": "creates a record",
};

it("all forms for stored values merge changes", () => {
  const forms = filesWith(/\buse(EditForm|RecordEdit|RecordForm|ResourceForm)(<[^>]*>)?\(/);
  const merged = new Set(filesWith(merge));
  expect(forms.filter((file) => !merged.has(file) && file !== "patterns/form/form.tsx")).toEqual(
    Object.keys(otherForms).toSorted(),
  );
});

/** The module that saves each grid. Undefined for a grid without stored values. */
const grids: Record<string, string | undefined> = {
  "features/inventory-items/counts-grid.tsx": "patterns/stock/use-save-levels.ts",
  "features/price-lists/price-list-grid.tsx": "features/price-lists/save-prices.ts",
  // A new price list doesn't have stored values yet.
  "features/price-lists/wizard-grid.tsx": undefined,
  "features/products/prices/price-grid.tsx": "features/products/prices/price-grid-save.ts",
  "features/products/stock/stock-grid.tsx": "features/products/stock/stock-grid-save.ts",
};

it("all grids for stored values merge changes", () => {
  expect(filesWith(/<GridModal$|<GridModal /m)).toEqual(Object.keys(grids));
  // Both functions read the rows again right before they write them.
  const merging = filesWith(/\b(saveFromNow|saveParts)(<[^>]*>)?\(/);
  expect(Object.values(grids).filter((file) => file && !merging.includes(file))).toEqual([]);
});

/** Modules that update stored records without such a form or grid, and how each keeps other operators' changes. */
const otherUpdates: Record<string, string> = {
  "features/analytics/usage-data-page.tsx": "one choice that replaces the last",
  "features/batch-jobs/use-batch-jobs.ts": "refreshes lists after an import",
  "features/discounts/codes-drawer.tsx": "turns a new template on",
  "features/discounts/write-whole.ts": "turns a new discount on",
  "features/draft-orders/record/draft-actions.ts": "declares forms of actions, which merge",
  "features/draft-orders/record/draft-codes.tsx": "reads the codes before each save",
  "features/draft-orders/record/draft-fields.tsx": "declares fields of forms that merge",
  "features/draft-orders/record/write-items.ts":
    "reads the shipping before each change of items, and restores it",
  "features/orders/edits/use-edit-actions.ts": "reads the edit before each change",
  "features/orders/fulfillments/allocate-drawer.tsx": "reads the reservations before each save",
  "features/orders/record/transfer-drawer.tsx": "one choice that replaces the last",
  "features/orders/returns/claim-draft.ts": "merges",
  "features/orders/returns/update-claim.tsx": "merges with withTheirs",
  "features/price-lists/list-prices.ts": "declares the type of the body",
  "features/price-lists/save-new-list.ts":
    "reads the prices of the created list before it replaces them",
  "features/price-lists/save-prices.ts": "reads the prices before each save",
  "features/product-categories/category-moves.ts": "reads the tree before each move",
  "features/product-import/use-product-import.ts": "refreshes lists after an import",
  "features/product-values/values-save.ts": "reads the variants before each save",
  "features/products/create/create-save.ts": "fills a product that it has created",
  "features/products/list/product-columns.tsx":
    "declares a cell of a list, which save-cell.tsx saves",
  "features/products/prices/price-grid-data.ts": "declares the type of the body",
  "features/products/prices/price-grid-save.ts": "reads the prices before each save",
  "features/products/stock/stock-drawer.tsx": "compares each count with the present one",
  "features/products/stock/stock-grid-save.ts": "reads the quantities before each save",
  "features/products/variants/options-drawer.tsx": "reads the options before each save",
  "features/products/variants/product-variants.tsx":
    "names the operation whose resources are read again",
  "features/products/variants/use-variant-bulk.tsx": "one choice that replaces the last",
  "features/products/variants/use-variant-cells.ts":
    "passes each edit to useCellEdits, which asks after another operator's change",
  "features/products/variants/variant-form.ts": "declares fields of a form that merges",
  "features/products/variants/variant-metadata.tsx": "uses the metadata editor, which merges",
  "features/products/variants/variant-order-drawer.tsx": "one order that replaces the last",
  "features/shipping-profiles/delete-profile.tsx": "moves what the profile contains now",
  "features/shipping-profiles/profile-products.ts": "adds single records, and moves single ones",
  "features/shipping-profiles/shipping-profiles.tsx": "adds and removes single records",
  "features/store/currencies-page.tsx": "one choice that replaces the last",
  "patterns/list/list-view-manager.tsx": "names the operation whose resources are read again",
  "patterns/list/write-shared-view.ts": "writes one key of its own, and reads it afterwards",
  "patterns/stock/level-queries.ts": "writes one step, which use-save-levels.ts computes",
  "patterns/stock/use-save-levels.ts": "reads the levels before each save",
};

it("all remaining updates of stored values keep other operators' changes", () => {
  const updates = filesWith(/\b(use)?[aA]dminUpdate[A-Z]\w*/);
  const merged = new Set(filesWith(merge));
  expect(updates.filter((file) => !merged.has(file))).toEqual(Object.keys(otherUpdates));
});
