import { css } from "#styled/css";
import { useClient } from "@countertop/sdk/react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { RecordSelect } from "../../../patterns/fields.ts";
import { MoneyInput } from "../../../patterns/form.ts";
import { useFormat } from "../../../patterns/page.ts";
import { customers } from "../../../resources/customers.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { TextField } from "../../../ui/field.tsx";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { SelectField } from "../../../ui/select.tsx";
import { AddressFields } from "../address-fields.tsx";
import { addressProblems, toAddressForm, type AddressForm } from "../address.ts";
import { isEmail } from "../../../lib/email.ts";
import { customerQuery, type Region } from "../draft-order.ts";
import type { DraftForm, Facts } from "./draft-form.ts";

export interface PartProps {
  form: DraftForm;
  onChange(part: Partial<DraftForm>): void;
  /** True after the first attempt to create the draft. From then on, problems are shown. */
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
    <SelectField
      label={t("steps.region")}
      hint={t("wizard.regionHint")}
      errors={told && form.region === "" ? [t("common:form.required")] : []}
      value={form.region}
      options={[
        ...(form.region === "" ? [{ value: "", label: t("common:values.none") }] : []),
        ...regions.map(({ id, name, currency_code }) => ({
          value: id,
          label: `${name} · ${currency_code.toUpperCase()}`,
        })),
      ]}
      onValueChange={(region) => onChange({ region })}
    />
  );
}

export function ShippingPart({
  form,
  onChange,
  told,
  facts: { ways, way, shippingPrice, prices },
}: PartProps & { facts: Facts }) {
  const { t } = useTranslation(["draft-orders", "common"]);
  const format = useFormat();
  const { currency } = prices;
  const set = (option: string, price: number | null) =>
    onChange({ shipping: { ...form.shipping, [form.region]: { option, price } } });
  if (ways?.length === 0) return <Alert tone="warning">{t("wizard.noShipping")}</Alert>;
  return (
    <div className={parts}>
      <RadioGroup
        label={t("steps.shipping")}
        labelHidden
        value={way?.id ?? null}
        errors={told && !way ? [t("common:form.required")] : []}
        options={(ways ?? []).map(({ id, name: title, amount }) => ({
          value: id,
          label: title,
          hint: amount == null ? undefined : format.money(amount, currency),
        }))}
        onValueChange={(option) => set(option, null)}
      />
      {way && (
        <span className={narrow}>
          <MoneyInput
            label={t("wizard.ownPrice")}
            hint={t("wizard.ownPriceHint")}
            currency={currency}
            value={shippingPrice}
            errors={told && Number.isNaN(shippingPrice) ? [t("wizard.noAmount")] : []}
            onValueChange={(price) => set(way.id, price)}
          />
        </span>
      )}
    </div>
  );
}

export interface CustomerPartProps extends PartProps {
  /** The region's countries. Empty while no region is chosen. */
  countries: readonly string[];
  /** Called when the email field gains or loses focus. */
  onTyping(typing: boolean): void;
}

/** The section for the customer, existing or new, and the addresses. */
export function CustomerPart({ form, onChange, told, countries, onTyping }: CustomerPartProps) {
  const { t } = useTranslation(["draft-orders", "common"]);
  const [customer] = form.customer;
  const { data } = useQuery({
    ...customerQuery(useClient(), customer?.id ?? ""),
    enabled: customer !== undefined,
    placeholderData: keepPreviousData,
  });
  const saved = (customer && data?.customer.shipping_addresses) ?? [];
  const problemsOf = (address: AddressForm) => (told ? addressProblems(address, countries) : {});
  return (
    <div className={parts}>
      <div className={half}>
        <RecordSelect
          resource={customers}
          empty={{ title: t("common:list.noMatchTitle") }}
          label={t("wizard.customer")}
          choose={t("wizard.chooseCustomer")}
          searchLabel={t("wizard.searchCustomers")}
          value={form.customer}
          onChange={(chosen) => onChange({ customer: chosen })}
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
            onFocus={() => onTyping(true)}
            onBlur={() => onTyping(false)}
          />
        )}
      </div>
      <Checkbox
        label={t("notify.label")}
        hint={t("notify.hint")}
        checked={form.notify}
        onCheckedChange={(isTold) => onChange({ notify: isTold })}
      />
      <Section title={t("address.shipping")}>
        {saved.length > 0 && (
          <span className={narrow}>
            <SelectField
              label={t("wizard.savedAddresses")}
              value={saved.find((one) => isSame(toAddressForm(one), form.address))?.id ?? ""}
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
          </span>
        )}
        {countries.length === 0 ? (
          <p className={quiet}>{t("common:form.regionFirst")}</p>
        ) : (
          <AddressFields
            value={form.address}
            onChange={(address) => onChange({ address })}
            countries={countries}
            problems={problemsOf(form.address)}
          />
        )}
      </Section>
      <Section title={t("address.billing")}>
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
            problems={problemsOf(form.billing)}
          />
        )}
      </Section>
    </div>
  );
}

const isSame = (one: AddressForm, other: AddressForm): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={parts}>
    <h3 className={heading}>{title}</h3>
    {children}
  </section>
);

const quiet = css({ color: "fg.subtle" });
const narrow = css({ display: "block", width: "full", maxWidth: "360" });
const parts = css({ display: "grid", gap: "16", gridTemplateColumns: "minmax(0, 1fr)" });
const half = css({
  display: "grid",
  gap: "16",
  alignItems: "start",
  gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
});
const heading = css({ textStyle: "label" });
