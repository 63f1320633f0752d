import { css } from "#styled/css";
import { ListFilter, X } from "lucide-react";
import { Suspense, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyWithRetry } from "../../lib/lazy-with-retry.ts";
import { Button } from "../../ui/button.tsx";
import { FilterChip } from "../../ui/filter-chip.tsx";
import { isOn, type Filter, type FilterValues } from "./filter-types.ts";
import type { FilterValue } from "./list-filters.ts";

// The code for texts and forms of filters loads when the first filter is used.
const FilterText = lazyWithRetry(() =>
  import("./filter-value.tsx").then(({ FilterText }) => ({ default: FilterText })),
);
const FilterEditor = lazyWithRetry(() =>
  import("./filter-editor.tsx").then(({ FilterEditor }) => ({ default: FilterEditor })),
);
const FilterMenu = lazyWithRetry(() =>
  import("./filter-editor.tsx").then(({ FilterMenu }) => ({ default: FilterMenu })),
);

export interface FilterChipsProps {
  filters: readonly Filter[];
  values: FilterValues;
  onChange(id: string, value: FilterValue): void;
  onClear(): void;
}

const offOf = (value: FilterValue | undefined): FilterValue => (Array.isArray(value) ? [] : "");

/** The active filters, which can be edited in place, and the button that adds a filter. */
export function useFilterChips({ filters, values, onChange, onClear }: FilterChipsProps) {
  const { t } = useTranslation("common");
  const base = useId();
  const [open, setOpen] = useState<string>();
  const [menu, setMenu] = useState(false);
  const idOf = (id: string) => `${base}${id}`;
  // Also shows the open filter, which has no value yet if it was just added.
  const shown = filters.filter(({ id }) => isOn(values[id]) || id === open);
  const rest = filters.filter((filter) => !shown.includes(filter));
  const edited = filters.find(({ id }) => id === open);
  const element = (id: string) => () => document.getElementById(idOf(id));

  const add = filters.length > 0 && (
    <>
      <Button
        id={idOf("add")}
        icon={<ListFilter aria-hidden />}
        aria-haspopup="menu"
        aria-expanded={menu}
        disabled={rest.length === 0}
        onClick={() => setMenu(!menu)}
      >
        {t("filter.add")}
      </Button>
      {menu && (
        <Suspense>
          <FilterMenu
            anchor={element("add")}
            label={t("filter.add")}
            filters={rest}
            onChoose={setOpen}
            onClose={() => setMenu(false)}
          />
        </Suspense>
      )}
    </>
  );
  const chips = shown.length > 0 && (
    <div className={line} role="group" aria-label={t("filter.active")}>
      {shown.map((filter) => {
        const value = values[filter.id];
        return (
          <FilterChip
            key={filter.id}
            id={idOf(filter.id)}
            name={t("filter.name", { name: filter.label })}
            value={
              isOn(value) && value !== undefined ? (
                <Suspense fallback="…">
                  <FilterText {...{ filter, value }} />
                </Suspense>
              ) : (
                "…"
              )
            }
            open={open === filter.id}
            onPress={() => setOpen(open === filter.id ? undefined : filter.id)}
            removeLabel={t("filter.remove", { name: filter.label })}
            onRemove={() => {
              setOpen(undefined);
              onChange(filter.id, offOf(value));
              document.getElementById(idOf("add"))?.focus();
            }}
          />
        );
      })}
      <Button visual="ghost" size="sm" icon={<X aria-hidden />} onClick={onClear}>
        {t("filter.clearAll")}
      </Button>
      {edited && (
        <Suspense>
          <FilterEditor
            key={edited.id}
            anchor={element(edited.id)}
            filter={edited}
            value={values[edited.id] ?? ""}
            onChange={(value) => onChange(edited.id, value)}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
  return { add, chips };
}

const line = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "8",
  paddingInline: "card",
  paddingBlockEnd: "12",
});
