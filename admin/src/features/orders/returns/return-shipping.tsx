import { css } from "#styled/css";
import { useClient } from "@countertop/sdk/react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { fittingShipping, ofProfiles } from "../../../lib/fitting-shipping.ts";
import { AddressFields as Fields } from "../../../patterns/address.ts";
import { MoneyInput } from "../../../patterns/form.ts";
import { useFeature } from "../../../patterns/page.ts";
import { Alert } from "../../../ui/alert.tsx";
import { TextField } from "../../../ui/field.tsx";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { SelectField } from "../../../ui/select.tsx";
import { useBoughtProfiles } from "../record/bought-profiles.ts";
import {
  addressFields,
  comesBack,
  neededOfAddress,
  sends,
  type AddressDraft,
  type ShippingChoice,
} from "./return-draft.ts";
import {
  locationsQuery,
  pricesQuery,
  shippingQuery,
  type ShippingOption,
} from "./return-queries.ts";
import { Part, type ReturnPartProps } from "./return-part.tsx";

/** The shipping of returned and sent items, with locations and the address. */
export function ReturnShipping({ order, draft, change, problem }: ReturnPartProps) {
  const { t } = useTranslation("order-returns-sheet");
  const client = useClient();
  const counted = useFeature("inventoryService");
  const places = useFeature("stockLocationService");
  const { kind, back, out, location, address } = draft;
  const options = useQuery(shippingQuery(client, order.region_id)).data?.shipping_options ?? [];
  const { data: located } = useQuery({ ...locationsQuery(client), enabled: places });
  // With return shipping, the server would add a custom item to the exchange's cart, and then fail.
  const noWayBack = kind === "exchange" && counted;
  const outgoing = sends(draft);
  const { data: bought = [] } = useBoughtProfiles(order.items);
  const ways = useWaysOut(
    options.filter(({ is_return }) => !is_return),
    { order, draft },
  );
  const isUnfit =
    out.option !== "" && options.length > 0 && !ways.some(({ id }) => id === out.option);
  const clear = useEffectEvent(() => change({ out: { option: "", price: null } }));
  useEffect(() => {
    if (isUnfit) clear();
  }, [isUnfit]);
  return (
    <Part title={t("steps.way")} problem={problem}>
      <div className={pair}>
        <WayFields
          label={t("way.back")}
          priceLabel={t("way.backPrice")}
          none={t(kind === "claim" ? "way.backNothing" : "way.backNone")}
          noneHint={kind === "claim" ? t("way.backNothingHint") : undefined}
          hint={kind === "exchange" ? undefined : t(`way.backHint${camel(kind)}`)}
          options={ofProfiles(
            options.filter(({ is_return }) => is_return),
            bought,
          )}
          currency={order.currency_code}
          disabled={noWayBack}
          value={back}
          onChange={(next) => change({ back: next })}
        />
        {places && comesBack(draft) && (
          <SelectField
            label={t("way.location")}
            value={location}
            onValueChange={(next) => change({ location: next })}
            options={[
              { value: "", label: t("way.locationNone") },
              ...(located?.stock_locations ?? []).map(({ id, name }) => ({
                value: id,
                label: name,
              })),
            ]}
          />
        )}
      </div>
      {noWayBack && <Alert tone="info">{t("way.backSwap")}</Alert>}
      {outgoing && (
        <div className={pair}>
          <WayFields
            label={t("way.out")}
            priceLabel={t("way.outPrice")}
            none={kind === "claim" ? t("way.outNone") : t("way.outCheckout")}
            hint={kind === "claim" ? t("way.outHintClaim") : t("way.outHintExchange")}
            required={kind === "claim"}
            options={ways}
            currency={order.currency_code}
            free={kind === "claim"}
            value={out}
            onChange={(next) => change({ out: next })}
          />
        </div>
      )}
      {kind === "claim" && outgoing && (
        <RadioGroup
          label={t("way.to")}
          value={address ? "other" : "order"}
          onValueChange={(value) =>
            change({ address: value === "other" ? firstAddress(order) : undefined })
          }
          options={[
            { value: "order", label: t("way.toOrder"), hint: <OrderAddress order={order} /> },
            { value: "other", label: t("way.toOther") },
          ]}
        />
      )}
      {kind === "claim" && outgoing && address && (
        <AddressFields
          order={order}
          value={address}
          onChange={(part) => change({ address: { ...address, ...part } })}
        />
      )}
    </Part>
  );
}

