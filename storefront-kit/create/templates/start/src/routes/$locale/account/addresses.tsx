import { createFileRoute } from "@tanstack/react-router";
import { privateHead } from "../../../lib/head.ts";
import {
  useCreateCustomerAddress,
  useDeleteCustomerAddress,
  useUpdateCustomerAddress,
} from "@countertop/sdk/react";
import { useCustomer } from "@countertop/storefront-kit/customer";
import type { Address } from "@countertop/sdk/types";
import { useState } from "react";
import { css } from "#styled/css";
import { button, card } from "#styled/recipes";
import { AccountGate } from "../../../components/account-gate.tsx";
import { AddressFields, addressIn } from "../../../components/address-fields.tsx";
import { AddressLines } from "../../../components/address-lines.tsx";
import { heading, stack } from "../../../components/layout.ts";
import { WriteError } from "../../../components/states.tsx";
import { useFields } from "../../../lib/form.ts";
import { useRegion } from "../../../lib/region.tsx";
import { useTranslation } from "react-i18next";

export const Route = createFileRoute("/$locale/account/addresses")({
  head: ({ match }) => privateHead(match, "Addresses"),
  ssr: false,
  component: AddressesPage,
});

function AddressesPage() {
  return (
    <AccountGate>
      <Addresses />
    </AccountGate>
  );
}

function Addresses() {
  const { t } = useTranslation();
  const { customer } = useCustomer();
  const remove = useDeleteCustomerAddress();
  const [edited, setEdited] = useState<Address | "new">();
  const addresses = customer?.shipping_addresses ?? [];
  return (
    <>
      <h1 className={heading}>{t("Addresses")}</h1>
      {addresses.length === 0 && !edited && (
        <p className={css({ color: "muted", marginTop: "8" })}>
          {t("None yet. The first one is filled in at checkout.")}
        </p>
      )}
      <ul
        className={css({
          display: "grid",
          gap: "16",
          marginTop: "24",
          gridTemplateColumns: { sm: "1fr 1fr" },
        })}
      >
        {addresses.map((address) => (
          <li key={address.id} className={`${card()} ${stack}`}>
            <p className={css({ textStyle: "small" })}>
              <AddressLines address={address} />
            </p>
            <div className={css({ display: "flex", gap: "16" })}>
              <button
                type="button"
                className={button({ tone: "quiet" })}
                aria-label={t("Change {what}", { what: address.address_1 ?? "" })}
                onClick={() => setEdited(address)}
              >
                {t("Change")}
              </button>
              <button
                type="button"
                className={button({ tone: "quiet" })}
                aria-label={t("Remove {what}", { what: address.address_1 ?? "" })}
                onClick={() => remove.mutate({ address_id: address.id })}
              >
                {t("Remove")}
              </button>
            </div>
          </li>
        ))}
      </ul>
      <WriteError error={remove.error} />
      <div className={css({ marginTop: "24", maxWidth: "prose" })}>
        {edited ? (
          <AddressForm
            key={edited === "new" ? "new" : edited.id}
            address={edited === "new" ? undefined : edited}
            onDone={() => setEdited(undefined)}
          />
        ) : (
          <button
            type="button"
            className={button({ tone: "plain" })}
            onClick={() => setEdited("new")}
          >
            {t("Add an address")}
          </button>
        )}
      </div>
    </>
  );
}

function AddressForm({ address, onDone }: { address: Address | undefined; onDone: () => void }) {
  const { t } = useTranslation();
  const { region, regions } = useRegion();
  const home =
    regions.find(({ countries }) =>
      countries?.some(({ iso_2 }) => iso_2 === address?.country_code),
    ) ?? region;
  const create = useCreateCustomerAddress();
  const update = useUpdateCustomerAddress();
  const { errors, form } = useFields((values) => {
    const body = addressIn(values);
    const saved = address
      ? update.mutateAsync({ address_id: address.id, body })
      : create.mutateAsync({ body: { address: body } });
    return saved.then(onDone);
  });
  return (
    <form {...form} className={stack}>
      <AddressFields region={home} address={address} errors={errors} />
      <WriteError error={create.error ?? update.error} />
      <div className={css({ display: "flex", gap: "12" })}>
        <button className={button()} aria-busy={create.isPending || update.isPending}>
          {t("Save the address")}
        </button>
        <button type="button" className={button({ tone: "plain" })} onClick={onDone}>
          {t("Cancel")}
        </button>
      </div>
    </form>
  );
}
