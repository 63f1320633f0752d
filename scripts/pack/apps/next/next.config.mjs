import { dirname } from "node:path";

// The packages of the tests are above the app: scripts/pack/node_modules.
const root = dirname(dirname(dirname(import.meta.dirname)));
// create-next-app turns cache components on; apps from before Next 16.4 have them off.
const cacheComponents = process.env.CACHE_COMPONENTS === "true";
export default {
  cacheComponents,
  partialPrefetching: cacheComponents,
  turbopack: { root },
  outputFileTracingRoot: root,
};