/** The shipping options that fit the shipping profiles and the total of the items to send. */
function useWaysOut(
  options: readonly ShippingOption[],
  { order, draft }: Pick<ReturnPartProps, "order" | "draft">,
): readonly ShippingOption[] {
  const ids = draft.added.map(({ id }) => id).toSorted();
  const { data } = useQuery({
    ...pricesQuery(useClient(), ids, order.region_id),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  if (ids.length === 0 || !data) return options;
  const sum = data.variants.reduce((total, { id, calculated_price }) => {
    const line = draft.added.find((one) => one.id === id);
    return total + (line?.quantity ?? 0) * (calculated_price ?? 0);
  }, 0);
  return fittingShipping(options, data.variants, sum);
}

const camel = (kind: "return" | "claim") => (kind === "return" ? "Return" : "Claim");

interface WayFieldsProps {
  label: string;
  priceLabel: string;
  none: string;
  /** A hint about what happens if no option is chosen. */
  noneHint?: string | undefined;
  hint: string | undefined;
  required?: boolean;
  options: readonly ShippingOption[];
  currency: string;
  disabled?: boolean;
  /** True if shipping is free unless the operator enters a price. */
  free?: boolean;
  value: ShippingChoice;
  onChange(value: ShippingChoice): void;
}

export function WayFields({
  label,
  priceLabel,
  none,
  noneHint,
  hint,
  required = false,
  options,
  currency,
  disabled = false,
  free = false,
  value,
  onChange,
}: WayFieldsProps) {
  const { t } = useTranslation("order-returns-sheet");
  return (
    <>
      <SelectField
        label={label}
        required={required}
        disabled={disabled}
        hint={value.option === "" ? noneHint : undefined}
        value={value.option}
        onValueChange={(option) =>
          onChange({
            option,
            price: free ? 0 : (options.find(({ id }) => id === option)?.amount ?? null),
          })
        }
        options={[
          { value: "", label: none },
          ...options.map(({ id, name, admin_only }) => ({
            value: id,
            label: admin_only ? t("way.adminOnly", { name }) : name,
          })),
        ]}
      />
      {value.option !== "" && (
        <MoneyInput
          label={priceLabel}
          hint={hint}
          currency={currency}
          value={value.price}
          onValueChange={(price) => onChange({ ...value, price })}
        />
      )}
    </>
  );
}

function OrderAddress({ order: { shipping_address: address } }: Pick<ReturnPartProps, "order">) {
  const { t } = useTranslation("order-record");
  if (!address) return t("customer.noAddress");
  const { first_name, last_name, address_1, postal_code, city } = address;
  const name = [first_name, last_name].filter(Boolean).join(" ");
  const place = [postal_code, city].filter(Boolean).join(" ");
  return [name, address_1, place].filter(Boolean).join(", ");
}

const firstAddress = ({ shipping_address: address }: ReturnPartProps["order"]): AddressDraft =>
  Object.fromEntries(addressFields.map((name) => [name, address?.[name] ?? ""])) as AddressDraft;

function AddressFields({
  order,
  value,
  onChange,
}: Pick<ReturnPartProps, "order"> & {
  value: AddressDraft;
  onChange(part: Partial<AddressDraft>): void;
}) {
  const { t } = useTranslation("order-returns-sheet");
  const needed: ReadonlySet<string> = new Set(neededOfAddress);
  return (
    <Fields country={value.country_code} without={["company", "province"]}>
      {(part, { label, type }) => {
        const name = part as keyof AddressDraft;
        const field = {
          label,
          required: needed.has(name),
          autoComplete: "off",
          value: value[name],
        };
        return name === "country_code" ? (
          <SelectField
            {...field}
            onValueChange={(country_code) => onChange({ country_code })}
            options={[
              { value: "", label: t("address.country"), disabled: true },
              ...(order.region?.countries ?? []).map(({ iso_2, display_name }) => ({
                value: iso_2,
                label: display_name,
              })),
            ]}
          />
        ) : (
          <TextField
            {...field}
            type={type}
            onChange={({ target }) => onChange({ [name]: target.value })}
          />
        );
      }}
    </Fields>
  );
}

const pair = css({
  display: "grid",
  gap: "12",
  gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
});
