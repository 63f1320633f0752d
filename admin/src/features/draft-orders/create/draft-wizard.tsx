import { css } from "#styled/css";
import { adminListDraftOrders } from "@countertop/sdk/operations";
import { useAdminCreateDraftOrder, useClient } from "@countertop/sdk/react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { EditButton, useWizard, Wizard } from "../../../patterns/form.ts";
import { changesOf, useDraftStore } from "../../../lib/draft.ts";
import { useFormat } from "../../../patterns/page.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { notify } from "../../../ui/notify.ts";
import { addressFaults, type AddressForm } from "../address.ts";
import { DraftAddress } from "../draft-address.tsx";
import { Codes, type CodesHandle } from "../codes.tsx";
import { variantsQuery, customerQuery, waysQuery, type Region } from "../draft-order.ts";
import { isEmail } from "../../../lib/email.ts";
import { useLookUpCode } from "../look-up-code.ts";
import { useDraftOnce } from "../use-draft-once.ts";
import { itemFault, preview, priceOf, toBody, type DraftForm, type Prices } from "./draft-form.ts";
import { DraftQuote } from "./draft-quote.tsx";
import { ItemsPart } from "./wizard-items.tsx";
import {
  BillingPart,
  CustomerPart,
  DraftTotals,
  figures,
  RegionPart,
  Section,
  ShippingPart,
} from "./wizard-parts.tsx";

export interface DraftWizardProps {
  /** Id of the order that it is a copy of, stored with the draft. */
  from: string;
  first: DraftForm;
  /** "Copied from #12" */
  note: string | undefined;
  regions: readonly Region[];
  onCreated(id: string): void;
  onClose(): void;
}

const STEPS = ["region", "items", "shipping", "customer", "billing", "summary"] as const;
type Step = (typeof STEPS)[number];

