// A table of edits for a sample of rows in reports/spec-coverage.md. An edit disables the behavior that a row describes, and
// the row's test must then fail. `search` must occur only once in the file. This file is long because it's a table.
export interface Mutation {
  readonly row: string;
  readonly file: string;
  readonly search: string;
  readonly replace: string;
  /** The test's `file › title`, as in the row. */
  readonly test: string;
}

export type Kind = "unit" | "component" | "end-to-end";

export const kindOf = (test: string): Kind =>
  /\.e2e\.ts /.test(test)
    ? "end-to-end"
    : /\.browser\.test\.tsx? /.test(test)
      ? "component"
      : "unit";

/** Patterns that find a test by its titles. Titles of parameterized tests contain placeholders. */
export const patternOf = (titles: readonly string[]): string[] =>
  titles.map((title) =>
    title
      .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
      .replaceAll(/%[a-z]|\\\$\\\{[^}]*\}|\\\$[\w.]+/g, ".*"),
  );

const REDUCER = "storefront-kit/src/session-cart/reducer.ts";
const PRICES = "storefront-kit/src/prices.ts";
const RETRY = "sdk/src/http/retry.ts";
const AUTH = "sdk/src/http/auth.ts";
const CREDENTIALS = "sdk/src/http/steps/credentials.ts";
const I18N = "admin/src/lib/i18n.ts";
const JOBS = "admin/src/features/batch-jobs/batch-job-queries.ts";
const WIZARD = "admin/src/patterns/form/wizard.tsx";
const PREFERENCES = "admin/src/features/analytics/preferences-form.tsx";

