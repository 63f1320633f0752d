import { css } from "#styled/css";
import { useAdminCreateDraftOrder, useClient } from "@countertop/sdk/react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { addressFor } from "../../../lib/address-lines.ts";
import { changesOf, useDraftStore } from "../../../lib/draft.ts";
import { problemOf, type Problem } from "../../../lib/errors.ts";
import { fetchNow } from "../../../lib/fetch-now.ts";
import { enterTyped, isAsking } from "../../../lib/unsaved-work.ts";
import {
  DraftNotice,
  focusFirstError,
  FootBar,
  useHold,
  useSaveKey,
} from "../../../patterns/form.ts";
import { UnsavedGuard, useCloseWhenSaved } from "../../../patterns/overlay.ts";
import { useFormat } from "../../../patterns/page.ts";
import { FormPage } from "../../../patterns/record.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { notify } from "../../../ui/notify.ts";
import { isWritten, toAddressForm } from "../address.ts";
import { Codes, type CodesHandle } from "../codes.tsx";
import { customerQuery, variantsQuery, waysQuery, type Region } from "../draft-order.ts";
import { useLookUpCode } from "../look-up-code.ts";
import { factsOf, isComplete, preview, toBody, variantsIn, type DraftForm } from "./draft-form.ts";
import { ItemRows } from "./draft-item-rows.tsx";
import { CustomerPart, RegionPart, ShippingPart } from "./draft-sections.tsx";
import { DraftSummary } from "./draft-summary.tsx";
import { makeDraft, useQuote } from "./make-draft.ts";

export interface DraftCreateProps {
  /** The id of the copied order or draft, or else of the customer. It is part of the key of the stored input. */
  from: string;
  first: DraftForm;
  /** A note such as "Copied from #12". */
  note: string | undefined;
  regions: readonly Region[];
  onCreated(id: string): void;
}

/**
 * The form of a new draft order. Sections that depend on other sections show which input is missing. The summary updates with
 * each change.
 */
