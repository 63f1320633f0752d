import { Trash2 } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CannotBeDone } from "../../lib/errors.ts";
import { notify } from "../../ui/notify.ts";
import { useReadRecord } from "../fields/use-resource-form.ts";
import { LazyConfirm } from "../overlay/lazy-confirm.tsx";
import type { RecordOf, Resource } from "../resource/define.ts";
import { useOperationWriter } from "@countertop/sdk/react";
import { useCommands } from "../../lib/commands.ts";
import { MoreActions, type MoreAction } from "../page/more-actions.tsx";

/** Deletes a record, unless a change since the page was opened prevents that. */
export function useDeleteRecord<L, R, C, U, F>(
  resource: Resource<L, R, C, U, F>,
  id: string,
  kept: ((record: RecordOf<R>) => string | undefined) | undefined,
) {
  const read = useReadRecord(resource, id);
  const write = useOperationWriter();
  return async (): Promise<void> => {
    const why = kept?.(await read());
    if (why !== undefined) throw new CannotBeDone(why);
    if (resource.remove) await write(resource.remove, { id });
  };
}

export interface RecordDeleteProps {
  name: string;
  title: string;
  text: string;
  /** The action's label, such as "Delete product". */
  action: string;
  /** The notification after the deletion, such as "Product deleted". */
  done: string;
  /** A safer alternative to the deletion. */
  instead?: { action: string; act(): void } | undefined;
  onDelete(): Promise<unknown>;
  /** Content about records that depend on this one. */
  more?: ReactNode;
  /** The reason why the record can't be deleted. */
  kept?: string | undefined;
  /** Navigates to the list after the record was deleted. */
  onDeleted(): void;
}

export interface RecordMenuProps {
  /** Less frequent actions, which are also in the command palette. */
  actions: readonly MoreAction[];
  /** Undefined if the record can't be deleted here. */
  remove?: RecordDeleteProps | undefined;
}

/** The menu in the header of a record's page, with less frequent actions, and the deletion with its confirmation. */
export function RecordMenu({ actions, remove }: RecordMenuProps) {
  const { t } = useTranslation("common");
  const [asking, setAsking] = useState(false);
  useCommands(
    actions
      .filter(({ reason }) => reason === undefined)
      .map(({ id, label, icon, run }) => ({ id, group: "page", label, icon, run })),
  );
  const deletion: MoreAction | undefined = remove && {
    id: "delete",
    label: t("actions.delete"),
    icon: <Trash2 aria-hidden />,
    danger: true,
    reason: remove.kept,
    run: () => setAsking(true),
  };
  const all = deletion ? [...actions, deletion] : actions;
  return (
    <>
      {all.length > 0 && <MoreActions actions={all} />}
      {asking && remove && <DeleteQuestion {...remove} onClose={() => setAsking(false)} />}
    </>
  );
}

function DeleteQuestion({
  name,
  done,
  kept: _,
  onDelete,
  onDeleted,
  onClose,
  ...question
}: RecordDeleteProps & { onClose(): void }) {
  return (
    <LazyConfirm
      {...question}
      tone="danger"
      typed={name}
      onConfirm={onDelete}
      onClose={onClose}
      onDone={() => {
        onDeleted();
        notify("success", done, name);
      }}
    />
  );
}
