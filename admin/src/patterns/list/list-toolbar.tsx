import { Download, SlidersHorizontal } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button, IconButton } from "../../ui/button.tsx";
import { ListBar } from "./list-bar.tsx";

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
  return (
    <ListBar
      searchLabel={searchLabel}
      q={q}
      onQ={onQ}
      controls={
        <>
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
        </>
      }
    >
      {addFilter}
    </ListBar>
  );
}
