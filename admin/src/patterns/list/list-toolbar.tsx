import { Download, SlidersHorizontal } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button, IconButton } from "../../ui/button.tsx";
import { ListBar } from "./list-bar.tsx";

export interface ListToolbarProps {
  /** Id of the list; the options button derives its id from it. */
  id: string;
  searchLabel: string;
  q: string;
  onQ(q: string): void;
  addFilter: ReactNode;
  file: { label: string; busy: boolean; press(): void };
  /** True while the options are open. */
  options: boolean;
  onOptions(open: boolean): void;
}

/** Toolbar of a list: search, filters, export, and display options. */
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
