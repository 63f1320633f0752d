import { css } from "#styled/css";
import { useClient } from "@countertop/sdk/react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Plus, X } from "lucide-react";
import { Suspense, useId, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { intlLocale } from "../../../lib/languages.ts";
import { useFormat } from "../../../patterns/page.ts";
import { PickedField, ResourcePicker } from "../../../patterns/picker.ts";
import { customers } from "../../../resources/customers.ts";
import { sellableIn } from "../../../resources/variants.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button, IconButton } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { TextField } from "../../../ui/field.tsx";
import { MoneyField } from "../../../ui/money-field.tsx";
import { NumberField } from "../../../ui/number-field.tsx";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { SelectField } from "../../../ui/select.tsx";
import { AddressFields } from "../address-fields.tsx";
import { addressFaults, isWritten, toAddressForm } from "../address.ts";
import { isEmail } from "../email.ts";
import { customerQuery, type Region, type Way } from "../draft-order.ts";
import { addVariants, itemFault, priceOf, type DraftForm, type DraftItem, type Prices } from "./draft-form.ts";

export interface PartProps {
  form: DraftForm;
  onChange(part: Partial<DraftForm>): void;
  /** The step was asked to be left: what is wrong is said from now on. */
  told: boolean;
}

export const useLocale = () => {
  const { i18n } = useTranslation();
  return intlLocale(i18n.language, navigator.languages);
};

export function RegionPart({ form, onChange, regions }: PartProps & { regions: readonly Region[] }) {
  const { t } = useTranslation("draft-orders");
  return (
    <RadioGroup
      label={t("steps.region")}
      hint={t("wizard.regionHint")}
      value={form.region || null}
      options={regions.map(({ id, name, currency_code }) => ({
        value: id,
        label: name,
        hint: currency_code.toUpperCase(),
      }))}
      onValueChange={(region) => onChange({ region })}
    />
  );
}

export function ItemsPart({ form, onChange, told, prices }: PartProps & { prices: Prices }) {
  const { t } = useTranslation(["draft-orders", "common"]);
  const format = useFormat();
  const [picking, setPicking] = useState(false);
  const { items, region } = form;
  const change = (key: string, part: Partial<DraftItem>) =>
    onChange({ items: items.map((item) => (item.key === key ? { ...item, ...part } : item)) });
  return (
    <>
      {told && items.length === 0 && <Alert>{t("wizard.noItems")}</Alert>}
      {items.length > 0 && (
        <ul className={list} aria-label={t("steps.items")}>
          {items.map((item) => (
            <ItemRow
              key={item.key}
              item={item}
              prices={prices}
              told={told}
              onChange={(part) => change(item.key, part)}
              onRemove={() => onChange({ items: items.filter(({ key }) => key !== item.key) })}
            />
          ))}
        </ul>
      )}
      <div className={buttons}>
        <Button icon={<Plus aria-hidden />} onClick={() => setPicking(true)}>
          {t("items.add")}
        </Button>
        <Button
          icon={<Plus aria-hidden />}
          onClick={() =>
            onChange({
              items: [
                ...items,
                { key: crypto.randomUUID(), variant: false, title: "", quantity: 1, own: {} },
              ],
            })
          }
        >
          {t("items.addCustom")}
        </Button>
      </div>
      {picking && (
        <ResourcePicker
          title={t("items.add")}
          multiple
          {...sellableIn({ region_id: region, currency_code: prices.currency }, t, format)}
          value={[]}
          onPick={(picked) => onChange({ items: addVariants(items, picked) })}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  );
}

function ItemRow({
  item,
  prices,
  told,
  onChange,
  onRemove,
}: {
  item: DraftItem;
  prices: Prices;
  told: boolean;
  onChange(part: Partial<DraftItem>): void;
  onRemove(): void;
}) {
  const { t } = useTranslation(["draft-orders", "common"]);
  const format = useFormat();
  const locale = useLocale();
  const id = useId();
  const { currency, listed } = prices;
  const fault = told ? itemFault(item, prices) : undefined;
  const own = item.own[currency] ?? null;
  const usual = item.variant ? listed(item.key) : undefined;
  const price = priceOf(item, prices);
  return (
    <li className={row} role="group" aria-labelledby={id}>
      {item.variant ? (
        <p id={id} className={name}>
          {item.title}
        </p>
      ) : (
        <div className={name}>
          <span id={id} className={spoken}>
            {item.title || t("items.custom")}
          </span>
          <TextField
            label={t("items.title")}
            value={item.title}
            errors={fault === "title" ? [t("common:form.required")] : []}
            onChange={(event) => onChange({ title: event.target.value })}
          />
        </div>
      )}
      <span className={quantity}>
        <NumberField
          label={t("items.quantity")}
          min={1}
          value={item.quantity}
          locale={locale}
          labels={{ increment: t("common:form.increase"), decrement: t("common:form.decrease") }}
          errors={fault === "quantity" ? [t("common:form.wholeNumber")] : []}
          onValueChange={(value) => onChange({ quantity: value })}
        />
      </span>
      <span className={money}>
        <MoneyField
          label={t("items.price")}
          currency={currency}
          locale={locale}
          value={own}
          placeholder={usual === undefined ? undefined : format.money(usual, currency)}
          errors={
            fault === "price"
              ? [t("common:form.required")]
              : fault === "noPrice"
                ? [t("common:variants.noPrice")]
                : []
          }
          onValueChange={(value) => onChange({ own: { ...item.own, [currency]: value } })}
        />
      </span>
      <span className={sum}>
        {price === undefined || Number.isNaN(price)
          ? t("common:values.none")
          : format.money(price * (item.quantity ?? 0), currency)}
      </span>
      <IconButton
        aria-label={t("common:picker.remove", { name: item.title || t("items.custom") })}
        onClick={onRemove}
      >
        <X aria-hidden />
      </IconButton>
    </li>
  );
}

export function ShippingPart({
  form,
  onChange,
  told,
  ways,
  currency,
}: PartProps & { ways: readonly Way[] | undefined; currency: string }) {
  const { t } = useTranslation(["draft-orders", "common"]);
  const format = useFormat();
  const locale = useLocale();
  const chosen = form.shipping[form.region];
  const set = (option: string, price: number | null) =>
    onChange({ shipping: { ...form.shipping, [form.region]: { option, price } } });
  if (ways?.length === 0) return <Alert tone="warning">{t("wizard.noShipping")}</Alert>;
  return (
    <>
      <RadioGroup
        label={t("steps.shipping")}
        value={chosen?.option ?? null}
        errors={told && !chosen ? [t("common:form.required")] : []}
        options={(ways ?? []).map(({ id, name: title, amount }) => ({
          value: id,
          label: title,
          hint: amount == null ? undefined : format.money(amount, currency),
        }))}
        onValueChange={(option) => set(option, null)}
      />
      {chosen && (
        <span className={narrow}>
          <MoneyField
            label={t("wizard.ownPrice")}
            hint={t("wizard.ownPriceHint")}
            currency={currency}
            locale={locale}
            value={chosen.price}
            errors={told && Number.isNaN(chosen.price) ? [t("wizard.noAmount")] : []}
            onValueChange={(price) => set(chosen.option, price)}
          />
        </span>
      )}
    </>
  );
}

export function CustomerPart({
  form,
  onChange,
  told,
  countries,
}: PartProps & { countries: readonly string[] }) {
  const { t } = useTranslation(["draft-orders", "common"]);
  const [customer] = form.customer;
  const { data } = useQuery({
    ...customerQuery(useClient(), customer?.id ?? ""),
    enabled: customer !== undefined,
    placeholderData: keepPreviousData,
  });
  const saved = (customer && data?.customer.shipping_addresses) ?? [];
  return (
    <>
      <PickedField
        label={t("wizard.customer")}
        value={form.customer}
        onChange={(chosen) => onChange({ customer: chosen })}
        chooseLabel={t("wizard.chooseCustomer")}
        picker={(close) => (
          <Suspense>
            <ResourcePicker
              title={t("wizard.chooseCustomer")}
              resource={customers}
              searchLabel={t("wizard.searchCustomers")}
              empty={{ title: t("common:list.noMatchTitle") }}
              value={form.customer}
              onPick={(chosen) => onChange({ customer: chosen })}
              onClose={close}
            />
          </Suspense>
        )}
      />
      {customer ? (
        <p className={quiet}>
          <bdi>{data?.customer.email}</bdi>
        </p>
      ) : (
        <TextField
          label={t("wizard.email")}
          type="email"
          hint={t("wizard.emailHint")}
          value={form.email}
          errors={told && !isEmail(form.email) ? [t("common:form.email")] : []}
          onChange={(event) => onChange({ email: event.target.value })}
        />
      )}
      {saved.length > 0 && (
        <SelectField
          label={t("wizard.savedAddresses")}
          value=""
          options={[
            { value: "", label: t("wizard.chooseAddress") },
            ...saved.map((one) => ({
              value: one.id,
              label: [one.address_1, one.postal_code, one.city].filter(Boolean).join(", "),
            })),
          ]}
          onValueChange={(id) => {
            const one = saved.find((address) => address.id === id);
            if (one) onChange({ address: toAddressForm(one) });
          }}
        />
      )}
      <Section title={t("address.shipping")}>
        <AddressFields
          value={form.address}
          onChange={(address) => onChange({ address })}
          countries={countries}
          faults={told ? addressFaults(form.address, countries) : {}}
        />
      </Section>
    </>
  );
}

export function BillingPart({
  form,
  onChange,
  told,
  countries,
}: PartProps & { countries: readonly string[] }) {
  const { t } = useTranslation("draft-orders");
  return (
    <>
      <Checkbox
        label={t("wizard.sameBilling")}
        checked={form.sameBilling}
        onCheckedChange={(sameBilling) => onChange({ sameBilling })}
      />
      {!form.sameBilling && (
        <AddressFields
          section="billing"
          value={form.billing}
          onChange={(billing) => onChange({ billing })}
          countries={countries}
          faults={
            told && isWritten(form.billing) ? addressFaults(form.billing, countries) : {}
          }
        />
      )}
    </>
  );
}

export const Section = ({
  title,
  action,
  children,
}: {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}) => (
  <section className={section}>
    <header className={sectionHead}>
      <h3 className={heading}>{title}</h3>
      {action}
    </header>
    {children}
  </section>
);

const spoken = css({ srOnly: true });
const quiet = css({ color: "fg.subtle" });
const narrow = css({ maxWidth: "360" });
const buttons = css({ display: "flex", flexWrap: "wrap", gap: "8" });
const list = css({ display: "grid", gap: "12" });
const row = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "start",
  columnGap: "12",
  rowGap: "8",
  paddingBlockEnd: "12",
  borderBlockEnd: "hairline",
});
const name = css({
  flex: "1 1 14rem",
  minWidth: 0,
  overflowWrap: "anywhere",
  plaintextBidi: true,
});
const quantity = css({ width: "6.5rem" });
const money = css({ width: "9rem" });
const sum = css({
  marginInlineStart: "auto",
  minWidth: "5rem",
  textAlign: "end",
  fontVariantNumeric: "tabular-nums",
  paddingBlockStart: "28",
});
const section = css({ display: "grid", gap: "12", gridTemplateColumns: "minmax(0, 1fr)" });
const sectionHead = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "8",
});
const heading = css({ textStyle: "label" });
