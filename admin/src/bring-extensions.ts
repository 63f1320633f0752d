import type { i18n } from "i18next";
import { fetchSources, namespaces } from "virtual:countertop-extensions";
import { problemOf } from "./lib/errors.ts";
import { expectExtensions, startExtensions } from "./patterns/extension.ts";
import { notify } from "./ui/notify.ts";

if (fetchSources) expectExtensions();

let begun = false;

/** Fetches the extensions in parallel with everything else, if the admin was built with any. */
export function bringExtensions(i18n: i18n): void {
  const sources = fetchSources;
  if (!sources || begun) return;
  begun = true;
  const load = async () => {
    const { loadExtensions } = await import("./patterns/extension/extension-runtime.tsx");
    return loadExtensions({ fetchSources: sources, namespaces, i18n });
  };
  startExtensions(load).catch((error: unknown) => {
    console.error(error);
    const { title, message } = problemOf(error, i18n.t);
    notify("error", title, message);
  });
}
