import { createFileRoute } from "@tanstack/react-router";
import { storeCatalog } from "../lib/store-catalog.ts";

/** A cache may keep the catalog for five minutes, and then update it in the background. */
const CACHED = "public, max-age=300, stale-while-revalidate=3600";

export const Route = createFileRoute("/catalog.json")({
  server: {
    handlers: {
      GET: async () =>
        Response.json(await storeCatalog(), { headers: { "cache-control": CACHED } }),
    },
  },
});
