import { css } from "#styled/css";
import { Download, SlidersHorizontal } from "lucide-react";
import { useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button, IconButton } from "../../ui/button.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { useShortcut } from "../page/shortcuts.ts";
import { useSearchDraft } from "./use-search-draft.ts";

export interface ListToolbarProps {
  /** Of the list: the button of its options is named after it. */
  id: string;
  searchLabel: string;
  q: string;
  onQ(q: string): void;
  addFilter: ReactNode;
  file: { label: string; busy: boolean; press(): void };
  /** Whether the options of the list are open. */
  options: boolean;
  onOptions(open: boolean): void;
}

/** Above a list: its search, a filter more, the file of it, and how it looks. */
export function ListToolbar(props: ListToolbarProps) {
  const { id, searchLabel, q, onQ, addFilter, file, options, onOptions } = props;
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
    <div data-screen="" className={toolbar}>
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
      {addFilter}
      <div className={viewControls}>
        <IconButton
          visual="secondary"
          aria-label={file.label}
          title={file.label}
          aria-busy={file.busy || undefined}
          onClick={file.press}
        >
          <Download aria-hidden />
        </IconButton>
        <Button
          id={`${id}options`}
          icon={<SlidersHorizontal aria-hidden />}
          aria-haspopup="dialog"
          aria-expanded={options}
          onClick={() => onOptions(!options)}
        >
          {t("options.open")}
        </Button>
      </div>
    </div>
  );
}

const toolbar = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "8",
  paddingInline: "card",
  paddingBlock: "12",
});
const searchBox = css({ flex: { base: "1 1 100%", md: "0 1 320px" }, minWidth: 0 });
const viewControls = css({ display: "flex", gap: "8", marginInlineStart: "auto" });
