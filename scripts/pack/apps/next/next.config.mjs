import { dirname } from "node:path";

// The tests' packages are in a folder above the app: scripts/pack/node_modules.
const root = dirname(dirname(dirname(import.meta.dirname)));
// create-next-app enables cache components. In apps from before Next 16.4, they are disabled.
const cacheComponents = process.env.CACHE_COMPONENTS === "true";
export default {
  cacheComponents,
  partialPrefetching: cacheComponents,
  turbopack: { root },
  outputFileTracingRoot: root,
};
