import { css } from "#styled/css";
import { useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SearchField } from "../../ui/search-field.tsx";
import { useShortcut } from "../page/shortcuts.ts";
import { useSearchDraft } from "./use-search-draft.ts";

export interface ListBarProps {
  searchLabel: string;
  q: string;
  onQ(q: string): void;
  /** Next to the search. */
  children?: ReactNode;
  /** At the end: display options. */
  controls: ReactNode;
}

/** The line above a list or a tree: its search, with a shortcut, and its controls. */
export function ListBar({ searchLabel, q, onQ, children, controls }: ListBarProps) {
  const { t } = useTranslation("common");
  const [typed, setTyped] = useSearchDraft(q, onQ);
  const search = useRef<HTMLDivElement>(null);
  useShortcut((event) => {
    if (event.key !== "/") return false;
    const input = search.current?.querySelector("input");
    input?.focus();
    input?.select();
    return true;
  });
  return (
    <div data-screen="" className={bar}>
      <div className={searchBox} ref={search}>
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
  flexWrap: "wrap",
  alignItems: "center",
  gap: "8",
  paddingInline: "card",
  paddingBlock: "12",
});
const searchBox = css({ flex: { base: "1 1 100%", md: "0 1 320px" }, minWidth: 0 });
const atEnd = css({ display: "flex", gap: "8", marginInlineStart: "auto" });
