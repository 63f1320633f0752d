import { FilterX, Inbox, SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";

export interface ListEmptyProps {
  total: number;
  filtered: boolean;
  empty: { title: string; text: string; action?: ReactNode };
  onFirst(): void;
  onClear(): void;
}

/** Why there is nothing decides what helps. */
export function ListEmpty({ total, filtered, empty, onFirst, onClear }: ListEmptyProps) {
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
      <Empty icon={<SearchX />} title={t("list.noMatchTitle")} text={t("list.noMatchText")}>
        <Button icon={<FilterX aria-hidden />} onClick={onClear}>
          {t("list.clearFilters")}
        </Button>
      </Empty>
    );
  }
  return (
    <Empty icon={<Inbox />} title={empty.title} text={empty.text}>
      {empty.action}
    </Empty>
  );
}
