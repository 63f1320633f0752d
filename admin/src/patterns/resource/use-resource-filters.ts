import { useClient } from "@countertop/sdk/react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { TextKey } from "../../lib/text-key.ts";
import type { Filter } from "../filter/filter-types.ts";
import { useLacking } from "../page/feature-flags.ts";
import type { AnyResource } from "./define.ts";
import type { PickSource } from "./filters.ts";

type AnyFilter = { label: TextKey; kind: string } & {
  options?: readonly string[];
  optionLabel?(value: string): TextKey;
  yes?: TextKey;
  no?: TextKey;
  of?: PickSource;
  counted?: boolean;
  one?: unknown;
};

/** The filters of a resource's list, in the user's language. */
export function useResourceFilters(
  resource: Pick<AnyResource, "filters" | "readSearch" | "listQuery" | "pageOf">,
): readonly Filter[] {
  const { t: translate } = useTranslation();
  const client = useClient();
  const lacking = useLacking();
  return useMemo(() => {
    const t = translate as (key: TextKey) => string;
    const first = { limit: 1, offset: 0 };
    const countOf = (id: string) => (value: string) => {
      const search = resource.readSearch({ [id]: [value] });
      return {
        ...resource.listQuery(client, search, first),
        select: (answer: unknown) => resource.pageOf(answer as object, search, first).count,
      };
    };
    return Object.entries(resource.filters as Record<string, AnyFilter>)
      .filter(([, { of }]) => !lacking(of?.needs))
      .map(([id, filter]): Filter => {
        const { kind, options = [], optionLabel, yes, no, of, counted, one } = filter;
        const label = t(filter.label);
        if (kind === "choice" && optionLabel)
          return {
            id,
            label,
            kind,
            options: options.map((value) => ({ value, label: t(optionLabel(value)) })),
            ...(counted && { count: countOf(id) }),
            ...(one !== undefined && { single: true }),
          };
        if (kind === "records" && of) return { id, label, kind, records: of.options(client) };
        if (kind === "boolean")
          return {
            id,
            label,
            kind,
            yes: t(yes ?? "common:metadata.yes"),
            no: t(no ?? "common:metadata.no"),
          };
        return { id, label, kind: kind === "numbers" || kind === "text" ? kind : "dates" };
      });
  }, [translate, client, resource, lacking]);
}
