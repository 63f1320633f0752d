/**
 * Extensions that were built apart from the admin, by `countertop build`: the server names their files in the page. They find
 * the modules that they share with the admin in `globalThis.countertop`.
 */
import { useClient } from "@countertop/sdk/react";
import { useQueryClient } from "@tanstack/react-query";
import react from "react";
import reactDom from "react-dom";
import * as jsx from "react/jsx-runtime";
import * as extension from "./extension.ts";
import { inPage } from "./lib/detection.ts";
import type { ExtensionSource } from "./lib/extensions/types.ts";

Object.assign(globalThis, {
  countertop: {
    modules: {
      react,
      "react-dom": reactDom,
      "react/jsx-runtime": jsx,
      "@countertop/admin/extension": extension,
    },
    useClient,
    useQueryClient,
  },
});

const sources: readonly ExtensionSource[] = inPage("extensions")
  .split(" ")
  .map(
    (file) => () =>
      import(/* @vite-ignore */ new URL(file, document.baseURI).href) as Promise<{
        default: readonly ExtensionSource[];
      }>,
  );
export default sources;
