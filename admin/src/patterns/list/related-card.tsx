import { css } from "#styled/css";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Card } from "../../ui/card.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { ErrorState } from "../page/error-state.tsx";
import { useFormat } from "../page/use-format.ts";
import { ListEmpty } from "./list-empty.tsx";
import { ListPager } from "./list-pager.tsx";
import { RELATED_PER_PAGE } from "./relation.ts";
import { useSearchDraft } from "../filter/use-search-draft.ts";

export interface RelatedCardProps {
  title: string;
  search: { find: string; page: number };
  onSearch(change: { find?: string; page: number }): void;
  searchLabel: string;
  /** The maximum number of records for which the search field is hidden. Default: 0. */
  searchFrom?: number;
  query: { data: unknown; error: unknown; isPlaceholderData: boolean; refetch(): unknown };
  total: number | undefined;
  /** Number of visible rows. Undefined while they load. */
  shown: number | undefined;
  empty: { title: string; text: string };
  actions: ReactNode;
  /** False if the table has all rows, and no pages. */
  paged?: boolean;
  /** Content above the table. */
  notice?: ReactNode;
  /** True to show the search field on a separate line if the buttons leave too little space. */
  searchBelow?: boolean;
  /** The table, between the search field and the pager. */
  children: ReactNode;
  /** Content below the table and its pager. */
  foot?: ReactNode;
}

/** The card around a list on a related record's page: title and count, search field, table, empty state, and pager. */
export function RelatedCard(props: RelatedCardProps) {
  const { search, onSearch, searchLabel, searchFrom = 0, query, total, shown, searchBelow } = props;
  const { paged = true } = props;
  const { t } = useTranslation("common");
  const format = useFormat();
  const [draft, setDraft] = useSearchDraft(search.find, (find) => onSearch({ find, page: 1 }));
  const searching = search.find !== "";
  const field = (searching || (total ?? 0) > searchFrom) && (
    <div className={searchBelow ? line : beside}>
      <SearchField
        aria-label={searchLabel}
        placeholder={searchLabel}
        clearLabel={t("actions.clearSearch")}
        value={draft}
        onValueChange={setDraft}
      />
    </div>
  );
  return (
    <Card
      flush
      title={props.title}
      note={total === undefined || searching ? undefined : format.number(total)}
      actions={
        <>
          {!searchBelow && field}
          {props.actions}
        </>
      }
    >
      {props.notice}
      {searchBelow && field}
      <div className={body}>
        {query.error && !query.data ? (
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
        ) : shown === 0 && !query.isPlaceholderData ? (
          <ListEmpty
            total={total ?? 0}
            filtered={searching}
            empty={props.empty}
            onFirst={() => onSearch({ page: 1 })}
            onClear={() => onSearch({ find: "", page: 1 })}
          />
        ) : (
          props.children
        )}
      </div>
      {paged && total !== undefined && total > RELATED_PER_PAGE && (
        <ListPager
          total={total}
          state={{ page: search.page, limit: RELATED_PER_PAGE }}
          onChange={({ page = 1 }) => onSearch({ page })}
          sizes={false}
        />
      )}
      {props.foot}
    </Card>
  );
}

// On a phone, the search field wraps to a separate line.
const beside = css({ flex: "1 1 12rem" });
const line = css({ paddingInline: "card", paddingBlockStart: "12", maxWidth: "360" });
const body = css({ paddingBlockStart: "12" });
