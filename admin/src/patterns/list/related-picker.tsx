import { lazyWithRetry } from "../../lib/lazy-with-retry.ts";
import type { TextKey } from "../../lib/text-key.ts";
import { notify } from "../../ui/notify.ts";
import { useOperationWriter } from "@countertop/sdk/react";
import type { Named } from "../list-state/list-selection.ts";
import type { Overlay } from "../overlay/overlay-search.ts";
import type { Relation } from "./relation.ts";
import { useText } from "../page/use-text.ts";

export interface RelatedPickerProps<Owner> {
  record: Owner;
  onClose(): void;
}

/** An overlay of the owner's page that adds the selected records to a relation. It loads on demand. */
export const relatedPicker = <L, Owner extends { id: string }>(
  relation: Relation<L>,
  nameOf: (owner: Owner) => string,
): Overlay<RelatedPickerProps<Owner>> =>
  lazyWithRetry(async () => {
    const { ResourcePicker } = await import("../picker/resource-picker.tsx");
    return {
      default: function RelatedPicker({ record, onClose }: RelatedPickerProps<Owner>) {
        const owner: Named = { id: record.id, name: nameOf(record) };
        const { resource, labels, pickQuery, isIn, elsewhere, add, filtered } = relation;
        const text = useText();
        const write = useOperationWriter();
        const t = (key: TextKey | undefined, values?: Record<string, unknown>) =>
          key === undefined ? "" : text(key, values);
        return (
          <ResourcePicker<L>
            resource={resource}
            {...(pickQuery && { query: pickQuery })}
            {...(filtered && { filtered })}
            {...(labels.elsewhere &&
              elsewhere && {
                note: (one) => {
                  const title = elsewhere(one);
                  return title ? t(labels.elsewhere, { title }) : undefined;
                },
              })}
            refused={(one) => (isIn?.(one, owner.id) ? t(labels.already) : undefined)}
            title={t(labels.add)}
            subtitle={labels.addText ? t(labels.addText) : owner.name}
            searchLabel={t(labels.find)}
            empty={{ title: t(labels.none) }}
            multiple
            value={[]}
            onPick={async (chosen) => {
              const ids = chosen.map(({ id }) => id);
              await add?.(write, owner.id, ids, () => {});
              notify("success", t(labels.added, { count: ids.length }), owner.name);
            }}
            onClose={onClose}
          />
        );
      },
    };
  });
