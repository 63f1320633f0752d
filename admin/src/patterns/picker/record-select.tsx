import { useClient } from "@countertop/sdk/react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { TextSearch } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { problemOf } from "../../lib/errors.ts";
import type { Picked } from "../../lib/picked.ts";
import { IconButton } from "../../ui/button.tsx";
import { MultiSelect } from "../../ui/multi-select.tsx";
import { useSearchDraft } from "../filter/use-search-draft.ts";
import { useFormat } from "../page/use-format.ts";
import { LazyResourcePicker } from "./lazy-resource-picker.tsx";
import type { PickerListProps, PickerSource } from "./picker-list.tsx";

export interface RecordSelectProps<L>
  extends PickerSource<L>, Pick<PickerListProps<L>, "create" | "multiple" | "searchLabel"> {
  label: string;
  labelHidden?: boolean;
  hint?: string;
  errors?: readonly string[];
  required?: boolean;
  value: readonly Picked[];
  onChange(value: readonly Picked[]): void;
  /** The label of the button that opens the picker, such as "Choose a collection", and the default for the picker's title. */
  choose: string;
  /** The picker's title, if it differs from the button's label. */
  title?: string;
  subtitle?: string;
  /**
   * Receives the records chosen in the picker, instead of `onChange`. If it rejects, the picker stays open and shows the error.
   */
  onPick?(value: readonly Picked[]): Promise<unknown>;
  /** A hook that returns the records to list before text is typed. Undefined while they load. */
  often?(wanted: boolean): readonly (Picked & { note: string })[] | undefined;
  /** True if the caller lists the chosen records. The field then only adds records, and shows no chips. */
  listed?: boolean;
  onBlur?(): void;
}

/** Maximum number of matches to list below the field. The picker lists all of them. */
const MATCHES = 10;

/**
 * A field for one or more records, which the user finds by typing. A button opens the picker, with images, filters, and all
 * pages.
 */
export function RecordSelect<L>(props: RecordSelectProps<L>) {
  const { value, onChange, onPick, choose, title = choose, subtitle: _, ...rest } = props;
  const { often, listed, ...given } = rest;
  const { resource, query, note, refused, empty, multiple = false, create, ...more } = given;
  const { filtered: __, searchLabel, ...field } = more;
  const { t } = useTranslation("common");
  const format = useFormat();
  const client = useClient();
  const [picking, setPicking] = useState(false);
  /** Undefined until the list opens for the first time. */
  const [asked, setAsked] = useState<string>();
  const [, search] = useSearchDraft(asked ?? "", setAsked);
  const { data, error, isFetching } = useQuery({
    ...resource.searchQuery(client, asked ?? "", (words) => ({
      ...(resource.hitInput(words, MATCHES) as object),
      ...query,
    })),
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
  });
  const most = often ? often(asked !== undefined) : [];
  const first = asked === "" ? most : [];
  const isLoaded = data !== undefined && first !== undefined;
  const rows = isLoaded ? resource.rowsIn(data as object, asked).slice(0, MATCHES) : [];
  // Leaves chosen records out of the list. They are shown as chips, and pressing Enter on one in the list would remove it.
  const isFree = (id: string) => value.every((one) => one.id !== id);
  const top = (first ?? []).filter(({ id }) => isFree(id));
  const others = rows.flatMap((row) => {
    const { id, title, note: usual } = resource.hitOf(row);
    if (!isFree(id) || top.some((one) => one.id === id)) return [];
    const why = refused?.(row);
    const small = why ?? note?.(row) ?? usual;
    return {
      value: id,
      label: title,
      disabled: why !== undefined,
      ...(small !== undefined && { note: small }),
    };
  });
  const options = [
    ...top.map(({ id, title, note: uses }) => ({ value: id, label: title, note: uses })),
    ...others,
  ].slice(0, MATCHES);
  const chips = listed ? [] : value;
  // Also keeps the titles of earlier options, because new results can replace an option between the press and the choice.
  const titles = useRef(new Map<string, string>());
  useEffect(() => {
    for (const { value: id, label } of options) titles.current.set(id, label);
  });
  const pick = (ids: readonly string[]) => {
    const picked = ids.flatMap((id) => {
      const before = chips.find((one) => one.id === id);
      const title = titles.current.get(id);
      return before ?? (title === undefined ? [] : { id, title });
    });
    onChange(listed ? [...value, ...picked] : picked);
  };
  return (
    <>
      <MultiSelect
        {...field}
        single={!multiple}
        placeholder={searchLabel}
        end={
          <IconButton
            size="sm"
            visual="ghost"
            aria-label={choose}
            title={choose}
            onClick={() => setPicking(true)}
          >
            <TextSearch aria-hidden />
          </IconButton>
        }
        options={options}
        known={chips.map(({ id, title }) => ({ value: id, label: title }))}
        value={chips.map(({ id }) => id)}
        loading={(isFetching || first === undefined) && rows.length === 0}
        onOpen={() => setAsked((text) => text ?? "")}
        onSearch={search}
        onValueChange={pick}
        {...(create && {
          onCreate: (text: string) => onChange([...(multiple ? value : []), create.make(text)]),
        })}
        labels={{
          open: field.label,
          empty: error
            ? problemOf(error, t).message
            : asked || rows.length > 0
              ? t("list.noMatchTitle")
              : empty.title,
          loading: t("list.loading"),
          remove: (name) => t("picker.remove", { name }),
          more: (count) => `${t("picker.more")} (${format.number(count)})`,
          ...(create && { create: create.label }),
        }}
      />
      {picking && (
        <LazyResourcePicker
          {...props}
          title={title}
          onPick={(next) => (onPick ? onPick(next) : onChange(next))}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  );
}
