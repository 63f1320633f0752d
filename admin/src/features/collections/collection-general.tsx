import { useAdminUpdateCollection, useClient } from "@countertop/sdk/react";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useRecordForm } from "../../patterns/record-form.tsx";
import {
  collectionForm,
  toBody,
  toForm,
  type CollectionBody,
  type CollectionForm,
} from "./collection-form.ts";
import { collectionQuery, type Collection } from "./collection-queries.ts";
import { useShowSaved } from "../../patterns/record-save.ts";

/** Saves a part of a collection. */
export function useSaveCollection(id: string): (body: CollectionBody) => Promise<Collection> {
  const show = useShowSaved(collectionQuery(useClient(), id).queryKey, "collection");
  const { mutateAsync } = useAdminUpdateCollection();
  return async (body) => {
    const { collection } = await mutateAsync({ id, body });
    show(collection);
    return collection;
  };
}

/** The words of a collection. `children` receives the card with the form, and the bar that saves it. */
export function CollectionGeneral({
  collection,
  children,
}: {
  collection: Collection;
  children(card: ReactNode, bar: ReactNode): ReactNode;
}) {
  const { t } = useTranslation("collections");
  const queries = useQueryClient();
  const query = collectionQuery(useClient(), collection.id);
  const save = useSaveCollection(collection.id);
  const { form, card, bar } = useRecordForm<Collection, CollectionForm>({
    record: collection,
    read: async () => (await queries.fetchQuery({ ...query, staleTime: 0 })).collection,
    toForm,
    schema: collectionForm,
    labels: { title: t("fields.title"), handle: t("fields.handle") },
    save: (settled, now) => save(toBody(settled, now)),
    words: { saved: t("edit.saved"), notSaved: t("edit.notSaved") },
  });

  return children(
    card(
      t("edit.title"),
      <>
        <form.AppField name="title">
          {(field) => <field.Text label={t("fields.title")} required />}
        </form.AppField>
        <form.AppField name="handle">
          {(field) => (
            <field.Text
              label={t("fields.handle")}
              hint={t("fields.handleHint")}
              prefix="/"
              required
              spellCheck={false}
              autoCapitalize="none"
            />
          )}
        </form.AppField>
      </>,
    ),
    bar,
  );
}
