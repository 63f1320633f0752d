import { Trash2 } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CannotBeDone } from "../../lib/errors.ts";
import { notify } from "../../ui/notify.ts";
import { useReadRecord } from "../fields/use-resource-form.ts";
import { LazyConfirm } from "../overlay/lazy-confirm.tsx";
import type { RecordOf, Resource } from "../resource/define.ts";
import { useOperationWriter } from "@countertop/sdk/react";
import { MoreActions } from "../page/more-actions.tsx";

/** Deletes a record, unless a change since the page opened prevents it. */
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
  /** "Delete product" */
  action: string;
  /** "Product deleted" */
  done: string;
  /** Safer alternative. */
  instead?: { action: string; act(): void } | undefined;
  onDelete(): Promise<unknown>;
  /** Records that depend on it. */
  more?: ReactNode;
  /** Reason why it can't be deleted. */
  kept?: string | undefined;
  /** Navigates to the list, since the record no longer exists. */
  onDeleted(): void;
}

/** The menu of a record's page that ends with deleting, and the confirmation. */
export function RecordDelete({
  name,
  done,
  kept,
  onDelete,
  onDeleted,
  ...question
}: RecordDeleteProps) {
  const { t } = useTranslation("common");
  const [asking, setAsking] = useState(false);
  return (
    <>
      <MoreActions
        actions={[
          {
            id: "delete",
            label: t("actions.delete"),
            icon: <Trash2 aria-hidden />,
            danger: true,
            reason: kept,
            run: () => setAsking(true),
          },
        ]}
      />
      {asking && (
        <LazyConfirm
          {...question}
          tone="danger"
          typed={name}
          onConfirm={onDelete}
          onClose={() => setAsking(false)}
          onDone={() => {
            onDeleted();
            notify("success", done, name);
          }}
        />
      )}
    </>
  );
}
