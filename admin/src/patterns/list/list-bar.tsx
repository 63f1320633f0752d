import { css } from "#styled/css";
import { useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SearchField } from "../../ui/search-field.tsx";
import { useShortcut } from "../../lib/shortcuts.ts";
import { useSearchDraft } from "../filter/use-search-draft.ts";

export interface ListBarProps {
  searchLabel: string;
  q: string;
  onQ(q: string): void;
  /** Content before the search field, such as the tabs of views. */
  tabs?: ReactNode;
  /** Content next to the search field. */
  children?: ReactNode;
  /** True if the list fits on one page. `plain` is true if it has no views, search text, or filters (theme/short-list.ts). */
  short?: boolean;
  plain?: boolean;
  /** Content at the end: display options, actions, and finally the primary action. */
  controls: ReactNode;
}

/**
 * The line above a list or a tree, with its search field, which has a shortcut, and its controls. For phones, see
 * theme/phone-list.ts.
 */
export function ListBar(props: ListBarProps) {
  const { tabs, short, plain, searchLabel, q, onQ, children, controls } = props;
  const { t } = useTranslation("common");
  const [typed, setTyped] = useSearchDraft(q, onQ);
  // True if the search field is shown in a short list, after its shortcut or the Tab key was pressed.
  const [sought, setSought] = useState(false);
  const search = useRef<HTMLDivElement>(null);
  useShortcut((event) => {
    if (event.key !== "/") return false;
    const input = search.current?.querySelector("input");
    input?.focus();
    input?.select();
    return true;
  });
  return (
    <div
      data-screen=""
      data-list-bar={q}
      data-short={short}
      data-plain={plain && !sought}
      className={bar}
    >
      {tabs}
      <div className={searchBox} ref={search} onFocus={() => setSought(true)}>
        <SearchField
          aria-label={searchLabel}
          placeholder={searchLabel}
          clearLabel={t("actions.clearSearch")}
          shortcut="/"
          value={typed}
          onValueChange={setTyped}
        />
      </div>
      {children}
      <div className={atEnd}>{controls}</div>
    </div>
  );
}

const bar = css({
  display: "flex",
  flexWrap: { base: "wrap", lg: "nowrap" },
  alignItems: "center",
  gap: "8",
  minHeight: "toolbar",
  paddingInline: "card",
  paddingBlock: { base: "8", lg: 0 },
});
const searchBox = css({
  flex: { md: "1 1 200px", lg: "0 1 280px" },
  minWidth: { lg: "140" },
});
const atEnd = css({
  display: "flex",
  flexWrap: { base: "wrap", lg: "nowrap" },
  flexShrink: 0,
  gap: "8",
  marginInlineStart: "auto",
});
