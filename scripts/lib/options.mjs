import { Trouble } from "./say.mjs";

/** @typedef {{ mock: boolean, storefront: boolean }} Options */

const HELP = {
  start: `npm start                  runs the admin (http://localhost:7001) on a real store (http://localhost:9000)
npm start -- --mock        runs the admin on the mock server (http://localhost:4010), made from the contract
npm start -- --storefront  adds the example shop (http://localhost:8000)
npm start -- --help        prints this

The first start installs and builds what is missing and fills a demo shop; later ones only start.
Ctrl-C stops everything.`,
  test: `npm test                 runs everything that CI runs, set-up included
npm test -- --help       prints this

One part alone: npm run check, npx vitest run --project unit (or contract, conformance, sandbox).`,
};

const FLAGS = { start: ["--mock", "--storefront"], test: /** @type {string[]} */ ([]) };

/**
 * @param {"start" | "test"} command
 * @param {readonly string[]} args
 * @returns {Options | { help: string }}
 */
export function readOptions(command, args) {
  if (args.includes("--help") || args.includes("-h")) return { help: HELP[command] };
  const unknown = args.find((arg) => !FLAGS[command].includes(arg));
  if (unknown !== undefined) throw new Trouble(`Unknown option: ${unknown}\n\n${HELP[command]}`);
  return { mock: args.includes("--mock"), storefront: args.includes("--storefront") };
}
