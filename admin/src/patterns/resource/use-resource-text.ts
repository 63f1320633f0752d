import { useCallback } from "react";
import { useTranslation } from "react-i18next";

/**
 * A resource's strings for the page components. Strings in the resource's own namespace have priority. `common:resource`
 * contains generic strings for all records, so that an area needs only the titles of its list and of its form for new records.
 */
export type ResourceKey =
  | "list.title"
  | "list.count"
  | "list.search"
  | "list.emptyTitle"
  | "list.emptyText"
  | "create.title"
  | "create.save"
  | "create.done"
  | "edit.title"
  | "edit.saved"
  | "edit.notSaved"
  | "detail.loading"
  | "detail.missing"
  | "detail.back"
  | "delete.title"
  | "delete.text"
  | "delete.action"
  | "delete.done"
  | "delete.manyTitle"
  | "delete.manyText"
  | "delete.manyDone";

export interface TextOf {
  slug: string;
}
export type ResourceText = (key: ResourceKey, values?: Record<string, unknown>) => string;

export function useResourceText({ slug }: TextOf): ResourceText {
  const { t } = useTranslation("common");
  return useCallback(
    (key, values) => {
      const [part = "", name = ""] = key.split(".");
      // The compiler doesn't know the keys of a dynamic namespace. resource-strings.test.ts checks them.
      return (t as unknown as (keys: string[], values?: object) => string)(
        [
          slug + ":" + key,
          // Falls back to the text for one record.
          ...(key === "delete.manyText" ? [slug + ":delete.text"] : []),
          `common:resource.${part}.${name}`,
        ],
        values,
      );
    },
    [t, slug],
  );
}
