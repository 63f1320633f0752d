import { useCallback } from "react";
import { useTranslation } from "react-i18next";

/**
 * What the shapes say of a resource. Its own strings come first, under these names; `common:resource` says the same of a
 * record of any kind, so that an area needs none of them but the names of its list and of a new record.
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
      // The keys of a namespace that is known only here cannot be told by the compiler: resource-strings.test.ts does.
      return (t as unknown as (keys: string[], values?: object) => string)(
        [
          slug + ":" + key,
          // What is said of one is said of many, where nothing else is.
          ...(key === "delete.manyText" ? [slug + ":delete.text"] : []),
          `common:resource.${part}.${name}`,
        ],
        values,
      );
    },
    [t, slug],
  );
}
