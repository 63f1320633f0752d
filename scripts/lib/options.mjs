import { Trouble } from "./say.mjs";

/**
 * @typedef {object} Options
 * @property {boolean} mock
 * @property {boolean} [sandbox] develops on a real store
 * @property {boolean} storefront
 * @property {string} [api] the store that the admin uses, instead of a local one
 * @property {number} [port] the admin's port, instead of 7001, or 7003 for `npm run dev`
 * @property {number} [storePort] the port of the local store or mock server, instead of 9000 or 4010
 * @property {string} [area] runs only the tests of this resource
 * @property {{ index: number, count: number }} [shard] runs one of `count` parts of the tests
 * @property {boolean} [force] also runs steps that passed with the same inputs
 * @property {boolean} [busy] runs everything while other processes use every processor
 */

const HELP = {
  start: `npm start                  runs the admin (http://localhost:7001) on a real store (http://localhost:9000)
npm start -- --mock        runs the admin on a mock server (http://localhost:4010) that returns the contract's examples
npm start -- --storefront  adds a storefront from the template start (http://localhost:8000)
npm start -- --api URL     runs the admin on the store at this address
npm start -- --port 7002   serves the admin on another port; --store-port sets the store's port
npm start -- --help        prints this help

The first start installs packages, builds the admin, and seeds a demo store. Later starts reuse them.
Ctrl-C stops everything.`,
  dev: `npm run dev                 serves the admin with hot reload (http://localhost:7003); requests return the contract's examples
npm run dev -- --sandbox    uses a real store with demo data
npm run dev -- --mock       uses the mock server, which also checks requests and responses
npm run dev -- --api URL    uses the store at this address
npm run dev -- --port 7004  serves the admin on another port
npm run dev -- --help       prints this help

The component gallery is at /gallery. Ctrl-C stops everything.`,
  test: `npm test                       runs all CI steps, including setup; skips steps that passed with the same inputs
npm test -- --force            runs the skipped steps, too
npm test -- --busy             runs all steps while other processes keep every processor busy
npm test -- --area products    runs the unit, conformance, and end-to-end tests of one area
npm test -- --shard 1/2        runs the first half; run the second half on another machine
npm test -- --help             prints this help

To run one part: npm run check, npx vitest run --project unit (or contract, conformance, sandbox).`,
};

const FLAGS = {
  start: ["--mock", "--storefront"],
  dev: ["--mock", "--sandbox"],
  test: ["--force", "--busy"],
};
/** Options with a value. */
const VALUES = {
  start: ["--api", "--port", "--store-port"],
  dev: ["--api", "--port"],
  test: ["--area", "--shard"],
};

/**
 * @param {"start" | "dev" | "test"} command
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
    // An option is either two words, or one as in --area=products.
    const [name = "", ...glued] = (rest.shift() ?? "").split("=");
    if (VALUES[command].includes(name)) {
      const value = glued.length > 0 ? glued.join("=") : rest.shift();
      if (!value) throw refuse(`${name} needs a value.`);
      values[name] = value;
    } else if (FLAGS[command].includes(name) && glued.length === 0) flags.push(name);
    else throw refuse(`Unknown option: ${[name, ...glued].join("=")}`);
  }
  const { "--api": api, "--area": area, "--shard": part } = values;
  const portOf = (/** @type {string} */ name) => {
    const port = Number(values[name]);
    if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
    throw refuse(`${name} must be a number from 1 to 65535, but it is ${values[name]}.`);
  };
  const [, index, count] = /^([1-9]\d?)\/([1-9]\d?)$/.exec(part ?? "") ?? [];
  if (part !== undefined && !(Number(index) <= Number(count)))
    throw refuse(`--shard must be a part and a total, such as 1/2, but it is ${part}.`);
  if (api !== undefined && flags.length > 0)
    throw refuse(
      `--api is for a store that runs elsewhere, so it can't be combined with ${flags[0]}.`,
    );
  if (command === "dev" && flags.length > 1) throw refuse(`Choose one of ${flags.join(" and ")}.`);
  return {
    mock: flags.includes("--mock"),
    storefront: flags.includes("--storefront"),
    ...(flags.includes("--sandbox") && { sandbox: true }),
    ...(api !== undefined && { api }),
    ...("--port" in values && { port: portOf("--port") }),
    ...("--store-port" in values && { storePort: portOf("--store-port") }),
    ...(flags.includes("--force") && { force: true }),
    ...(flags.includes("--busy") && { busy: true }),
    ...(area !== undefined && { area }),
    ...(part !== undefined && { shard: { index: Number(index), count: Number(count) } }),
  };
}
