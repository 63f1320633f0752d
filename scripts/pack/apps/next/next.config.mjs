import { dirname } from "node:path";

// The packages of the tests are above the app: scripts/pack/node_modules.
const root = dirname(dirname(dirname(import.meta.dirname)));
export default { turbopack: { root }, outputFileTracingRoot: root };
