import { Trouble } from "./say.mjs";

/**
 * @typedef {object} Options
 * @property {boolean} mock
 * @property {boolean} storefront
 * @property {string} [api] the store that the admin uses, instead of a local one
 * @property {number} [port] the admin's port, instead of 7001
 * @property {number} [storePort] the local store's port, instead of 9000
 * @property {string} [area] runs only the tests of this resource
 * @property {{ index: number, count: number }} [shard] runs one of `count` parts of the tests
 * @property {boolean} [force] also runs steps that passed with the same inputs
 * @property {boolean} [busy] runs everything while other processes use every processor
 */

const HELP = {
  start: `npm start                  runs the admin (http://localhost:7001) on a real store (http://localhost:9000)
npm start -- --mock        runs the admin on the mock server (http://localhost:4010), made from the contract
npm start -- --storefront  adds the example storefront (http://localhost:8000)
npm start -- --api URL     runs the admin on the store at this address
npm start -- --port 7002   serves the admin at another port; --store-port does so for the store
npm start -- --help        prints this

The first start installs and builds what is missing and seeds a demo store; later ones only start.
Ctrl-C stops everything.`,
  test: `npm test                       runs everything that CI runs, including setup; skips steps that passed with the same inputs
npm test -- --force            runs those steps too
npm test -- --busy             runs everything while other processes keep every processor busy
npm test -- --area products    runs the unit, conformance, and end-to-end tests of one area
npm test -- --shard 1/2        runs the first half; another machine runs the second
npm test -- --help             prints this

To run one part: npm run check, npx vitest run --project unit (or contract, conformance, sandbox).`,
};

const FLAGS = { start: ["--mock", "--storefront"], test: ["--force", "--busy"] };
/** Options with a value. */
const VALUES = { start: ["--api", "--port", "--store-port"], test: ["--area", "--shard"] };

/**
 * @param {"start" | "test"} command
 * @param {readonly string[]} args
 * @returns {Options | { help: string }}
 */
export function readOptions(command, args) {
  if (args.includes("--help") || args.includes("-h")) return { help: HELP[command] };
  const refuse = (/** @type {string} */ what) => new Trouble(`${what}\n\n${HELP[command]}`);
  /** @type {Record<string, string>} */
  const values = {};
  const rest = [...args];
  /** @type {string[]} */
  const flags = [];
  while (rest.length > 0) {
    // An option is either two words or one, as in --area=products.
    const [name = "", ...glued] = (rest.shift() ?? "").split("=");
    if (VALUES[command].includes(name)) {
      const value = glued.length > 0 ? glued.join("=") : rest.shift();
      if (!value) throw refuse(`${name} wants a value.`);
      values[name] = value;
    } else if (FLAGS[command].includes(name) && glued.length === 0) flags.push(name);
    else throw refuse(`Unknown option: ${[name, ...glued].join("=")}`);
  }
  const { "--api": api, "--area": area, "--shard": part } = values;
  const portOf = (/** @type {string} */ name) => {
    const port = Number(values[name]);
    if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
    throw refuse(`${name} wants a number from 1 to 65535, not ${values[name]}.`);
  };
  const [, index, count] = /^([1-9]\d?)\/([1-9]\d?)$/.exec(part ?? "") ?? [];
  if (part !== undefined && !(Number(index) <= Number(count)))
    throw refuse(`--shard wants a part of so many, like 1/2, not ${part}.`);
  if (api !== undefined && flags.length > 0)
    throw refuse(
      `--api is for a store that runs elsewhere, so it can't be combined with ${flags[0]}.`,
    );
  return {
    mock: flags.includes("--mock"),
    storefront: flags.includes("--storefront"),
    ...(api !== undefined && { api }),
    ...("--port" in values && { port: portOf("--port") }),
    ...("--store-port" in values && { storePort: portOf("--store-port") }),
    ...(flags.includes("--force") && { force: true }),
    ...(flags.includes("--busy") && { busy: true }),
    ...(area !== undefined && { area }),
    ...(part !== undefined && { shard: { index: Number(index), count: Number(count) } }),
  };
}
