import { adminUpdateStore } from "@countertop/sdk/operations";
import { useAdminUpdateStore, useClient } from "@countertop/sdk/react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { fetchNow } from "../../lib/fetch-now.ts";
import {
  defineFields,
  fieldTexts,
  FormFields,
  text,
  useFieldLabels,
} from "../../patterns/fields.ts";
import { ErrorState, storeQuery } from "../../patterns/page.ts";
import { DetailPage, DetailSkeleton, useRecordForm } from "../../patterns/record.ts";
import { template } from "./template-field.tsx";

const cart = {
  part: "{cart_id}",
  sample: "cart_01HM6Q9XK2",
  missing: "settings-store:links.cart",
} as const;
const fields = defineFields(
  { update: adminUpdateStore },
  {
    name: text({ label: "settings-store:name" }),
    swap_link_template: template({
      label: "settings-store:links.swap",
      hint: "settings-store:links.cart",
      ...cart,
    }),
    payment_link_template: template({
      label: "settings-store:links.payment",
      hint: "settings-store:links.cart",
      ...cart,
    }),
    invite_link_template: template({
      label: "settings-store:links.invite",
      hint: "settings-store:links.inviteHint",
      part: "{invite_token}",
      sample: "eyJhbGciOiJIUzI1NiJ9",
      missing: "settings-store:links.token",
    }),
  },
);

export function StoreDetailsPage() {
  const { t } = useTranslation("common");
  const { data, error, refetch } = useQuery(storeQuery(useClient()));
  if (data) return <Details store={data.store} />;
  if (error) return <ErrorState heading="h1" error={error} onRetry={() => void refetch()} />;
  return <DetailSkeleton label={t("resource.detail.loading")} main={["fields"]} aside={[]} />;
}

type Store = Awaited<ReturnType<ReturnType<typeof storeQuery>["queryFn"]>>["store"];

/** Edits the store's name and its link templates. */
function Details({ store }: { store: Store }) {
  const { t } = useTranslation(["settings", "common"]);
  const client = useClient();
  const queries = useQueryClient();
  const { mutateAsync: updateStore } = useAdminUpdateStore();
  const { form, cards, bar } = useRecordForm<Store, typeof fields.empty>({
    record: store,
    read: async () => (await fetchNow(queries, storeQuery(client))).store,
    toForm: fields.toForm,
    schema: fields.schema,
    labels: useFieldLabels(fields) as Record<keyof typeof fields.empty, string>,
    toText: fieldTexts(fields),
    save: async (values, now) => {
      const { store: saved } = await updateStore({ body: fields.toBody(values, now) });
      return { ...now, ...saved };
    },
    messages: {
      saved: t("common:resource.edit.saved"),
      notSaved: t("common:resource.edit.notSaved"),
    },
    nameOf: ({ name }) => name,
  });
  return (
    <DetailPage
      title={t("cards.details.title")}
      main={cards([
        {
          title: t("common:resource.edit.title"),
          content: <FormFields form={form} fields={fields} />,
        },
      ])}
      aside={null}
      foot={bar}
    />
  );
}
