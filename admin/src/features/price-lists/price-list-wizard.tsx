import { css } from "#styled/css";
import { ConnectionError } from "@countertop/sdk";
import {
  adminCreatePriceList,
  adminListPriceLists,
  adminUpdatePriceList,
} from "@countertop/sdk/operations";
import { useClient } from "@countertop/sdk/react";
import { CircleDollarSign } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { FormFields } from "../../patterns/fields.ts";
import {
  BackToForm,
  changesOf,
  FormDrawerWaiting,
  useDraftStore,
  useEditForm,
  useWizard,
  Wizard,
} from "../../patterns/form.ts";
import { useFeature, useFormat } from "../../patterns/page.ts";
import type { Picked } from "../../patterns/picker.ts";
import { useSettleWrites } from "../../patterns/resource.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { notify } from "../../ui/notify.ts";
import { RadioGroup } from "../../ui/radio-group.tsx";
import { newPriceListFields } from "./price-list-fields.ts";
import { namedLike, usePlaces, type Places } from "./price-list-queries.ts";
import { useSavePrices } from "./save-prices.ts";
import { ReviewFacts } from "./wizard-review.tsx";
import { ProductsStep } from "./wizard-products.tsx";
import { WizardGrid } from "./wizard-grid.tsx";
import { changesBetween, pricesIn, type Written } from "./written-prices.ts";

interface Rest {
  products: readonly Picked[];
  prices: Written;
  status: "draft" | "active";
  /** The list once it is there, and the prices that it has: who saves again goes on with it, after a reload too. */
  made: string;
  sent: Written;
}
const nothing: Rest = { products: [], prices: {}, status: "draft", made: "", sent: {} };

const STEPS = ["details", "products", "prices", "review"] as const;

export interface PriceListWizardProps {
  onCreated(id: string): void;
  onClose(): void;
}

/** A new price list, step by step. Everything in it is kept through a reload, and through a session that ends. */
export function PriceListWizard(props: PriceListWizardProps) {
  const { t } = useTranslation("price-lists");
  const { places, error, retry } = usePlaces();
  const taxed = useFeature("tax_inclusive_pricing");
  if (!places)
    return (
      <FormDrawerWaiting
        shape="full"
        title={t("create.title")}
        error={error}
        onRetry={retry}
        onClose={props.onClose}
      />
    );
  return <Steps key={taxed ? "taxed" : "plain"} {...props} taxed={taxed} places={places} />;
}