/** A draft order, step by step, with an estimated total always in sight. */
export function DraftWizard({ from, first, note, regions, onCreated, onClose }: DraftWizardProps) {
  const { t } = useTranslation(["draft-orders", "common"]);
  const format = useFormat();
  const client = useClient();
  const { mutateAsync: createDraftOrder } = useAdminCreateDraftOrder();
  const makeOnce = useDraftOnce();
  const queries = useQueryClient();
  const wizard = useWizard(STEPS.length);
  const store = useDraftStore(`wizard ${from}`);
  const [form, setForm] = useState(first);
  const [told, setTold] = useState<ReadonlySet<Step>>(new Set());
  const made = useRef("");
  const codes = useRef<CodesHandle>(null);
  /** Current before the next render: a code that is still being typed is included when the wizard closes. */
  const latest = useRef(form);

  const change = (part: Partial<DraftForm>) => {
    const next = { ...form, ...part };
    latest.current = next;
    setForm(next);
    store.keep(changesOf(first, next));
  };

  const region = regions.find(({ id }) => id === form.region);
  const currency = region?.currency_code ?? "";
  const countries = region?.countries?.map(({ iso_2 }) => iso_2) ?? [];
  const ids = form.items.filter(({ variant }) => variant).map(({ key }) => key);
  const known = useQuery({
    ...variantsQuery(client, ids, form.region),
    enabled: ids.length > 0 && form.region !== "",
    // While a line is added, the others keep their prices; another region has other prices.
    placeholderData: (before, query) =>
      query?.queryKey.at(-1) && JSON.stringify(query.queryKey).includes(form.region)
        ? before
        : undefined,
  });
  const listed = new Map(
    known.data?.variants.map(({ id, calculated_price }) => [id, calculated_price ?? undefined]),
  );
  const prices: Prices = { currency, listed: (id) => listed.get(id) };
  const ways = useQuery({ ...waysQuery(client, form.region), enabled: form.region !== "" });
  const way = form.shipping[form.region];
  const chosenWay = ways.data?.shipping_options.find(({ id }) => id === way?.option);
  const shippingPrice = way && (way.price ?? chosenWay?.amount ?? undefined);
  const customerId = form.customer[0]?.id ?? "";
  const customer = useQuery({ ...customerQuery(client, customerId), enabled: customerId !== "" });
  const email = customerId === "" ? form.email.trim() : (customer.data?.customer.email ?? "");
  const sums = preview(form, prices, shippingPrice);
  const money = (amount: number) => (currency === "" ? "–" : format.money(amount, currency));

  const faultless = (address: AddressForm) =>
    Object.keys(addressFaults(address, countries)).length === 0;
  /** Validates a step with data of the server: waits until they are loaded. */
  const holds: Record<Step, () => boolean | Promise<boolean>> = {
    region: () => region !== undefined,
    items: async () => {
      if (form.items.length === 0) return false;
      const answer =
        ids.length === 0
          ? undefined
          : await queries.ensureQueryData(variantsQuery(client, ids, form.region));
      const now = new Map(
        answer?.variants.map(({ id, calculated_price }) => [id, calculated_price ?? undefined]),
      );
      const known: Prices = { currency, listed: (id) => now.get(id) };
      return form.items.every((item) => itemFault(item, known) === undefined);
    },
    shipping: async () => {
      const { shipping_options } = await queries.ensureQueryData(waysQuery(client, form.region));
      return shipping_options.some(({ id }) => id === way?.option) && !Number.isNaN(way?.price);
    },
    customer: async () => {
      if (customerId !== "") await queries.ensureQueryData(customerQuery(client, customerId));
      return (customerId !== "" || isEmail(form.email)) && faultless(form.address);
    },
    billing: () => form.sameBilling || faultless(form.billing),
    summary: () => true,
  };
  const check = (step: Step) => async () => {
    if (await holds[step]()) return true;
    setTold((before) => new Set([...before, step]));
    return false;
  };
  const go = (step: Step) => (step === "region" ? wizard.reset() : wizard.set(STEPS.indexOf(step)));
  /** Another region, or a missing price, may have invalidated a step that was valid before. */
  const checkAll = async () => {
    for (const step of STEPS)
      if (!(await check(step)())) {
        go(step);
        return false;
      }
    return (await codes.current?.enter()) !== false;
  };
  const part = (step: Step) => ({ form, onChange: change, told: told.has(step) });
  const edit = (step: Step) => (
    <EditButton label={t("wizard.edit", { part: t(`steps.${step}`) })} onClick={() => go(step)} />
  );

  const lookUp = useLookUpCode(form.region);

  const contents: Record<Step, ReactNode> = {
    region: <RegionPart {...part("region")} regions={regions} />,
    items: <ItemsPart {...part("items")} prices={prices} />,
    shipping: (
      <ShippingPart {...part("shipping")} ways={ways.data?.shipping_options} currency={currency} />
    ),
    customer: <CustomerPart {...part("customer")} countries={countries} />,
    billing: <BillingPart {...part("billing")} countries={countries} />,
    summary: (
      <>
        <Section title={t("steps.region")} action={edit("region")}>
          <p>{region?.name}</p>
        </Section>
        <Section title={t("steps.items")} action={edit("items")}>
          <ul className={lines}>
            {form.items.map((item) => (
              <li key={item.key} className={line}>
                <span className={title}>
                  {format.number(item.quantity || 0)} × {item.title}
                </span>
                <span className={figures}>
                  {money((priceOf(item, prices) ?? 0) * (item.quantity || 0))}
                </span>
              </li>
            ))}
          </ul>
        </Section>
        <Section title={t("steps.shipping")} action={edit("shipping")}>
          <p className={line}>
            <span className={title}>{chosenWay?.name}</span>
            <span className={figures}>{money(sums.shipping)}</span>
          </p>
        </Section>
        <Section title={t("steps.customer")} action={edit("customer")}>
          <p>
            <bdi>{email}</bdi>
          </p>
          <DraftAddress address={form.address} />
        </Section>
        <Section title={t("steps.billing")} action={edit("billing")}>
          {form.sameBilling ? (
            <p>{t("wizard.sameBilling")}</p>
          ) : (
            <DraftAddress address={form.billing} />
          )}
        </Section>
        <Section title={t("codes.title")}>
          <Codes
            ref={codes}
            codes={form.codes}
            check={lookUp}
            onChange={(chosen) => change({ codes: chosen })}
          />
        </Section>
        <Section title={t("quote.title")}>
          {email !== "" && (
            <DraftQuote
              body={toBody(form, email, currency)}
              latest={async () =>
                (await codes.current?.enter()) === false
                  ? undefined
                  : toBody(latest.current, email, currency)
              }
              currency={currency}
            />
          )}
        </Section>
        <Checkbox
          label={t("notify.label")}
          hint={t("notify.hint")}
          checked={form.notify}
          onCheckedChange={(isTold) => change({ notify: isTold })}
        />
      </>
    ),
  };

  return (
    <Wizard
      title={t("create.title")}
      summary
      jumps
      wizard={wizard}
      dirty={JSON.stringify(form) !== JSON.stringify(first)}
      draft={{
        offered: store.offer !== undefined,
        restore() {
          change(store.offer as Partial<DraftForm>);
          store.taken();
        },
        dismiss: store.dismiss,
      }}
      steps={STEPS.map((step) => ({
        title: t(`steps.${step}`),
        content: (
          <>
            {step === "region" && note !== undefined && <Alert tone="info">{note}</Alert>}
            {contents[step]}
          </>
        ),
        check: step === "summary" ? checkAll : check(step),
        ...(step === "summary" && { next: t("wizard.create") }),
      }))}
      strip={<DraftTotals sums={sums} text={money} />}
      onSubmit={async () => {
        const of =
          customerId === ""
            ? form.email.trim()
            : (await queries.ensureQueryData(customerQuery(client, customerId))).customer.email;
        const body = toBody(latest.current, of, currency);
        // Looks for drafts of the same customer: nothing else of a draft is known before the server has created it.
        const read = async () =>
          (
            await adminListDraftOrders(client, { query: { q: of, limit: 100 } })
          ).draft_orders.filter(({ cart }) => cart?.email === of);
        let before: readonly string[] = [];
        let draft: { id: string; display_id: number } | undefined;
        await makeOnce({
          name: `draft order for ${of}`,
          input: body,
          send: async () => void (draft = (await createDraftOrder({ body })).draft_order),
          read,
          evidence: (drafts) => drafts.map(({ id }) => id),
          seen: await read().then((drafts) => {
            before = drafts.map(({ id }) => id);
            return drafts;
          }),
        });
        draft ??= (await read()).find(({ id }) => !before.includes(id));
        made.current = draft?.id ?? "";
        store.keep({});
        if (draft) notify("success", t("wizard.done"), `#${draft.display_id}`);
      }}
      onClose={() => (made.current === "" ? onClose() : onCreated(made.current))}
    />
  );
}

const lines = css({ display: "grid", gap: "8" });
const line = css({ display: "flex", gap: "12", justifyContent: "space-between" });
const title = css({ minWidth: 0, overflowWrap: "anywhere", plaintextBidi: true });
