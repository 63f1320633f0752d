import * as v from "valibot";
import { lazyPart } from "../../lib/lazy-with-retry.ts";
import type { TextKey } from "../../lib/text-key.ts";
import { LazyResourcePicker } from "../picker/lazy-resource-picker.tsx";
import type { Picked } from "../../lib/picked.ts";
import type { PickerSource } from "../picker/picker-list.tsx";
import type { HitSource, RowOf } from "../resource/define.ts";
import type { FieldDef } from "./define.ts";
import type { FieldOptions } from "./kinds.tsx";
import { PendingField } from "./pending-field.tsx";
import { useText } from "../page/use-text.ts";

const PickedField = lazyPart(() => import("../picker/picked-field.tsx"), "PickedField");

export interface RecordOptions<L> extends FieldOptions {
  /** Resource to choose from. */
  of: HitSource<L>;
  /** Property of the record with the chosen one, if not the field's own name: `collection` for `collection_id`. */
  from?: string;
  /** "Choose a collection": the button, and the title of the window to choose in. */
  choose: TextKey;
  /** Names the search field there. */
  search: TextKey;
  /** Message for an empty list. */
  none: { title: TextKey; text?: TextKey };
  /** Why it cannot be chosen. */
  refused?(record: RowOf<L>): TextKey | undefined;
  /** "Create the tag “{{value}}”": a missing one is created together with the record. */
  create?: TextKey;
}

/** One record, or none: its id is what is sent, unless `toApi` says otherwise. */
export function record<L, Api = string>({
  toApi = ({ id }) => id as Api,
  ...options
}: RecordOptions<L> & { toApi?(chosen: Picked): Api }): FieldDef<Picked[], Api | null> {
  return {
    ...chosen(options, false),
    toApi: ([first]) => (first ? toApi(first) : null),
  };
}

/** Any number of records. Several people may add and remove them at the same time. */
export function records<L, Api = { id: string }>({
  toApi = ({ id }) => ({ id }) as Api,
  ...options
}: RecordOptions<L> & { toApi?(chosen: Picked): Api }): FieldDef<Picked[], Api[]> {
  return { ...chosen(options, true), list: true, toApi: (value) => value.map(toApi) };
}

/** Prefix for records that don't exist yet; they get their id on save. */
const NEW = "new:";
export const isNew = ({ id }: Picked): boolean => id.startsWith(NEW);
const newRecord = (title: string): Picked => ({ id: `${NEW}${title}`, title });

function chosen<L>(options: RecordOptions<L>, multiple: boolean) {
  const { of: resource, from, choose, search, none, refused, create, ...facts } = options;
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
      const { label, hint, errors } = props;
      const source: PickerSource<L> = {
        resource,
        empty: {
          title: translate(none.title),
          ...(none.text && { text: translate(none.text) }),
        },
        ...(refused && {
          refused: (row: RowOf<L>) => {
            const why = refused(row);
            return why && translate(why);
          },
        }),
      };
      return (
        <PendingField label={label} hint={hint}>
          <PickedField
            {...{ label, errors, value }}
            {...(typeof hint === "string" && { hint })}
            chooseLabel={translate(choose)}
            onChange={(next) => onValueChange([...next])}
            picker={(close) => (
              <LazyResourcePicker
                {...source}
                {...(create && {
                  create: {
                    label: (text: string) => translate(create, { value: text }),
                    make: newRecord,
                  },
                })}
                title={translate(choose)}
                {...(around?.subject !== undefined && { subtitle: around.subject })}
                searchLabel={translate(search)}
                multiple={multiple}
                value={value}
                onPick={(next) => onValueChange([...next])}
                onClose={close}
              />
            )}
          />
        </PendingField>
      );
    },
  } satisfies Omit<FieldDef<Picked[], never>, "toApi">;
}

/** For a deleted related record, the server still returns an object that has only the id. */
const isThere = (item: object): boolean =>
  Object.entries(item).some(([name, value]) => name !== "id" && value !== null);