function Steps({
  places,
  taxed,
  onCreated,
  onClose,
}: PriceListWizardProps & { places: Places; taxed: boolean }) {
  const { t } = useTranslation(["price-list-parts", "price-lists", "members", "common"]);
  const format = useFormat();
  const client = useClient();
  const settle = useSettleWrites();
  const save = useSavePrices();
  const wizard = useWizard(STEPS.length);
  const fields: typeof newPriceListFields.plain = newPriceListFields[taxed ? "taxed" : "plain"];
  const store = useDraftStore("wizard");
  const [rest, setRest] = useState(nothing);
  const [told, setTold] = useState(false);
  const [open, setOpen] = useState(false);
  const [progress, setProgress] = useState<{ done: number; of: number }>();
  const stop = useRef(new AbortController());
  const made = useRef("");
  const done = useRef(false);
  const valid = useRef(false);
  const { form, edit } = useEditForm({
    values: fields.empty,
    schema: fields.newSchema,
    // Nothing is sent from here, and what was typed stays typed: the last step sends all of it.
    save: () => {
      valid.current = true;
      return Promise.reject(new BackToForm());
    },
  });
  const validate = async () => {
    valid.current = false;
    await form.handleSubmit();
    return valid.current;
  };
  const change = (part: Partial<Rest>) => {
    const next = { ...rest, ...part };
    setRest(next);
    store.keep(changesOf(nothing, next));
  };
  const count = Object.values(rest.prices).reduce((sum, row) => sum + Object.keys(row).length, 0);
  const dirty = edit.dirty || rest !== nothing;

  const create = async () => {
    const values = form.store.state.values;
    const body = fields.toNewBody(values);
    let latest = rest;
    const keep = (part: Partial<Rest>) => {
      latest = { ...latest, ...part };
      setRest(latest);
      store.keep(changesOf(nothing, latest));
    };
    const there =
      rest.made !== "" &&
      (await adminListPriceLists(client, { query: { id: rest.made } })).price_lists.length > 0;
    if (there) {
      made.current = rest.made;
      const now = { ...body, status: "draft" };
      await adminUpdatePriceList(client, { id: rest.made, body: now as never });
    } else {
      const before = await namedLike(client, values.name);
      try {
        const { price_list } = await adminCreatePriceList(client, {
          // Its prices come in parts, and it holds for nobody before they are all there.
          body: { ...body, status: "draft", prices: [] } as never,
        });
        made.current = price_list.id;
      } catch (error) {
        // The answer may have been lost, and not the list.
        if (!(error instanceof ConnectionError)) throw error;
        const now = await namedLike(client, values.name);
        const fresh = now.find((id) => !before.includes(id));
        if (fresh === undefined) throw error;
        made.current = fresh;
      }
      keep({ made: made.current, sent: {} });
    }
    const changes = changesBetween(latest.sent, latest.prices);
    const regions = new Set(places.regions.map(({ id }) => id));
    const of = pricesIn(changes);
    const { signal } = (stop.current = new AbortController());
    setProgress({ done: 0, of });
    try {
      const failures = await save(made.current, changes, regions, {
        signal,
        onProgress: (through) => setProgress({ done: pricesIn(changes.slice(0, through)), of }),
      });
      const sent = { ...latest.sent };
      for (const { row } of changes) {
        const saved = latest.prices[row.id];
        if (failures.has(row.id)) continue;
        if (saved) sent[row.id] = saved;
        else delete sent[row.id];
      }
      keep({ sent });
      if (failures.size > 0)
        throw new Error(`${t("wizard.rest")} ${[...new Set(failures.values())].join(" ")}`);
    } finally {
      setProgress(undefined);
    }
    if (rest.status === "active")
      await adminUpdatePriceList(client, { id: made.current, body: { status: "active" } });
    await settle(adminUpdatePriceList);
    done.current = true;
    store.keep({});
    notify("success", t("wizard.published"), values.name);
  };

  const contents = {
    details: (
      <div className={stack}>
        <FormFields form={form} fields={fields} isNew />
      </div>
    ),
    products: (
      <ProductsStep
        value={rest.products}
        onChange={(chosen) => change({ products: chosen })}
        missing={told && rest.products.length === 0}
      />
    ),
    prices: (
      <>
        <div>
          <Button icon={<CircleDollarSign aria-hidden />} onClick={() => setOpen(true)}>
            {t("wizard.set")}
          </Button>
        </div>
        <p role="status">{t("wizard.setCount", { value: format.number(count) })}</p>
        {told && count === 0 && <Alert title={t("wizard.noPrices")} />}
        {open && (
          <WizardGrid
            chosen={rest.products.map(({ id }) => id)}
            places={places}
            written={rest.prices}
            onWritten={(prices) => change({ prices })}
            onClose={() => setOpen(false)}
          />
        )}
      </>
    ),
    review: (
      <>
        <form.Subscribe selector={({ values }) => values}>
          {(values) => (
            <ReviewFacts
              values={values}
              products={rest.products.length}
              prices={count}
              onStep={wizard.set}
            />
          )}
        </form.Subscribe>
        <RadioGroup
          label={t("wizard.as")}
          value={rest.status}
          options={[
            { value: "draft", label: t("wizard.draft") },
            { value: "active", label: t("wizard.publish") },
          ]}
          onValueChange={(status) => change({ status: status === "active" ? "active" : "draft" })}
        />
        {progress && (
          <>
            <p role="status">
              {t("wizard.counted", {
                done: format.number(progress.done),
                total: format.number(progress.of),
              })}
            </p>
            <div>
              <Button onClick={() => stop.current.abort()}>{t("common:bulk.stop")}</Button>
            </div>
          </>
        )}
      </>
    ),
  };
  const titles = {
    details: t("wizard.details"),
    products: t("members:title"),
    prices: t("price-lists:list.prices"),
    review: t("wizard.review"),
  };
  const checks = {
    details: validate,
    products: () => rest.products.length > 0,
    prices: () => count > 0,
    review: () => true,
  };
  return (
    <Wizard
      title={t("price-lists:create.title")}
      shape="full"
      jumps
      wizard={wizard}
      dirty={dirty}
      draft={{
        offered: store.offer !== undefined || edit.draft.offered,
        restore: () => {
          edit.draft.restore();
          setRest({ ...nothing, ...(store.offer as Partial<Rest> | undefined) });
          store.taken();
        },
        dismiss: () => {
          edit.draft.dismiss();
          store.dismiss();
        },
      }}
      steps={STEPS.map((step) => ({
        title: titles[step],
        content: contents[step],
        check: async () => {
          const holds = await checks[step]();
          setTold(!holds);
          return holds;
        },
        ...(step === "review" && {
          next: t(rest.status === "active" ? "wizard.publish" : "wizard.draft"),
        }),
      }))}
      onSubmit={create}
      onClose={() => (done.current ? onCreated(made.current) : onClose())}
    />
  );
}

const stack = css({ display: "grid", gap: "16", gridTemplateColumns: "minmax(0, 1fr)" });
