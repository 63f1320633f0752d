import {
  useAdminDraftOrderUpdateLineItem,
  useAdminUpdateDraftOrder,
  useClient,
} from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import * as v from "valibot";
import {
  FormDrawer,
  FormDrawerWaiting,
  MoneyInput,
  NumberInput,
  Refused,
  useEditForm,
} from "../../../patterns/form.ts";
import { useFormat } from "../../../patterns/page.ts";
import { ResourcePicker } from "../../../patterns/picker.ts";
import { draftOrders } from "../../../resources/draft-orders.ts";
import { sellableIn } from "../../../resources/variants.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { TextField } from "../../../ui/field.tsx";
import { notify } from "../../../ui/notify.ts";
import { AddressFields } from "../address-fields.tsx";
import { addressFaults, toAddress, toAddressForm, type AddressForm } from "../address.ts";
import { isEmail } from "../../../lib/email.ts";
import { regionsQuery, type DraftLine } from "../draft-order.ts";
import type { DraftOverlayProps } from "./draft-overlays.ts";
import { useItemOnce } from "./use-item-once.ts";
import { useItemWrite } from "./use-item-write.ts";

const words = (errors: readonly unknown[]): string[] =>
  errors.filter((error) => typeof error === "string");

export function AddItems({ draft, onClose }: DraftOverlayProps) {
  const { t } = useTranslation("draft-orders");
  const { t: tCommon } = useTranslation("common");
  const format = useFormat();
  const writeItem = useItemWrite(draft);
  const add = useItemOnce(draft);
  const taken = useRef(new Set<string>());
  const { cart } = draft;
  return (
    <ResourcePicker
      title={t("items.add")}
      subtitle={draftOrders.nameOf(draft as never)}
      multiple
      {...sellableIn(
        {
          region_id: cart?.region_id ?? "",
          currency_code: cart?.region?.currency_code ?? "usd",
        },
        tCommon,
        format,
      )}
      value={[]}
      // One after the other: the server adds to one cart.
      onPick={async (picked) => {
        await writeItem(async () => {
          for (const { id } of picked) {
            // Items added before another one was rejected.
            if (taken.current.has(id)) continue;
            await add({ variant_id: id, quantity: 1 });
            taken.current.add(id);
          }
        });
        notify("success", t("items.added"), picked.map(({ title }) => title).join(", "));
      }}
      onClose={onClose}
    />
  );
}

export const CustomItemDrawer = (props: DraftOverlayProps) => <LineDrawer {...props} />;

export function ItemDrawer(props: DraftOverlayProps) {
  const { t } = useTranslation("draft-orders");
  const line = props.draft.cart?.items?.find(({ id }) => id === props.item);
  return line ? (
    <LineDrawer {...props} line={line} />
  ) : (
    <FormDrawerWaiting title={t("steps.items")} onClose={props.onClose}>
      <Alert>{t("items.gone")}</Alert>
    </FormDrawerWaiting>
  );
}

interface LineForm {
  title: string;
  price: number | null;
  quantity: number | null;
}

function LineDrawer({ draft, line, onClose }: DraftOverlayProps & { line?: DraftLine }) {
  const { t } = useTranslation(["draft-orders", "common"]);
  const { mutateAsync: updateDraftOrderLineItem } = useAdminDraftOrderUpdateLineItem();
  const writeItem = useItemWrite(draft);
  const add = useItemOnce(draft);
  const currency = draft.cart?.region?.currency_code ?? "usd";
  const { form, edit } = useEditForm<LineForm, LineForm>({
    values: {
      title: line?.title ?? "",
      price: line?.unit_price ?? null,
      quantity: line?.quantity ?? 1,
    },
    schema: v.object({
      title: v.string(),
      price: v.nullable(v.number()),
      quantity: v.nullable(v.number()),
    }) as never,
    save: async (values) => {
      const { title, price, quantity } = values;
      if (title.trim() === "") throw new Refused({ title: t("common:form.required") });
      if (price === null || Number.isNaN(price) || price < 0)
        throw new Refused({ price: t("wizard.noAmount") });
      if (quantity === null || !Number.isInteger(quantity) || quantity < 1)
        throw new Refused({ quantity: t("common:form.wholeNumber") });
      const body = { title: title.trim(), unit_price: price, quantity };
      await writeItem(() =>
        line ? updateDraftOrderLineItem({ id: draft.id, line_id: line.id, body }) : add(body),
      );
    },
  });
  return (
    <FormDrawer
      title={line ? t("wizard.edit", { part: line.title }) : t("items.addCustom")}
      subtitle={draftOrders.nameOf(draft as never)}
      edit={edit}
      onClose={onClose}
    >
      {/* The product determines the title of its variants. */}
      {!line?.variant_id && (
        <form.AppField name="title">
          {(field) => (
            <TextField
              label={t("items.title")}
              value={field.state.value}
              errors={words(field.state.meta.errors)}
              onChange={(event) => field.handleChange(event.target.value)}
            />
          )}
        </form.AppField>
      )}
      <form.AppField name="price">
        {(field) => (
          <MoneyInput
            label={t("items.price")}
            currency={currency}
            value={field.state.value}
            errors={words(field.state.meta.errors)}
            onValueChange={field.handleChange}
          />
        )}
      </form.AppField>
      <form.AppField name="quantity">
        {(field) => (
          <NumberInput
            label={t("items.quantity")}
            min={1}
            value={field.state.value}
            errors={words(field.state.meta.errors)}
            onValueChange={field.handleChange}
          />
        )}
      </form.AppField>
    </FormDrawer>
  );
}

