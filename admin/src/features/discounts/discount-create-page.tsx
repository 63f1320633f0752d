import { css } from "#styled/css";
import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { Plus, Save } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { CannotBeDone, problemOf } from "../../lib/errors.ts";
import { FormFields } from "../../patterns/fields.ts";
import {
  DraftNotice,
  FootBar,
  InvalidFields,
  useEditForm,
  useSaveKey,
} from "../../patterns/form.ts";
import { UnsavedGuard, useCloseWhenSaved } from "../../patterns/overlay.ts";
import { ErrorState } from "../../patterns/page.ts";
import { DetailSkeleton, FormPage } from "../../patterns/record.ts";
import { isTemplate } from "../../resources/discounts.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { notify } from "../../ui/notify.ts";
import { copiedEnd, readForCopy, type DiscountSource } from "./discount-copy.ts";
import { discountSections } from "./discount-fields.ts";
import { templateCode } from "./make-codes.ts";
import { newDiscountFields } from "./new-discount-fields.tsx";
import { useCreateWhole } from "./write-whole.ts";

export interface DiscountCreatePageProps {
  /** The id of the discount to copy. Empty for a new discount. */
  from: string;
  onCreated(id: string): void;
}

type Values = typeof newDiscountFields.empty;

/** Metadata has no field here: a copy keeps its source's metadata, which can be edited on its page. */
const own = { title: "conditions.title", names: ["conditions"] } as const;
const SECTIONS = [...discountSections, own];

/** The current time in the format of a datetime input, to the minute. */
const nowHere = () => {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

/** Initial values of a new discount. A copy has all values except the code and an end date in the past. */
function beginning(source: DiscountSource | undefined): Values {
  const empty = newDiscountFields.empty;
  if (!source) return { ...empty, starts_at: nowHere() };
  const { discount, conditions } = source;
  const copied = newDiscountFields.toForm({ ...discount, ends_at: copiedEnd(discount) ?? null });
  // A copy of a template's code is valid in the same regions as its template, but isn't a template.
  return {
    ...copied,
    sentence: "",
    code: "",
    is_dynamic: isTemplate(discount),
    ...(isTemplate(discount) && { usage_limit: discount.usage_limit ?? 1 }),
    conditions,
  };
}

/** Page of a new discount, empty or as a copy. */
export function DiscountCreatePage({ from, onCreated }: DiscountCreatePageProps) {
  const { t } = useTranslation(["discounts", "common"]);
  const client = useClient();
  const { data, error, refetch } = useQuery({
    queryKey: ["admin", "discounts", from, "copy"],
    queryFn: () => readForCopy(client, from),
    enabled: from !== "",
    // A copy begins with its source's current values, and isn't reset when those change.
    staleTime: Infinity,
    gcTime: 0,
  });
  if (error) return <ErrorState heading="h1" error={error} onRetry={() => void refetch()} />;
  if (from !== "" && !data)
    return (
      <DetailSkeleton label={t("common:list.loading")} main={["fields", "lines"]} aside={[]} />
    );
  return <CreateForm key={from} from={from} source={data} onCreated={onCreated} />;
}

function CreateForm({
  from,
  source,
  onCreated,
}: DiscountCreatePageProps & { source: DiscountSource | undefined }) {
  const { t } = useTranslation(["discounts", "common"]);
  const { t: say } = useTranslation("common");
  const createWhole = useCreateWhole();
  const [values] = useState(() => beginning(source));
  const [hidden] = useState(templateCode);
  const off = useRef(false);
  const created = useRef("");
  const { form, edit } = useEditForm<Values, Values>({
    values,
    draftName: `new ${from}`,
    schema: newDiscountFields.newSchema,
    save: async (values) => {
      const { code = "", ...entered } = newDiscountFields.toNewBody(values);
      const body = {
        ...entered,
        // The store rejects the code of a disabled template, but accepts codes that were created from the template.
        ...(values.is_dynamic
          ? { code: hidden, is_disabled: true }
          : { code, is_disabled: off.current }),
      };
      const made = await createWhole(body, {
        taken: () => new InvalidFields({ code: t("fields.codeTaken") }),
        gone: () => new CannotBeDone(t("create.conditionGone")),
      });
      created.current = made.id;
      try {
        await made.finish();
        notify("success", t("common:resource.create.done"), made.code);
      } catch (error) {
        // The discount exists and is disabled. The operator adds what is missing on its page.
        const { title, message } = problemOf(error, say);
        notify("error", title, message);
      }
    },
  });
  useCloseWhenSaved(edit.saved, () => onCreated(created.current));
  const submit = (switchedOff: boolean) => {
    if (edit.saving) return;
    off.current = switchedOff;
    const element = document.getElementById(edit.props.id);
    if (element instanceof HTMLFormElement) element.requestSubmit();
  };
  useSaveKey(() => submit(false));
  return (
    <FormPage
      title={t("create.title")}
      aside={
        <Card title={t("fields.sentence")}>
          <FormFields form={form} fields={newDiscountFields} names={["sentence"]} />
        </Card>
      }
      foot={
        <FootBar
          label={t("create.title")}
          text={edit.dirty && t("common:form.unsaved")}
          problem={edit.problem && `${edit.problem.title}: ${edit.problem.message}`}
        >
          <Button icon={<Save aria-hidden />} disabled={edit.saving} onClick={() => submit(true)}>
            {t("create.saveOff")}
          </Button>
          <Button
            visual="primary"
            icon={<Plus aria-hidden />}
            loading={edit.saving}
            aria-keyshortcuts="Control+S Meta+S"
            onClick={() => submit(false)}
          >
            {t("create.save")}
          </Button>
        </FootBar>
      }
    >
      <DraftNotice draft={edit.draft} />
      {source && <Alert tone="info">{t("create.copy", { code: source.discount.code })}</Alert>}
      <form {...edit.props} className={sections}>
        {SECTIONS.map(({ title, names }) => (
          <Card key={names[0]} title={t(title)}>
            <div className={fields}>
              <FormFields form={form} fields={newDiscountFields} names={names} isNew />
            </div>
          </Card>
        ))}
      </form>
      <UnsavedGuard dirty={edit.dirty} kept />
    </FormPage>
  );
}

const sections = css({ display: "grid", gap: "gap", gridTemplateColumns: "minmax(0, 1fr)" });
const fields = css({ display: "grid", gap: "16", gridTemplateColumns: "minmax(0, 1fr)" });