export function DraftCreate({ from, first, note, regions, onCreated }: DraftCreateProps) {
  const { t } = useTranslation(["draft-orders", "common"]);
  const { t: tCommon } = useTranslation("common");
  const format = useFormat();
  const client = useClient();
  const queries = useQueryClient();
  const { mutateAsync: createDraftOrder } = useAdminCreateDraftOrder();
  const store = useDraftStore(`new ${from}`);
  const [form, setForm] = useState(first);
  const [told, setTold] = useState(false);
  const [busy, setBusy] = useState(false);
  const [typing, setTyping] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const [made, setMade] = useState("");
  const codes = useRef<CodesHandle>(null);
  const element = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useHold(busy, button);
  /** The form's latest value, even before the next render, so that a code that is still being typed is included. */
  const latest = useRef(form);

  const change = (part: Partial<DraftForm>) => {
    const next = { ...latest.current, ...part };
    latest.current = next;
    setForm(next);
    store.keep(changesOf(first, next));
  };

  /** The address that was filled in from the customer. The form has a different object after the operator changes it. */
  const filled = useRef(note === undefined ? first.address : undefined);
  const changeCustomer = async (part: Partial<DraftForm>) => {
    const stale = part.customer && latest.current.address === filled.current;
    change(stale ? { ...part, address: toAddressForm() } : part);
    const id = part.customer?.[0]?.id;
    if (id === undefined) return;
    // If this fails, the field shows the error, and the operator can type the address.
    const stored = await fetchNow(queries, customerQuery(client, id)).catch(() => undefined);
    const now = latest.current;
    if (now.customer[0]?.id !== id || isWritten(now.address)) return;
    const own = regions.find((one) => one.id === now.region);
    filled.current = toAddressForm(addressFor(own, stored?.customer.shipping_addresses));
    change({ address: filled.current });
  };

  const region = regions.find(({ id }) => id === form.region);
  const ids = variantsIn(form);
  const known = useQuery({
    ...variantsQuery(client, ids, form.region),
    enabled: ids.length > 0 && region !== undefined,
    // Keeps the previous prices while a line is added, but not after the region changes.
    placeholderData: (before, query) =>
      query?.queryKey.at(-1) && JSON.stringify(query.queryKey).includes(form.region)
        ? before
        : undefined,
  });
  const ways = useQuery({ ...waysQuery(client, form.region), enabled: region !== undefined });
  const customerId = form.customer[0]?.id ?? "";
  const customer = useQuery({ ...customerQuery(client, customerId), enabled: customerId !== "" });
  const facts = factsOf(
    form,
    region,
    known.data?.variants,
    ways.data?.shipping_options,
    customer.data?.customer,
  );
  const { currency } = facts.prices;
  // Doesn't calculate totals while an email address is typed, because each calculation would create a customer.
  const { quote, inTurn } = useQuote(
    !typing && isComplete(form, facts) ? toBody(form, facts) : undefined,
    busy || made !== "",
  );
  const dirty = made === "" && JSON.stringify(form) !== JSON.stringify(first);
  const lookUp = useLookUpCode(form.region);

  /** Loads all data that is needed to validate the form. */
  const loadFacts = async () => {
    const now = latest.current;
    const [chosen] = now.customer;
    const wanted = variantsIn(now);
    const [variants, options, buyer] = await Promise.all([
      region && wanted.length > 0
        ? queries.ensureQueryData(variantsQuery(client, wanted, now.region))
        : undefined,
      region && queries.ensureQueryData(waysQuery(client, now.region)),
      chosen && queries.ensureQueryData(customerQuery(client, chosen.id)),
    ]);
    return factsOf(now, region, variants?.variants, options?.shipping_options, buyer?.customer);
  };

  const create = async () => {
    if (busy || made !== "" || isAsking()) return;
    enterTyped();
    setBusy(true);
    setProblem(undefined);
    try {
      const facts = await loadFacts();
      if (!isComplete(latest.current, facts) || (await codes.current?.enter()) === false) {
        setTold(true);
        focusFirstError(element.current);
        return;
      }
      const body = toBody(latest.current, facts);
      const { draft, found } = await inTurn(() =>
        makeDraft(client, "draft order", body, () => createDraftOrder({ body })),
      );
      if (found) notify("success", t("common:errors.foundTitle"), t("common:errors.foundText"));
      notify("success", t("wizard.done"), `#${draft.display_id}`);
      store.keep({});
      setMade(draft.id);
    } catch (error) {
      setProblem(problemOf(error, tCommon));
    } finally {
      setBusy(false);
    }
  };
  useSaveKey(() => void create(), true);
  useCloseWhenSaved(made === "" ? 0 : 1, () => onCreated(made));

  const part = { form, onChange: change, told };
  const buyer = { ...part, onChange: (next: Partial<DraftForm>) => void changeCustomer(next) };
  const regionFirst = region ? undefined : t("common:form.regionFirst");
  const { cart } = quote;
  return (
    <FormPage
      wide
      title={t("create.title")}
      aside={<DraftSummary quote={quote} sums={preview(form, facts)} currency={currency} />}
      foot={
        <FootBar
          label={t("create.title")}
          text={
            cart
              ? `${t("totals.total")}: ${format.money(cart.total ?? 0, currency)}`
              : dirty && t("common:form.unsaved")
          }
          problem={problem && `${problem.title}: ${problem.message}`}
        >
          <Button
            ref={button}
            visual="primary"
            icon={<Plus aria-hidden />}
            loading={busy}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            onClick={() => void create()}
          >
            {t("wizard.create")}
          </Button>
        </FootBar>
      }
    >
      <DraftNotice
        draft={{
          offered: store.offer !== undefined,
          restore() {
            change(store.offer as Partial<DraftForm>);
            store.taken();
          },
          dismiss: store.dismiss,
        }}
      />
      {note !== undefined && <Alert tone="info">{note}</Alert>}
      <form
        ref={element}
        className={sections}
        noValidate
        inert={busy}
        onSubmit={(event) => event.preventDefault()}
      >
        <Card title={t("steps.items")}>
          <ItemRows {...part} prices={facts.prices}>
            <RegionPart {...part} regions={regions} />
          </ItemRows>
        </Card>
        <Card title={t("steps.customer")}>
          <CustomerPart {...buyer} countries={facts.countries} onTyping={setTyping} />
        </Card>
        <Card
          title={t("steps.shipping")}
          empty={regionFirst ?? (form.items.length === 0 ? t("pay.empty") : undefined)}
        >
          <ShippingPart {...part} facts={facts} />
        </Card>
        <Card title={t("codes.title")} empty={regionFirst}>
          <Codes
            ref={codes}
            codes={form.codes}
            check={lookUp}
            onChange={(chosen) => change({ codes: chosen })}
          />
        </Card>
      </form>
      <UnsavedGuard dirty={dirty} kept />
    </FormPage>
  );
}

const sections = css({ display: "grid", gap: "gap", gridTemplateColumns: "minmax(0, 1fr)" });