interface ContactForm {
  email: string;
  notify: boolean;
}

export function EmailDrawer({ draft, onClose }: DraftOverlayProps) {
  const { t } = useTranslation(["draft-orders", "common"]);
  const { mutateAsync: updateDraftOrder } = useAdminUpdateDraftOrder();
  const { form, edit } = useEditForm<ContactForm, ContactForm>({
    values: { email: draft.cart?.email ?? "", notify: draft.no_notification_order !== true },
    schema: v.object({ email: v.string(), notify: v.boolean() }),
    save: async ({ email, notify: isTold }) => {
      if (!isEmail(email)) throw new Refused({ email: t("common:form.email") });
      const body = { email: email.trim(), no_notification_order: !isTold };
      await updateDraftOrder({ id: draft.id, body });
    },
  });
  return (
    <FormDrawer
      title={t("wizard.edit", { part: t("list.columnCustomer") })}
      subtitle={draftOrders.nameOf(draft as never)}
      edit={edit}
      onClose={onClose}
    >
      <form.AppField name="email">
        {(field) => (
          <TextField
            label={t("wizard.email")}
            type="email"
            hint={t("wizard.emailHint")}
            value={field.state.value}
            errors={words(field.state.meta.errors)}
            onChange={(event) => field.handleChange(event.target.value)}
          />
        )}
      </form.AppField>
      <form.AppField name="notify">
        {({ state, handleChange }) => (
          <Checkbox
            label={t("notify.label")}
            hint={t("notify.hint")}
            checked={state.value}
            onCheckedChange={handleChange}
          />
        )}
      </form.AppField>
    </FormDrawer>
  );
}

export const ShippingAddressDrawer = (props: DraftOverlayProps) => (
  <AddressDrawer {...props} part="shipping" />
);
export const BillingAddressDrawer = (props: DraftOverlayProps) => (
  <AddressDrawer {...props} part="billing" />
);

interface AddressDrawerProps extends DraftOverlayProps {
  part: "shipping" | "billing";
}

function AddressDrawer({ draft, part, onClose }: AddressDrawerProps) {
  const { t } = useTranslation(["draft-orders", "common"]);
  const { mutateAsync: updateDraftOrder } = useAdminUpdateDraftOrder();
  const regions = useQuery(regionsQuery(useClient()));
  const region = regions.data?.regions.find(({ id }) => id === draft.cart?.region_id);
  const countries = (region?.countries ?? []).map(({ iso_2 }) => iso_2);
  const { form, edit } = useEditForm<{ address: AddressForm }, { address: AddressForm }>({
    values: { address: toAddressForm(draft.cart?.[`${part}_address`]) },
    schema: v.object({ address: v.record(v.string(), v.string()) }) as never,
    save: async ({ address }) => {
      if (Object.keys(addressFaults(address, countries)).length > 0) throw new Refused({});
      // Emptied fields are sent explicitly: the server keeps those that are missing.
      const body = { [`${part}_address`]: { ...emptied(address), ...toAddress(address) } };
      await updateDraftOrder({ id: draft.id, body } as never);
    },
  });
  return (
    <FormDrawer
      title={t("wizard.edit", { part: t(`address.${part}`) })}
      subtitle={draftOrders.nameOf(draft as never)}
      edit={edit}
      onClose={onClose}
    >
      <form.Subscribe selector={({ submissionAttempts }) => submissionAttempts > 0}>
        {(told) => (
          <form.AppField name="address">
            {(field) => (
              <AddressFields
                section={part}
                value={field.state.value}
                onChange={field.handleChange}
                countries={countries}
                faults={told ? addressFaults(field.state.value, countries) : {}}
              />
            )}
          </form.AppField>
        )}
      </form.Subscribe>
    </FormDrawer>
  );
}

const emptied = (address: AddressForm) =>
  Object.fromEntries(Object.keys(address).map((name) => [name, ""]));
