import { css } from "#styled/css";
import { useTranslation } from "react-i18next";
import { Pager } from "../../ui/pager.tsx";
import { PAGE_SIZES, type ListState } from "../list-state/list-search.ts";
import { useFormat } from "../page/use-format.ts";

export interface ListPagerProps {
  total: number;
  state: Pick<ListState, "page" | "limit">;
  onChange(change: Partial<ListState>): void;
  /** True if the user can choose the page size. */
  sizes?: boolean;
}

export function ListPager({
  total,
  state: { page, limit },
  onChange,
  sizes = true,
}: ListPagerProps) {
  const { t } = useTranslation("common");
  const format = useFormat();
  const pages = Math.max(1, Math.ceil(total / limit));
  const first = (page - 1) * limit + 1;
  return (
    <div className={bar}>
      <Pager
        label={t("list.pages")}
        previousLabel={t("list.previousPage")}
        nextLabel={t("list.nextPage")}
        page={page}
        pages={pages}
        onPage={(next) => onChange({ page: next })}
        range={t("list.rangeOf", {
          from: format.number(first),
          to: format.number(Math.min(total, first + limit - 1)),
          total: format.number(total),
        })}
        position={t("list.pageOf", { page: format.number(page), pages: format.number(pages) })}
        {...(sizes && {
          size: {
            value: limit,
            choices: PAGE_SIZES,
            label: t("list.pageSize"),
            onChange: (size: number) => onChange({ limit: size }),
          },
        })}
      />
    </div>
  );
}

const bar = css({
  paddingInline: "card",
  paddingBlock: "8",
  borderBlockStart: "hairline",
});
