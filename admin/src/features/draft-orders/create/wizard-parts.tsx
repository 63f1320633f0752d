import { css } from "#styled/css";
import { useClient } from "@countertop/sdk/react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { MoneyInput } from "../../../patterns/form.ts";
import { useFormat } from "../../../patterns/page.ts";
import { LazyResourcePicker, PickedField } from "../../../patterns/picker.ts";
import { customers } from "../../../resources/customers.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { TextField } from "../../../ui/field.tsx";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { SelectField } from "../../../ui/select.tsx";
import { AddressFields } from "../address-fields.tsx";
import { addressFaults, isWritten, toAddressForm } from "../address.ts";
import { isEmail } from "../../../lib/email.ts";
import { customerQuery, type Region, type Way } from "../draft-order.ts";
import type { DraftForm } from "./draft-form.ts";

export interface PartProps {
  form: DraftForm;
  onChange(part: Partial<DraftForm>): void;
  /** True after an attempt to continue: from then on problems are shown. */
  told: boolean;
}

export function RegionPart({
  form,
  onChange,
  told,
  regions,
}: PartProps & { regions: readonly Region[] }) {
  const { t } = useTranslation(["draft-orders", "common"]);
  return (
    <RadioGroup
      label={t("steps.region")}
      hint={t("wizard.regionHint")}
      errors={told && form.region === "" ? [t("common:form.required")] : []}
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

export function ShippingPart({
  form,
  onChange,
  told,
  ways,
  currency,
}: PartProps & { ways: readonly Way[] | undefined; currency: string }) {
  const { t } = useTranslation(["draft-orders", "common"]);
  const format = useFormat();
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
          <MoneyInput
            label={t("wizard.ownPrice")}
            hint={t("wizard.ownPriceHint")}
            currency={currency}
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
          <LazyResourcePicker
            title={t("wizard.chooseCustomer")}
            resource={customers}
            searchLabel={t("wizard.searchCustomers")}
            empty={{ title: t("common:list.noMatchTitle") }}
            value={form.customer}
            onPick={(chosen) => onChange({ customer: chosen })}
            onClose={close}
          />
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
          faults={told && isWritten(form.billing) ? addressFaults(form.billing, countries) : {}}
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

export interface DraftTotalsProps {
  /** In minor units of the draft's currency, before discounts and added tax. */
  sums: { items: number; shipping: number; sum: number };
  text(amount: number): string;
}

/** The sums of a new draft order, as far as they are known before it's created. */
export function DraftTotals({ sums, text }: DraftTotalsProps) {
  const { t } = useTranslation("draft-orders");
  return (
    <dl className={totals} aria-label={t("totals.preview")}>
      <Total term={t("totals.items")}>{text(sums.items)}</Total>
      <Total term={t("totals.shipping")}>{text(sums.shipping)}</Total>
      <Total term={t("totals.preview")}>
        <strong>{text(sums.sum)}</strong>
      </Total>
    </dl>
  );
}

const Total = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className={total}>
    <dt className={quiet}>{term}</dt>
    <dd className={figures}>{children}</dd>
  </div>
);

const quiet = css({ color: "fg.subtle" });
const narrow = css({ maxWidth: "360" });
const section = css({ display: "grid", gap: "12", gridTemplateColumns: "minmax(0, 1fr)" });
const sectionHead = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "8",
});
const heading = css({ textStyle: "label" });
const totals = css({
  display: { base: "flex", xl: "grid" },
  flexWrap: "wrap",
  columnGap: "24",
  rowGap: "8",
});
const total = css({ display: "flex", gap: "8", justifyContent: "space-between" });
export const figures = css({ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" });
