import { iterate } from "@countertop/sdk";
import {
  adminListOrders,
  adminListShippingOptions,
  adminListTaxRates,
} from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import {
  useAdminDeleteRegion,
  useAdminDeleteShippingOption,
  useAdminRegionRemoveCountry,
  useClient,
} from "@countertop/sdk/react";
import { Trash2 } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { problemOf } from "../../lib/errors.ts";
import { LazyConfirm } from "../../patterns/overlay.ts";
import { ButtonLink, useFormat } from "../../patterns/page.ts";
import { DependentsList, MoreActions, type Dependents } from "../../patterns/record.ts";
import { notify } from "../../ui/notify.ts";
import { regionDependents } from "./region-dependents.ts";
import { css } from "#styled/css";

interface Region {
  id: string;
  name: string;
  countries?: readonly { iso_2: string }[];
}

/** Records that remain without the region, or are deleted with it. */
const dependentsOf = (
  { id }: Region,
  labels: Record<"orders" | "options" | "rates", string>,
): Dependents[] => [
  {
    id: "orders",
    label: labels.orders,
    query: (client) =>
      queryOptions(client, adminListOrders, {
        query: { region_id: [id], limit: 1, fields: "id", expand: "" },
      }),
    countIn: ({ count }: { count: number }) => count,
  },
  {
    id: "options",
    label: labels.options,
    query: (client) =>
      queryOptions(client, adminListShippingOptions, { query: { region_id: id, limit: 1 } }),
    countIn: ({ count }: { count: number }) => count,
  },
  {
    id: "rates",
    label: labels.rates,
    query: (client) =>
      queryOptions(client, adminListTaxRates, { query: { region_id: [id], limit: 1 } }),
    countIn: ({ count }: { count: number }) => count,
  },
];

/**
 * Deletes a region with its shipping options, because the server couldn't list these afterward. A region with draft orders or
 * exchanges can't be deleted, because the server could never read them again. Instead, its countries can be removed.
 */
export function DeleteRegion({ region, onDeleted }: { region: Region; onDeleted(): void }) {
  const { t } = useTranslation(["regions", "common", "shell"]);
  const { t: say } = useTranslation("common");
  const format = useFormat();
  const client = useClient();
  const { mutateAsync: deleteShippingOption } = useAdminDeleteShippingOption();
  const { mutateAsync: deleteRegion } = useAdminDeleteRegion();
  const { mutateAsync: removeRegionCountry } = useAdminRegionRemoveCountry();
  const [asking, setAsking] = useState<Awaited<ReturnType<typeof regionDependents>>>();
  const [counting, setCounting] = useState(false);
  const { id, name, countries = [] } = region;

  const ask = async () => {
    setCounting(true);
    try {
      setAsking(await regionDependents(client, id));
    } catch (error) {
      const { title, message } = problemOf(error, say);
      notify("error", title, message);
    }
    setCounting(false);
  };
  const remove = async () => {
    const options = [];
    for await (const option of iterate(client, adminListShippingOptions, {
      query: { region_id: id, limit: 200, expand: "" },
    }))
      options.push(option.id);
    for (const option of options) await deleteShippingOption({ id: option });
    await deleteRegion({ id });
  };
  const kept = asking && asking.draftOrders + asking.swaps > 0;
  const close = () => setAsking(undefined);
  return (
    <>
      <MoreActions
        busy={counting}
        actions={[
          {
            id: "delete",
            label: t("common:actions.delete"),
            icon: <Trash2 aria-hidden />,
            danger: true,
            run: () => void ask(),
          },
        ]}
      />
      {asking && (
        <Suspense>
          {kept ? (
            <LazyConfirm
              title={t("delete.keptTitle")}
              text={t("delete.keptText")}
              more={
                <p className={links}>
                  {asking.draftOrders > 0 && (
                    <ButtonLink to={"/a/draft-orders" as string}>
                      {t("delete.draftOrders", { value: format.number(asking.draftOrders) })}
                    </ButtonLink>
                  )}
                  {asking.swaps > 0 && (
                    <ButtonLink to="/a/orders" search={{ region: [id] }}>
                      {t("delete.swaps", { value: format.number(asking.swaps) })}
                    </ButtonLink>
                  )}
                </p>
              }
              action={t(countries.length > 0 ? "delete.emptyIt" : "delete.keep")}
              onConfirm={async () => {
                for (const { iso_2 } of countries)
                  await removeRegionCountry({ id, country_code: iso_2 });
                if (countries.length > 0) notify("success", t("delete.emptied"), name);
              }}
              onClose={close}
            />
          ) : (
            <LazyConfirm
              tone="danger"
              typed={name}
              title={t("common:resource.delete.title")}
              text={t("delete.text")}
              more={
                <DependentsList
                  of={dependentsOf(region, {
                    orders: t("shell:areas.orders"),
                    options: t("shipping.all"),
                    rates: t("delete.rates"),
                  })}
                />
              }
              action={t("common:resource.delete.action")}
              onConfirm={remove}
              onClose={close}
              onDone={() => {
                onDeleted();
                notify("success", t("common:resource.delete.done"), name);
              }}
            />
          )}
        </Suspense>
      )}
    </>
  );
}

const links = css({ display: "flex", flexWrap: "wrap", gap: "8" });
