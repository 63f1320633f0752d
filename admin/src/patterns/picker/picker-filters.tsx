import { css } from "#styled/css";
import { useTranslation } from "react-i18next";
import { useFilterChips } from "../filter/filter-chips.tsx";
import type { FilterValues } from "../filter/filter-types.ts";
import { useResourceFilters } from "../resource/use-resource-filters.ts";

/** The parts of a resource that a picker with filters needs. */
export interface Filtered {
  /** The namespace of the resource's strings. Only the resource's own pages have loaded it. */
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

// Cancels the chips' inline padding, which aligns them with a card's edge. A dialog already has padding.
const flush = css({ marginInline: "calc({spacing.card} * -1)", marginBlockEnd: "-12px" });
