import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { createDrawer, EditDrawer } from "../../../patterns/fields.ts";
import { FormDrawerWaiting } from "../../../patterns/form.ts";
import type { RecordView } from "../../../patterns/record.ts";
import { taxRates } from "../../../resources/tax-rates.ts";
import { ratesQuery } from "../region-queries.ts";
import { newRateFields, rateFields } from "./tax-fields.ts";

export interface RateSearch {
  rate: string;
}
interface DrawerProps {
  record: { id: string };
  view: RecordView<RateSearch>;
  onClose(): void;
}

function NewForm({ region, taken, onClose }: { region: string; taken: string[]; onClose(): void }) {
  const [Drawer] = useState(() =>
    createDrawer(taxRates, () => Promise.resolve(newRateFields(region, taken)), {
      among: (client) => ratesQuery(client, region),
    }),
  );
  return (
    <Suspense>
      <Drawer search={{}} onClose={onClose} onCreated={onClose} />
    </Suspense>
  );
}

const codesOf = (rates: readonly { id: string; code: string | null }[], but?: string) =>
  rates.flatMap(({ id, code }) => (code !== null && id !== but ? [code] : []));

export function NewRate({ record, onClose }: DrawerProps) {
  const { t } = useTranslation("taxes");
  const { data, error, refetch } = useQuery(ratesQuery(useClient(), record.id));
  return data ? (
    <NewForm region={record.id} taken={codesOf(data.tax_rates)} onClose={onClose} />
  ) : (
    <FormDrawerWaiting
      shape="drawer"
      title={t("rates.add")}
      error={error}
      onRetry={() => void refetch()}
      onClose={onClose}
    />
  );
}

type Rate = ReturnType<typeof taxRates.recordIn>;
function EditForm({ rate, taken, onClose }: { rate: Rate; taken: string[]; onClose(): void }) {
  const { t } = useTranslation("taxes");
  const [fields] = useState(() => rateFields(rate.region_id, taken));
  return (
    <EditDrawer {...{ resource: taxRates, record: rate, fields, title: t("rate.edit"), onClose }} />
  );
}

/** Edits the tax rate whose id is in the URL. */
export function EditRate({ record, view, onClose }: DrawerProps) {
  const { t } = useTranslation("taxes");
  const client = useClient();
  const { rate } = view.search;
  const query = useQuery(taxRates.recordQueryOptions(client, rate));
  const all = useQuery(ratesQuery(client, record.id));
  return query.data && all.data ? (
    <EditForm
      rate={query.data.tax_rate}
      taken={codesOf(all.data.tax_rates, rate)}
      onClose={onClose}
    />
  ) : (
    <FormDrawerWaiting
      shape="drawer"
      title={t("rate.edit")}
      error={query.error ?? all.error}
      onRetry={() => void Promise.all([query.refetch(), all.refetch()])}
      onClose={onClose}
    />
  );
}
