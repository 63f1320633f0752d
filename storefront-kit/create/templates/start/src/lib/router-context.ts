import type { HttpClient } from "@countertop/sdk";
import type { QueryClient } from "@tanstack/react-query";
import type { i18n } from "i18next";

/** The objects that loaders and metadata of routes use. */
export interface RouterContext {
  readonly client: HttpClient;
  readonly queryClient: QueryClient;
  readonly i18n: i18n;
}
