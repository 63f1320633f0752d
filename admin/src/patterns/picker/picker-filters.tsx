import { css } from "#styled/css";
import { useTranslation } from "react-i18next";
import { useFilterChips } from "../filter/filter-chips.tsx";
import type { FilterValues } from "../filter/filter-types.ts";
import { useResourceFilters } from "../resource/use-resource-filters.ts";

/** The resource with its filters, for pickers that offer them. */
export interface Filtered {
  /** The namespace of the resource's strings, which only its own pages have loaded. */
  slug: string;
  filters: object;
  readSearch(raw: Partial<Record<string, unknown>>): object;
  filterQuery(search: never): object | undefined;
}

interface PickerFiltersProps {
  resource: Filtered;
  values: FilterValues;
  onValues(values: FilterValues): void;
}

export function PickerFilters(props: PickerFiltersProps) {
  const { ready } = useTranslation(props.resource.slug as "products", { useSuspense: false });
  return ready && <Filters {...props} />;
}

function Filters({ resource, values, onValues }: PickerFiltersProps) {
  const { add, chips } = useFilterChips({
    filters: useResourceFilters(resource as unknown as Parameters<typeof useResourceFilters>[0]),
    values,
    onChange: (name, value) => onValues({ ...values, [name]: value }),
    onClear: () => onValues(resource.readSearch({}) as FilterValues),
  });
  return (
    <>
      <div>{add}</div>
      {chips && <div className={flush}>{chips}</div>}
    </>
  );
}

// Removes the chips' margin: they are aligned with the edge of a card, but a dialog has its own margin.
const flush = css({ marginInline: "calc({spacing.card} * -1)", marginBlockEnd: "-12px" });
