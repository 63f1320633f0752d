import { css } from "#styled/css";
import { useClient } from "@countertop/sdk/react";
import { useQueryClient } from "@tanstack/react-query";
import { FilterX, Inbox, SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { cachedResults } from "../resource/cached-results.ts";
import type { AnyResource } from "../resource/define.ts";

/** Maximum number of similar names to suggest if a search has no results. */
const MEANT = 3;

export interface ListEmptyProps {
  total: number;
  filtered: boolean;
  empty: { title: string; text: string; action?: ReactNode };
  /** The fields that the search covers. */
  searched?: string | undefined;
  onFirst(): void;
  onClear(): void;
  /** The search for which similar names are suggested. */
  search?: { resource: AnyResource; q: string; onQ(q: string): void };
}

/** Shows help that depends on the reason why the list is empty. */
export function ListEmpty(props: ListEmptyProps) {
  const { total, filtered, empty, searched, onFirst, onClear, search } = props;
  const { t } = useTranslation("common");
  if (total > 0) {
    return (
      <Empty icon={<Inbox />} title={t("list.pastEndTitle")} text={t("list.pastEndText")}>
        <Button onClick={onFirst}>{t("list.firstPage")}</Button>
      </Empty>
    );
  }
  if (filtered) {
    return (
      <Empty
        icon={<SearchX />}
        title={t("list.noMatchTitle")}
        text={joined(t("list.noMatchText"), searched)}
      >
        <Button icon={<FilterX aria-hidden />} onClick={onClear}>
          {t("list.clearFilters")}
        </Button>
        {search && <Meant {...search} />}
      </Empty>
    );
  }
  return (
    <Empty icon={<Inbox />} title={empty.title} text={empty.text}>
      {empty.action}
    </Empty>
  );
}

const joined = (...sentences: (string | undefined)[]) => sentences.filter(Boolean).join(" ");

function Meant({ resource, q, onQ }: NonNullable<ListEmptyProps["search"]>) {
  const { t } = useTranslation("common");
  const { meant } = cachedResults(useQueryClient(), useClient(), resource, q);
  return (
    meant.length > 0 && (
      <p className={suggestions}>
        {t("list.didYouMean")}
        {meant.slice(0, MEANT).map(({ id, title }) => (
          <Button key={id} size="sm" onClick={() => onQ(title)}>
            {title}
          </Button>
        ))}
      </p>
    )
  );
}

const suggestions = css({
  flexBasis: "full",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  gap: "8",
  color: "fg.muted",
});
