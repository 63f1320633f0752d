import {
  adminCreateGiftCard,
  adminListGiftCards,
  adminRetrieveCustomer,
} from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { useClient } from "@countertop/sdk/react";
import { useStore } from "@tanstack/react-form";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import * as v from "valibot";
import { defineFields, FormFields, money, select } from "../../patterns/fields.ts";
import { FormDrawer, FormDrawerWaiting, message, useEditForm } from "../../patterns/form.ts";
import type { ListOverlayProps } from "../../patterns/list.ts";
import { useCreateOnce } from "../../patterns/resource.ts";
import { notify } from "../../ui/notify.ts";
import { ends, useRegions } from "./card-fields.ts";
import { toMetadata } from "./gift-card.ts";

const amount = money({
  label: "gift-cards:create.amount",
  required: true,
  currencyOf: () => "",
  first: "common:form.regionFirst",
});
const fields = defineFields(
  { update: adminCreateGiftCard },
  {
    region_id: select({
      label: "gift-cards:fields.region",
      hint: "gift-cards:create.regionHint",
      required: true,
      options: function useRegionsWithCurrency() {
        return useRegions().map(({ id, name, currency_code }) => ({
          value: id,
          label: `${name} · ${currency_code.toUpperCase()}`,
        }));
      },
    }),
    value: {
      ...amount,
      schema: v.pipe(
        amount.schema,
        v.check(
          ({ amount: sum }) => sum === null || sum > 0,
          message("gift-cards:create.tooSmall"),
        ),
      ),
    },
    ends_at: ends,
  },
);

const schema = v.object({
  ...fields.newEntries,
  email: v.pipe(
    v.string(),
    v.trim(),
    // Requires an @ and a dot in the domain, like the admin's other email fields.
    v.check(
      (text) => text === "" || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text),
      message("gift-cards:create.noEmail"),
    ),
  ),
  message: v.pipe(v.string(), v.trim()),
});
type Values = v.InferOutput<typeof schema>;

/** Issues a gift card. If the URL contains a customer's id, that customer is the recipient. */
export function IssueDrawer(props: ListOverlayProps) {
  const { t } = useTranslation("gift-cards");
  const navigate = useNavigate();
  const { customer: asked } = props.search as { customer?: string };
  const id = asked ?? "";
  const query = queryOptions(useClient(), adminRetrieveCustomer, { id });
  const { data, error, refetch } = useQuery({ ...query, enabled: id !== "" });
  // After closing, the next card starts without a recipient.
  const onClose = () =>
    id === ""
      ? props.onClose()
      : void navigate({
          to: ".",
          search: (old: object) => ({ ...old, edit: "", customer: "" }),
          resetScroll: false,
        });
  if (id === "" || data)
    return <Issue {...props} email={data?.customer.email ?? ""} onClose={onClose} />;
  return (
    <FormDrawerWaiting
      shape="drawer"
      title={t("create.title")}
      error={error}
      onRetry={() => void refetch()}
      onClose={onClose}
    />
  );
}

function Issue({ email, onClose, onCreated }: ListOverlayProps & { email: string }) {
  const { t } = useTranslation(["gift-cards", "common"]);
  const regions = useRegions();
  const client = useClient();
  const makeOnce = useCreateOnce();
  const created = useRef<string>(undefined);
  const [empty] = useState<Values>(() => ({ ...fields.empty, email, message: "" }));
  const { form, edit } = useEditForm<Values, Values>({
    values: empty,
    schema,
    save: async ({ email: to, message: words, ...values }) => {
      const metadata = toMetadata(to, words);
      const body = {
        ...fields.toNewBody(values),
        region_id: values.region_id,
        value: values.value.amount ?? 0,
        ...(Object.keys(metadata).length > 0 && { metadata }),
      };
      // Reads the existing cards first. A card is worth money, and someone else may have just issued the same card.
      const card = await makeOnce({
        operation: adminCreateGiftCard,
        input: { body },
        wish: body,
        madeIn: ({ gift_card }) => gift_card,
        read: async () => {
          const query = { order: "-created_at", limit: 50 };
          return (await adminListGiftCards(client, { query })).gift_cards;
        },
        isSuch: (one) =>
          one.region_id === body.region_id &&
          one.value === body.value &&
          JSON.stringify(one.metadata ?? {}) === JSON.stringify(metadata),
      });
      created.current = card.id;
      notify("success", t("create.done"), card.code);
    },
  });
  const region = useStore(form.store, ({ values }) => values.region_id);
  const currency = regions.find(({ id }) => id === region)?.currency_code ?? "";
  return (
    <FormDrawer
      title={t("create.title")}
      saveLabel={t("create.save")}
      edit={edit}
      onClose={() => (created.current === undefined ? onClose() : onCreated(created.current))}
    >
      <FormFields form={form} fields={fields} isNew currency={currency} />
      <form.AppField name="email">
        {(field) => (
          <field.Text
            type="email"
            label={t("create.email")}
            hint={t("create.emailHint")}
            autoComplete="off"
          />
        )}
      </form.AppField>
      <form.AppField name="message">
        {(field) => <field.Textarea label={t("create.message")} rows={4} />}
      </form.AppField>
    </FormDrawer>
  );
}