export const MUTATIONS: readonly Mutation[] = [
  {
    row: "3.10",
    file: "admin/src/lib/languages.ts",
    search: `  sl: `,
    replace: `  sq: `,
    test: "admin/src/lib/i18n.test.ts › the language › is one of 21, sorted by code",
  },
  {
    row: "4.02",
    file: REDUCER,
    search: "[...without(state.items, item.variant.id), item]",
    replace: "[...state.items, item]",
    test: "storefront-kit/src/session-cart/reducer.test.ts › addItem › replaces an item of the same variant, and adds the new one at the end",
  },
  {
    row: "4.08",
    file: REDUCER,
    search: "sum + quantity * total",
    replace: "sum + total",
    test: "storefront-kit/src/session-cart/reducer.test.ts › the totals › of the cart are the sum of quantity times price, and the sum of quantities in totalItems",
  },
  {
    row: "4.18",
    file: JOBS,
    search: "const SECONDS = [2, 5, 10, 15, 30, 60]",
    replace: "const SECONDS = [2, 5, 10, 15, 45, 60]",
    test: "admin/src/features/batch-jobs/batch-job-queries.test.ts › polling › backs off after each poll, even if it failed, and restarts at 2 seconds after a reset",
  },
  {
    row: "4.19",
    file: JOBS,
    search: "void (since = pollsOf(query))",
    replace: "void pollsOf(query)",
    test: "admin/src/features/batch-jobs/batch-job-queries.test.ts › polling › backs off after each poll, even if it failed, and restarts at 2 seconds after a reset",
  },
  {
    row: "5.05",
    file: REDUCER,
    search: `if (!isFilled(action.region)) throw`,
    replace: `if (action.region === undefined) throw`,
    test: "storefront-kit/src/session-cart/reducer.test.ts › setRegion › rejects %j",
  },
  {
    row: "5.08",
    file: REDUCER,
    search: "quantity: inStock(item.variant, item.quantity ?? 1, 1)",
    replace: "quantity: inStock(item.variant, item.quantity ?? 1, 0)",
    test: "storefront-kit/src/session-cart/reducer.test.ts › quantities › %d becomes 1",
  },
  {
    row: "5.09",
    file: REDUCER,
    search: "? Math.max(0, Math.floor(stock))",
    replace: "? Number.MAX_SAFE_INTEGER",
    test: "storefront-kit/src/session-cart/reducer.test.ts › quantities › are limited to the variant's inventory_quantity",
  },
  {
    row: "5.11",
    file: PRICES,
    search: "price.currency_code.toLowerCase() === region?.currency_code?.toLowerCase()",
    replace: "price.currency_code === region?.currency_code",
    test: "storefront-kit/src/prices.test.ts › matches the currency regardless of case on both sides",
  },
  {
    row: "6.04",
    file: AUTH,
    search: String.raw`/^\/(\w+)/.exec(path)`,
    replace: `/(admin)/.exec(path)`,
    test: "sdk/src/http/http-client.test.ts › credentials › of the admin area aren't sent to other paths that contain the word admin",
  },
  {
    row: "6.06",
    file: CREDENTIALS,
    search: `area === "admin" && !isOpen`,
    replace: `area === "admin"`,
    test: "sdk/src/http/http-client.test.ts › credentials › include the API key in admin calls, except sign-ins, password resets, and accepted invitations",
  },
  {
    row: "6.09",
    file: CREDENTIALS,
    search: `headers: inHeader("x-publishable-api-key", key),`,
    replace: `headers: inHeader("x-publishable-api-key", key), appliesTo: (area) => area === "admin",`,
    test: "sdk/src/http/http-client.test.ts › credentials › include the publishable key in every request",
  },
  {
    row: "7.080",
    file: JOBS,
    search: "limit: 100,",
    replace: "limit: 50,",
    test: "admin/src/features/batch-jobs/batch-job-queries.test.ts › the list of batch jobs › requests 100 jobs, from the start of the day one month ago",
  },
  {
    row: "9.04",
    file: RETRY,
    search: "error.status > 500)",
    replace: "error.status > 501)",
    test: "sdk/src/http/retry.test.ts › isRetryable › is true only if no response arrived, or for 409 and 501 to 599",
  },
  {
    row: "9.07",
    file: RETRY,
    search: "retries = 3, noResponseRetries",
    replace: "retries = 4, noResponseRetries",
    test: "sdk/src/http/retry.test.ts › retry › repeats a call three times, after 100, 200, and 400 ms",
  },
  {
    row: "9.09",
    file: RETRY,
    search: "noResponseRetries = 2,",
    replace: "noResponseRetries = 3,",
    test: "sdk/src/http/retry.test.ts › retry › repeats a call only twice if no response arrives",
  },
  {
    row: "9.10",
    file: RETRY,
    search: "maxRetryAfter = 300_000",
    replace: "maxRetryAfter = 3_000_000",
    test: "sdk/src/http/retry.test.ts › retry › waits for the server's `Retry-After`, in seconds or until a date, and doesn't retry if it's over 300000 ms",
  },
  {
    row: "9.14",
    file: "sdk/src/query-defaults.ts",
    search: "2 ** failures, 30_000)",
    replace: "2 ** failures, 60_000)",
    test: "storefront-kit/src/query-defaults.test.ts › waits at most 30000 ms",
  },
  {
    row: "9.20",
    file: "sdk/src/query-defaults.ts",
    search: "staleTime: 90_000, retry: 1",
    replace: "staleTime: 90_000, retry: 2",
    test: "admin/src/lib/query-client.test.ts › the query cache › retries once: %s",
  },
  {
    row: "9.31",
    file: I18N,
    search: "retryTimeout: 350,",
    replace: "retryTimeout: 500,",
    test: "admin/src/lib/i18n.test.ts › translations › are requested 5 more times after %s, first after 350 ms, then after twice as long each",
  },
  {
    row: "9.32",
    file: I18N,
    search: "maxParallelReads: 10,",
    replace: "maxParallelReads: 20,",
    test: "admin/src/lib/i18n.test.ts › translations › are loaded at most 10 at a time",
  },
  {
    row: "9.36",
    file: "admin/src/lib/detection.ts",
    search: `caches: ["localStorage"]`,
    replace: "caches: []",
    test: "admin/src/lib/i18n.test.ts › the language › is detected in this order, and stored in local storage",
  },
  {
    row: "2.48",
    file: WIZARD,
    search: "disabled={current === 0 || busy",
    replace: "disabled={busy",
    test: "admin/src/patterns/form/wizard.browser.test.tsx › a wizard › shows its steps as dots, and disables Back on the first step",
  },
  {
    row: "2.49",
    file: WIZARD,
    search: `(last ? t("wizard.submit") : t("wizard.next"))`,
    replace: `t("wizard.next")`,
    test: "admin/src/patterns/form/wizard.browser.test.tsx › a wizard › shows Submit instead of Next on the last step, and closes after submitting",
  },
  {
    row: "2.53",
    file: "admin/src/ui/field.tsx",
    search: "{required && (",
    replace: "{required && false && (",
    test: "admin/src/ui/field.browser.test.tsx › a required field has an asterisk that is hidden from screen readers",
  },
  {
    row: "5.04",
    file: "admin/src/ui/field.tsx",
    search: "{moreErrors(others.length)}",
    replace: "{moreErrors(others.length - 1)}",
    test: "admin/src/ui/field.browser.test.tsx › a field shows the first of several errors, and the others in a tooltip",
  },
  {
    row: "4.14",
    file: PREFERENCES,
    search: "<div className={chosen.opt_out ? dimmed : undefined}>",
    replace: "<div>",
    test: "admin/e2e/preferences.e2e.ts › opting out clears the anonymous choice and hides the email field",
  },
  {
    row: "5.02",
    file: PREFERENCES,
    search: "<div className={wantsEmail(chosen) ? undefined : dimmed}>",
    replace: "<div>",
    test: "admin/e2e/preferences.e2e.ts › opting out clears the anonymous choice and hides the email field",
  },
  {
    row: "9.37",
    file: "admin/src/features/analytics/analytics.tsx",
    search: "const OVERLAY_DELAY = 1000;",
    replace: "const OVERLAY_DELAY = 8000;",
    test: "admin/e2e/preferences.e2e.ts › the preferences dialog appears once, a second after the first sign-in, over the whole app",
  },
];
