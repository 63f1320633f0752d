import { css } from "#styled/css";
import { CircleDollarSign } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { FormFields } from "../../patterns/fields.ts";
import {
  BackToForm,
  FormDrawerWaiting,
  useEditForm,
  useWizard,
  Wizard,
} from "../../patterns/form.ts";
import { changesOf, useDraftStore } from "../../lib/draft.ts";
import { useFormat, useFormFeature } from "../../patterns/page.ts";
import type { Picked } from "../../lib/picked.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { notify } from "../../ui/notify.ts";
import { RadioGroup } from "../../ui/radio-group.tsx";
import { newPriceListFields } from "./price-list-fields.ts";
import { usePlaces, type Places } from "./price-list-queries.ts";
import { useSaveNewList, type Known } from "./save-new-list.ts";
import type { NotBelow } from "./sale-check.ts";
import { SaleWarning, useSaleCheck, useSaleQuestion } from "./sale-question.tsx";
import { ReviewFacts } from "./wizard-review.tsx";
import { ProductsStep } from "./wizard-products.tsx";
import { WizardGrid } from "./wizard-grid.tsx";
import type { Written } from "./written-prices.ts";

interface Rest extends Known {
  products: readonly Picked[];
  prices: Written;
  status: "draft" | "active";
}
const nothing: Rest = {
  products: [],
  prices: {},
  status: "draft",
  made: "",
  sent: {},
  tried: {},
};

const STEPS = ["details", "products", "prices", "review"] as const;

export interface PriceListWizardProps {
  onCreated(id: string): void;
  onClose(): void;
}

/** The wizard for a new price list. Input survives a reload and an expired session. */
export function PriceListWizard(props: PriceListWizardProps) {
  const { t } = useTranslation("price-lists");
  const { places, error, retry } = usePlaces();
  const taxed = useFormFeature("tax_inclusive_pricing");
  if (!places || taxed === undefined)
    return (
      <FormDrawerWaiting
        shape="full"
        title={t("create.title")}
        error={error}
        onRetry={retry}
        onClose={props.onClose}
      />
    );
  return <Steps {...props} taxed={taxed} places={places} />;
}

function Steps({
  places,
  taxed,
  onCreated,
  onClose,
}: PriceListWizardProps & { places: Places; taxed: boolean }) {
  const { t } = useTranslation(["price-list-parts", "price-lists", "members", "common"]);
  const format = useFormat();
  const { saveList, progress, stop } = useSaveNewList(places);
  const wizard = useWizard(STEPS.length);
  const fields: typeof newPriceListFields.plain = newPriceListFields[taxed ? "taxed" : "plain"];
  const store = useDraftStore("wizard");
  const [rest, setRest] = useState(nothing);
  const [told, setTold] = useState(false);
  const [open, setOpen] = useState(false);
  const [notBelow, setNotBelow] = useState<readonly NotBelow[]>([]);
  const findNotBelow = useSaleCheck(places);
  const question = useSaleQuestion(places);
  const made = useRef("");
  const done = useRef(false);
  const valid = useRef(false);
  const { form, edit } = useEditForm({
    values: fields.empty,
    schema: fields.newSchema,
    // Doesn't send a request, because the last step sends all input. Rejecting keeps the input in the form.
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
  const { prices, status } = rest;
  const count = Object.values(prices).reduce((sum, row) => sum + Object.keys(row).length, 0);
  const dirty = edit.dirty || rest !== nothing;

  /**
   * Finds prices that aren't lower than the usual ones. They have no effect, because the server charges the lowest price, even if
   * the list's type is `override`. The review step shows them, and saving requires a confirmation.
   */
  const checkPrices = async () => {
    const found = await findNotBelow(
      rest.products.map(({ id }) => id),
      prices,
    );
    setNotBelow(found);
    return found;
  };

  const create = async () => {
    const values = form.store.state.values;
    // The form requires these three fields.
    const { name = "", description = "", type = "sale", ...others } = fields.toNewBody(values);
    const body = { name, description, type, ...others };
    const list = { body, prices, status };
    made.current = await saveList(list, rest, change);
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
        {notBelow.length > 0 && <SaleWarning found={notBelow} places={places} />}
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
              <Button onClick={stop}>{t("common:bulk.stop")}</Button>
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
    prices: async () => {
      if (count > 0) await checkPrices();
      return count > 0;
    },
    review: async () => {
      const found = await checkPrices();
      return question.ask(found);
    },
  };
  return (
    <>
      <Wizard
        title={t("price-lists:create.title")}
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
            setTold(!holds && step !== "review");
            return holds;
          },
          ...(step === "review" && {
            next: t(rest.status === "active" ? "wizard.publish" : "wizard.draft"),
          }),
        }))}
        onSubmit={create}
        onClose={() => (done.current ? onCreated(made.current) : onClose())}
      />
      {question.overlay}
    </>
  );
}

const stack = css({ display: "grid", gap: "16", gridTemplateColumns: "minmax(0, 1fr)" });
