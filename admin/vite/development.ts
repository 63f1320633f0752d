import { getRequestListener } from "@hono/node-server";
import type { Plugin } from "vite";

/**
 * Responds to calls of the store with the contract's examples, so that development doesn't need a store. Nothing is saved.
 * Requests that don't match the contract get the same errors as those from MSW in a test.
 */
export function mockStore(): Plugin {
  return {
    name: "countertop:mock-store",
    apply: "serve",
    async configureServer({ middlewares }) {
      // Loaded here, because builds don't need the examples of all calls.
      const { handlers } = await import("@countertop/sdk/msw");
      const all = handlers();
      const listener = getRequestListener(async (request) => {
        for (const handler of all) {
          const result = await handler.run({ request, requestId: crypto.randomUUID() });
          if (result?.response) return result.response;
        }
        return Response.json({ message: "The contract doesn't have this call." }, { status: 404 });
      });
      middlewares.use((request, response, next) => {
        if (/^\/(admin|store)(\/|\?|$)/.test(request.url ?? "")) void listener(request, response);
        else next();
      });
    },
  };
}

/** Redirects `/gallery` to the component gallery at `/gallery/`, and reloads pages when a file of strings changes. */
export function developmentPages(): Plugin {
  return {
    name: "countertop:development-pages",
    apply: "serve",
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (request.url === "/gallery") response.writeHead(302, { location: "/gallery/" }).end();
        else next();
      });
    },
    // The page loads its strings by `fetch`, so Vite doesn't know which modules use them.
    hotUpdate({ file }) {
      if (!file.includes("/public/locales/")) return;
      this.environment.hot.send({ type: "full-reload" });
      return [];
    },
  };
}
