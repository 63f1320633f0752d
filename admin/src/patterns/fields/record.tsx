import * as v from "valibot";
import type { TextKey } from "../../lib/text-key.ts";
import type { Picked } from "../../lib/picked.ts";
import type { SearchSource, RowOf } from "../resource/define.ts";
import type { RecordSelectProps } from "../picker/record-select.tsx";
import type { FieldDef, ListCalls } from "./define.ts";
import type { FieldOptions } from "./field-types.tsx";
import { RecordSelect } from "./lazy-record-select.tsx";
import { useText } from "../page/use-text.ts";

export interface RecordOptions<L> extends FieldOptions, Pick<RecordSelectProps<L>, "often"> {
  /** The resource to choose from. */
  of: SearchSource<L>;
  /**
   * The property with the chosen record, such as `collection` for `collection_id`, if it differs from the field's name.
   */
  from?: string;
  /** The label of the button and the title of the dialog, such as "Choose a collection". */
  choose: TextKey;
  /** The label of the dialog's search field. */
  search: TextKey;
  /** The message for an empty list. */
  none: { title: TextKey; text?: TextKey };
  /** Returns the reason why a record can't be chosen. */
  refused?(record: RowOf<L>): TextKey | undefined;
  /** The label for creating a missing record together with this one, such as "Create the tag “{{value}}”". */
  create?: TextKey;
}

/** A field for one record or none. Sends the record's id, unless `toApi` returns something else. */
export function record<L, Api = string>({
  toApi = ({ id }) => id as Api,
  ...options
}: RecordOptions<L> & { toApi?(chosen: Picked): Api }): FieldDef<Picked[], Api | null> {
  return {
    ...chosen(options, false),
    toApi: ([first]) => (first ? toApi(first) : null),
  };
}

/** A field for any number of records. Several operators can add and remove records at the same time. */
export function records<L, Api = { id: string }>({
  toApi = ({ id }) => ({ id }) as Api,
  ...options
}: RecordOptions<L> & {
  toApi?(chosen: Picked): Api;
  /** Calls that add and remove single entries. `toApi` must return ids. */
  calls?: ListCalls;
}): FieldDef<Picked[], Api[]> {
  return { ...chosen(options, true), list: true, toApi: (value) => value.map(toApi) };
}

/** The prefix in the id of a record that doesn't exist yet. The record gets its real id when it is saved. */
const NEW = "new:";
export const isNew = ({ id }: Picked): boolean => id.startsWith(NEW);
const newRecord = (title: string): Picked => ({ id: `${NEW}${title}`, title });

function chosen<L>(options: RecordOptions<L>, multiple: boolean) {
  const { of: resource, from, choose, search, none, refused, create, often, ...facts } = options;
  const toPicked = (stored: unknown): Picked[] => {
    const items = Array.isArray(stored) ? (stored as object[]) : stored ? [stored] : [];
    return items.filter(isThere).map((item) => {
      const { id, title } = resource.hitOf(item as RowOf<L>);
      return { id, title };
    });
  };
  return {
    ...facts,
    schema: v.array(v.object({ id: v.string(), title: v.string() })),
    empty: [],
    toForm: (stored: unknown, record: object) =>
      toPicked(from === undefined ? stored : Reflect.get(record, from)),
    Control: function RecordControl({ value, onValueChange, around, ...props }) {
      const translate = useText();
      const { label, hint, errors, required, onBlur } = props;
      return (
        <RecordSelect
          {...{ label, errors, required, value, multiple, resource }}
          {...(typeof hint === "string" && { hint })}
          empty={{ title: translate(none.title), ...(none.text && { text: translate(none.text) }) }}
          {...(refused && {
            refused: (row: RowOf<L>) => {
              const why = refused(row);
              return why && translate(why);
            },
          })}
          {...(create && {
            create: {
              label: (text: string) => translate(create, { value: text }),
              make: newRecord,
            },
          })}
          choose={translate(choose)}
          {...(often && { often })}
          {...(around?.subject !== undefined && { subtitle: around.subject })}
          searchLabel={translate(search)}
          onChange={(next) => onValueChange([...next])}
          onBlur={onBlur}
        />
      );
    },
  } satisfies Omit<FieldDef<Picked[], never>, "toApi">;
}

/** False if the related record was deleted. The server then returns an object in which only the id is set. */
const isThere = (item: object): boolean =>
  Object.entries(item).some(([name, value]) => name !== "id" && value !== null);
