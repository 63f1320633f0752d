import { css } from "#styled/css";
import { useTranslation } from "react-i18next";
import { useFilterChips } from "../list/filter-chips.tsx";
import type { FilterValues } from "../list/filter-types.ts";
import { useResourceFilters } from "../resource/use-resource-filters.ts";

/** The resource once more, where its records are chosen by its filters too. */
export interface Filtered {
  /** Its words are in a file of this name, which its own pages alone have fetched. */
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
    onClear: () => onValues(resource.readSearch({}) as unknown as FilterValues),
  });
  return (
    <>
      <div>{add}</div>
      {chips && <div className={flush}>{chips}</div>}
    </>
  );
}

// Chips stand at the edge of a card, and a window has a margin of its own.
const flush = css({ marginInline: "calc({spacing.card} * -1)", marginBlockEnd: "-12px" });
