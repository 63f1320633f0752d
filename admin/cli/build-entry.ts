/**
 * Generates the entry point of a built extension. If the extension has its own copies of the data libraries, the entry point
 * passes the admin's client and cache to them.
 */
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** @param folder the extension's folder */
export function entryOf(source: string, folder: string): string {
  const own = `import own from ${JSON.stringify(source)};\n`;
  const hasData = ["@countertop/sdk", "@tanstack/react-query"].every((name) =>
    isInstalled(name, folder),
  );
  return hasData ? own + WITH_DATA : `${own}export default own;`;
}

function isInstalled(name: string, from: string): boolean {
  if (existsSync(join(from, "node_modules", name, "package.json"))) return true;
  return dirname(from) !== from && isInstalled(name, dirname(from));
}

const WITH_DATA = `import { ClientProvider } from "@countertop/sdk/react";
import { QueryClientProvider } from "@tanstack/react-query";
import { createElement } from "react";

const { useClient, useQueryClient } = globalThis.countertop;

/** Nobody is signed in on the sign-in page, so it has no client. */
function useData() {
  try {
    return { client: useClient(), queries: useQueryClient() };
  } catch {
    return undefined;
  }
}

const provided = (part) => ({
  ...part,
  component: part.component && function WithData(props) {
    const data = useData();
    const inner = createElement(part.component, props);
    return data
      ? createElement(ClientProvider, { client: data.client }, createElement(QueryClientProvider, { client: data.queries }, inner))
      : inner;
  },
});
const all = (parts) => Array.isArray(parts) ? parts.map(provided) : parts;

const withData = (one) =>
  typeof one === "function"
    ? async () => ({ default: [(await one()).default].flat().map(withData) })
    : { ...one, widgets: all(one.widgets), routes: all(one.routes), settings: all(one.settings) };

export default [own].flat().map(withData);
`;
