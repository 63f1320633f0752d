/**
 * Loads extensions that `countertop build` built separately from the admin. The page contains the names of their files. Modules
 * that they share with the admin are in `globalThis.countertop`.
 */
import { useClient } from "@countertop/sdk/react";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import react from "react";
import reactDom from "react-dom";
import * as jsx from "react/jsx-runtime";
import * as extension from "./extension.ts";
import { loadConfig } from "./lib/config.ts";
import { inPage } from "./lib/detection.ts";
import type { ExtensionSource } from "./lib/extensions/types.ts";

const countertop = {
  modules: {
    react,
    "react-dom": reactDom,
    "react/jsx-runtime": jsx,
    "@countertop/admin/extension": extension,
  },
  useClient,
  useQueryClient,
  /** Undefined on the sign-in page before the admin has loaded. */
  useRouter: () => useRouter({ warn: false }) as ReturnType<typeof useRouter> | undefined,
  /** The origin of the API, which extensions written for Medusa's own admin read when they load. */
  apiUrl: "",
};
Object.assign(globalThis, { countertop });

const configured = loadConfig().then(({ apiUrl }) => {
  countertop.apiUrl = apiUrl || location.origin;
});

const sources: readonly ExtensionSource[] = inPage("extensions")
  .split(" ")
  .map((file) => async () => {
    await configured;
    return (await import(/* @vite-ignore */ new URL(file, document.baseURI).href)) as {
      default: readonly ExtensionSource[];
    };
  });
export default sources;
