import { adminRetrieveNote } from "@countertop/sdk/operations";
import {
  useAdminCreateNote,
  useAdminDeleteNote,
  useAdminUpdateNote,
  useClient,
} from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import * as v from "valibot";
import {
  filledIn,
  FormDrawer,
  FormDrawerWaiting,
  useConflict,
  useEditForm,
} from "../../../patterns/form.ts";
import { Confirm } from "../../../patterns/overlay.ts";
import { orders } from "../../../resources/orders.ts";
import { notify } from "../../../ui/notify.ts";
import type { OrderOverlayProps } from "../order.ts";
import type { Note } from "./order-events.ts";
import { notesQuery } from "./timeline-queries.ts";

const schema = v.object({ value: filledIn });

/** Creates a note about the order. */
export function NoteDrawer({ order, onClose }: OrderOverlayProps) {
  const { t } = useTranslation(["order-parts", "order-record"]);
  const { mutateAsync: createNote } = useAdminCreateNote();
  return (
    <NoteForm
      title={t("order-record:note.add")}
      subtitle={orders.nameOf(order)}
      value=""
      saveLabel={t("order-record:note.add")}
      save={(value) =>
        createNote({ body: { resource_type: "order", resource_id: order.id, value } })
      }
      onClose={onClose}
    />
  );
}

/** Edits the note whose id is in the URL. */
export function EditNoteDrawer(props: OrderOverlayProps) {
  const { t } = useTranslation(["order-parts", "order-record"]);
  const client = useClient();
  const { mutateAsync: updateNote } = useAdminUpdateNote();
  const { note, waiting } = useNote(props, t("order-record:note.edit"));
  if (!note) return waiting;
  return (
    <NoteForm
      title={t("order-record:note.edit")}
      subtitle={orders.nameOf(props.order)}
      value={note.value}
      read={async () => (await adminRetrieveNote(client, { id: note.id })).note.value}
      save={(value) => updateNote({ id: note.id, body: { value } })}
      onClose={props.onClose}
    />
  );
}

export function DeleteNote(props: OrderOverlayProps) {
  const { t } = useTranslation(["order-parts", "order-record"]);
  const { mutateAsync: deleteNote } = useAdminDeleteNote();
  const { note, waiting } = useNote(props, t("order-record:note.delete"));
  if (!note) return waiting;
  return (
    <Confirm
      title={t("note.deleteTitle")}
      text={note.value}
      action={t("order-record:note.delete")}
      onConfirm={async () => {
        await deleteNote({ id: note.id });
        notify("success", t("note.deleted"));
      }}
      onClose={props.onClose}
    />
  );
}

/** The note whose id is in the URL, or a placeholder while the note loads or if someone has deleted it. */
function useNote({ order, view, onClose }: OrderOverlayProps, title: string) {
  const { t } = useTranslation(["order-parts", "order-record"]);
  const { data, error, refetch } = useQuery(notesQuery(useClient(), order.id));
  // Keeps the loaded note, because it is already deleted while the confirmation closes.
  const [known, setKnown] = useState<Note>();
  const found = data?.notes.find(({ id }) => id === view.search.part);
  if (found && found.id !== known?.id) setKnown(found);
  const note = found ?? known;
  return {
    note,
    waiting: (
      <FormDrawerWaiting
        title={title}
        subtitle={orders.nameOf(order)}
        error={error}
        onRetry={() => void refetch()}
        onClose={onClose}
      >
        {data && <p>{t("note.gone")}</p>}
      </FormDrawerWaiting>
    ),
  };
}

function NoteForm({
  value,
  read,
  save,
  ...frame
}: {
  title: string;
  subtitle: string;
  saveLabel?: string;
  value: string;
  /** Reads the stored text, which someone else may have changed. */
  read?(): Promise<string>;
  save(value: string): Promise<unknown>;
  onClose(): void;
}) {
  const { t } = useTranslation(["order-parts", "order-record"]);
  // Keeps the first value: the note is read again while the drawer is closing, which must not reset the form.
  const [base] = useState({ value });
  const conflict = useConflict<typeof base>();
  const { form, edit } = useEditForm({
    values: base,
    schema,
    save: async (mine) => {
      const theirs = read ? { value: await read() } : base;
      const merged = await conflict.settle({
        base,
        mine,
        theirs,
        labels: { value: t("note.label") },
      });
      await save(merged.value);
      notify("success", t("note.saved"));
    },
  });
  return (
    <FormDrawer {...frame} edit={{ ...edit, question: conflict.question }}>
      <form.AppField name="value">
        {(field) => <field.Textarea label={t("note.label")} required rows={6} />}
      </form.AppField>
    </FormDrawer>
  );
}
