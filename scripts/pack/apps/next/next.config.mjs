import { dirname } from "node:path";

// The folder that contains the tests' packages (scripts/pack/node_modules), which is above the app.
const root = dirname(dirname(dirname(import.meta.dirname)));
// create-next-app enables cache components. In apps that were created before Next.js 16.4, they are disabled.
const cacheComponents = process.env.CACHE_COMPONENTS === "true";
export default {
  cacheComponents,
  partialPrefetching: cacheComponents,
  turbopack: { root },
  outputFileTracingRoot: root,
};
