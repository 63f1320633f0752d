/** `countertop check` compares a store with the contract and lists what its owner should fix. It only reads. */
import { readFileSync } from "node:fs";
import {
  checkServer,
  credentialsOf,
  ServerCheckError,
  type Operator,
  type ServerCheck,
} from "../../openapi/src/check-server.ts";
import { openContract, type Contract, type Document } from "../../openapi/src/contract.ts";
import { SettingsError } from "../server/start.ts";
import type { Command } from "./command.ts";
import { runNode } from "./others.ts";
import { fileOf } from "./place.ts";
import { addressOf, ask, crossOriginProblem, storeProblem } from "./store.ts";

/** Maximum number of deviations to print. `--json` prints all of them. */
const MOST = 20;
/** Parts of the admin, by the feature flag of the store that they need. */
const FEATURES: Readonly<Record<string, string>> = {
  product_categories: "categories",
  sales_channels: "sales channels",
  publishable_api_keys: "publishable API keys",
  order_editing: "order edits",
  tax_inclusive_pricing: "prices with tax",
};

export const check: Command = {
  help: `Checks whether a store is compatible with Countertop, and lists what its owner should fix. Only reads.

  countertop check --store https://api.example.com [--origin https://admin.example.com]
                   [--storefront-origin https://shop.example.com] [--json]

  --store URL    the store's server, without a path
  --origin URL   also checks that an admin at this origin can call the store directly (ADMIN_CORS)
  --storefront-origin URL
                 also checks that a storefront at this origin can call the store (STORE_CORS)
  --json         prints one JSON document: { operations, answered, missing, features, modules, deviations, toFix }, without products
  --help         shows this help

With COUNTERTOP_API_KEY, or COUNTERTOP_EMAIL and COUNTERTOP_PASSWORD, in the environment, it also checks the admin API, and lists
the products that customers can't buy. Exit codes: 0 no problems, 1 there is something to fix, 2 the store couldn't be checked.`,
  options: {
    store: { type: "string" },
    origin: { type: "string" },
    "storefront-origin": { type: "string" },
    json: { type: "boolean" },
  },
  // 1 means that the store has something to fix.
  codeOfProblems: 2,
  async run({ store, origin, "storefront-origin": storefront, json }) {
    if (store === undefined) throw new SettingsError(`--store is missing.\n\n${check.help}`);
    const api = addressOf(store);
    const problem = await storeProblem(api);
    if (problem !== undefined) return failed(problem);
    const asText = json === undefined;
    if (asText) console.log(`${api} is a store of Medusa 1.`);
    const admin = operatorInEnvironment();
    const file = fileOf("openapi.json", "../../openapi/generated/openapi.json");
    const contract = openContract(JSON.parse(readFileSync(file, "utf8")) as Document);
    let found: ServerCheck;
    let offers: Offers | undefined;
    let missing: string[];
    let toFix: string[];
    try {
      offers = admin && (await offersOf(api, admin));
      if (offers && asText) printOffers(offers);
      found = await checkServer({ url: api, contract, ...(admin && { admin }) });
      missing = missingIn(found, contract);
      toFix = missing.length === 0 ? [] : [missingText(missing)];
      for (const [from, page] of [
        [origin, "admin"],
        [storefront, "storefront"],
      ] as const) {
        const blocked = from !== undefined && (await crossOriginProblem(api, from, page));
        if (blocked) toFix.push(blocked);
      }
    } catch (error) {
      if (error instanceof ServerCheckError) return failed(error.message);
      throw error;
    }
    const { deviations, reached, operations } = found;
    const code = deviations.length + toFix.length > 0 ? 1 : 0;
    if (!asText) {
      const result = {
        operations,
        answered: reached.length,
        missing,
        ...offers,
        deviations,
        toFix,
      };
      console.log(JSON.stringify(result, undefined, 2));
      return code;
    }
    for (const { operation, where, at, message } of deviations.slice(0, MOST))
      console.log(`${operation}: ${[where, at, message].filter(Boolean).join(" ")}`);
    if (deviations.length > MOST) console.log(`… and ${deviations.length - MOST} more deviations.`);
    for (const line of toFix) console.log(line);
    console.log(
      `Checked ${reached.length} of ${operations} read operations. Deviations from the contract: ${deviations.length}.`,
    );
    if (!admin) {
      console.log(
        "Set COUNTERTOP_API_KEY, or COUNTERTOP_EMAIL and COUNTERTOP_PASSWORD, to check the admin API too.",
      );
      return code;
    }
    const unsold = await runNode(fileOf("check-store.js", "../../sdk/src/check-store.ts"), [
      "--store",
      api,
    ]);
    return Math.max(unsold, code);
  },
};

function failed(problem: string): number {
  console.error(problem);
  return 2;
}

function operatorInEnvironment(): Operator | undefined {
  const {
    COUNTERTOP_API_KEY: apiKey,
    COUNTERTOP_EMAIL: email,
    COUNTERTOP_PASSWORD: password,
  } = process.env;
  if (apiKey) return { apiKey };
  return email && password ? { email, password } : undefined;
}

/** Ids of read operations without an id in the path that respond with 404, because the store is older. */
const missingIn = ({ unreached }: ServerCheck, { operations }: Contract): string[] =>
  operations
    .filter(({ id, path }) => !path.includes("{") && unreached[id] === "status 404")
    .map(({ id }) => id);

const missingText = (ids: readonly string[]): string =>
  `Not in this store: ${ids.join(", ")}. Countertop expects Medusa 1.20. Update the store, or don't use these operations.`;

interface Offers {
  /** Feature flags that are enabled. */
  readonly features: readonly string[];
  readonly modules: readonly string[];
}

async function offersOf(api: string, admin: Operator): Promise<Offers> {
  const response = await ask(api, "/admin/store", await credentialsOf(api, admin));
  if (!response.ok) throw new ServerCheckError(`${api} doesn't accept these credentials.`);
  const { store } = (await response.json()) as {
    store?: { feature_flags?: { key: string; value: boolean }[]; modules?: { module: string }[] };
  };
  return {
    features: (store?.feature_flags ?? []).filter(({ value }) => value).map(({ key }) => key),
    modules: (store?.modules ?? []).map(({ module }) => module),
  };
}

/** Prints the store's features and modules, and each disabled feature that pages of the admin need. */
function printOffers({ features, modules }: Offers): void {
  console.log(
    `Features: ${features.join(", ") || "none"}. Modules: ${modules.join(", ") || "none"}.`,
  );
  for (const [key, part] of Object.entries(FEATURES))
    if (!features.includes(key))
      console.log(
        `The feature ${key} is off, so the admin doesn't have ${part}. To turn it on, set MEDUSA_FF_${key.toUpperCase()}=true.`,
      );
}
