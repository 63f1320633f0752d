import { css } from "#styled/css";
import type { HttpClient } from "@countertop/sdk";
import {
  adminRetrieveProduct,
  adminRetrieveVariant,
  storeCreateCart,
  storeCreateLineItem,
  storeDeleteLineItem,
  storeUpdateCart,
} from "@countertop/sdk/operations";
import { useClient } from "@countertop/sdk/react";
import { useMutation } from "@tanstack/react-query";
import { useState, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";
import { problemOf } from "../../lib/errors.ts";
import { FormDrawerWaiting, NumberInput } from "../../patterns/form.ts";
import { useFormat } from "../../patterns/page.ts";
import { RecordSelect } from "../../patterns/fields.ts";
import type { Picked } from "../../lib/picked.ts";
import { customers } from "../../resources/customers.ts";
import { variants } from "../../resources/variants.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Fact, Facts } from "../../ui/facts.tsx";
import { SelectField } from "../../ui/select.tsx";
import type { ListOverlayProps } from "./price-list-grid.tsx";
import { regionOptions, usePlaces, type Places } from "./price-list-queries.ts";

interface Asked {
  region_id: string;
  variant_id: string;
  customer_id: string | undefined;
  quantity: number;
}

/**
 * Adds a quantity of the variant to a cart in the region, as a storefront does, and reads its price. Then removes the item,
 * because the server can't delete carts. A cart with a customer has the prices of the customer's groups.
 */
export async function priceInCart(client: HttpClient, asked: Asked) {
  const { region_id, variant_id, customer_id, quantity } = asked;
  const { variant } = await adminRetrieveVariant(client, { id: variant_id });
  const { product } = await adminRetrieveProduct(client, {
    id: variant.product_id,
    query: { fields: "id", expand: "sales_channels" },
  });
  // Uses a sales channel of the product, because a cart accepts only products of its sales channel.
  const channel = product.sales_channels.find((one) => !one.is_disabled)?.id;
  const { cart } = await storeCreateCart(client, {
    body: { region_id, ...(channel !== undefined && { sales_channel_id: channel }) },
  });
  const { id } = cart;
  if (customer_id !== undefined) await storeUpdateCart(client, { id, body: { customer_id } });
  const { cart: filled } = await storeCreateLineItem(client, {
    id,
    body: { variant_id, quantity },
  });
  const [item] = filled.items;
  if (item)
    await storeDeleteLineItem(client, { id, line_id: item.id }).catch(() => {
      // Ignores errors, because the cart isn't used again.
    });
  return {
    each: item?.unit_price ?? 0,
    includesTax: item?.includes_tax === true,
  };
}

interface InRegion {
  region: Places["regions"][number];
  price?: Awaited<ReturnType<typeof priceInCart>>;
  error?: unknown;
}

/** The price in each region. If the store rejects the variant in one region, the prices in other regions are still shown. */
const priceInEach = (
  client: HttpClient,
  regions: Places["regions"],
  asked: Omit<Asked, "region_id">,
): Promise<InRegion[]> =>
  Promise.all(
    regions.map(async (region) => {
      try {
        return { region, price: await priceInCart(client, { ...asked, region_id: region.id }) };
      } catch (error) {
        if (regions.length === 1) throw error;
        return { region, error };
      }
    }),
  );

/** Shows a variant's price for a customer, read from the store API. */
export function AsCustomer({ onClose }: ListOverlayProps) {
  const { t } = useTranslation("price-list-parts");
  const { t: say } = useTranslation("common");
  const format = useFormat();
  const client = useClient();
  const { places, error, retry } = usePlaces();
  const [region, setRegion] = useState("");
  const [variant, setVariant] = useState<readonly Picked[]>([]);
  const [customer, setCustomer] = useState<readonly Picked[]>([]);
  const [quantity, setQuantity] = useState<number | null>(1);
  const [missing, setMissing] = useState(false);
  const ask = useMutation({
    mutationFn: (asked: Omit<Asked, "region_id">) => {
      const regions = places?.regions.filter(({ id }) => region === "" || id === region) ?? [];
      return priceInEach(client, regions, asked);
    },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const [one] = variant;
    const wrong = !one || !Number.isInteger(quantity) || (quantity ?? 0) < 1;
    setMissing(wrong);
    if (wrong) return;
    ask.mutate({
      variant_id: one.id,
      customer_id: customer[0]?.id,
      quantity: quantity ?? 1,
    });
  };
  const problem = ask.error && problemOf(ask.error, say);
  const changed =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      ask.reset();
      set(value);
    };
  return (
    <FormDrawerWaiting
      shape="drawer"
      title={t("customer.title")}
      error={error}
      onRetry={retry}
      onClose={onClose}
    >
      {places && (
        <form className={form} onSubmit={submit} noValidate>
          <p className={quiet}>{t("customer.text")}</p>
          <SelectField
            label={t("csv.region")}
            value={region}
            options={regionOptions(places, t("csv.allRegions"))}
            onValueChange={changed(setRegion)}
          />
          <RecordSelect
            resource={variants}
            empty={{ title: say("list.noMatchTitle") }}
            label={t("csv.variant")}
            value={variant}
            onChange={changed(setVariant)}
            choose={`${say("picker.choose")}: ${t("csv.variant")}`}
            title={t("csv.variant")}
            searchLabel={say("variants.search")}
          />
          <NumberInput
            label={t("customer.quantity")}
            value={quantity}
            min={1}
            onValueChange={changed(setQuantity)}
          />
          <RecordSelect
            resource={customers}
            empty={{ title: say("list.noMatchTitle") }}
            label={t("customer.customer")}
            hint={t("customer.guest")}
            value={customer}
            onChange={changed(setCustomer)}
            choose={`${say("picker.choose")}: ${t("customer.customer")}`}
            title={t("customer.customer")}
            searchLabel={say("resource.list.search")}
          />
          {missing && <Alert title={t("customer.missing")} />}
          {problem && <Alert title={problem.title}>{problem.message}</Alert>}
          <Button type="submit" visual="primary" loading={ask.isPending}>
            {t("customer.ask")}
          </Button>
          {ask.data && (
            <div role="status" aria-label={t("customer.each")}>
              <Facts>
                {ask.data.map(({ region: { id, name, currency_code }, price, error: why }) => (
                  <Fact key={id} term={<bdi>{name}</bdi>}>
                    {price ? format.money(price.each, currency_code) : problemOf(why, say).message}
                    {price?.includesTax && <span className={quiet}> {t("customer.withTax")}</span>}
                  </Fact>
                ))}
              </Facts>
            </div>
          )}
          <p className={quiet}>{t("customer.later")}</p>
        </form>
      )}
    </FormDrawerWaiting>
  );
}

const form = css({ display: "grid", gap: "16", gridTemplateColumns: "minmax(0, 1fr)" });
const quiet = css({ color: "fg.muted", textStyle: "small" });
