import type { Operation } from "@countertop/sdk";
import { adminCreateDiscountDynamicCode } from "@countertop/sdk/operations";
import { useClient } from "@countertop/sdk/react";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CONCURRENCY, forEachConcurrently } from "../../lib/concurrency.ts";
import { defineFields, FormFields, number, text } from "../../patterns/fields.ts";
import { FormDrawer, Refused, useEditForm } from "../../patterns/form.ts";
import { useFormat } from "../../patterns/page.ts";
import { useWrite } from "../../patterns/resource.ts";
import type { Discount } from "../../resources/discounts.ts";
import { notify } from "../../ui/notify.ts";
import { codesQuery } from "./discount-codes.tsx";
import { codesOf } from "./make-codes.ts";

/** So many at once; each is a call of its own. */
const MOST = 1000;

const made: { update?: Operation<{ input: { body: { pattern: string; count: number | null } } }> } =
  {};
const fields = defineFields(made, {
  pattern: text({ label: "discounts:codes.pattern", hint: "discounts:codes.patternHint" }),
  count: number({ label: "discounts:codes.count", min: 1, max: MOST, usual: 1, required: true }),
});

/** Makes codes of a template by a pattern, as many at once as one wants. */
export default function CodesDrawer({ record, onClose }: { record: Discount; onClose(): void }) {
  const { t } = useTranslation(["discounts", "common"]);
  const format = useFormat();
  const client = useClient();
  const queries = useQueryClient();
  const write = useWrite();
  const [done, setDone] = useState<number>();
  const { form, edit } = useEditForm({
    values: { pattern: `${record.code}-######`, count: 1 },
    schema: fields.schema,
    save: async ({ pattern, count }) => {
      const wanted = count ?? 1;
      const known = await queries.fetchQuery({ ...codesQuery(client, record.id), staleTime: 0 });
      const codes = codesOf(pattern, wanted, new Set(known.map(({ code }) => code)));
      if (!codes) throw new Refused({ pattern: t("codes.room") });
      let made = 0;
      setDone(0);
      try {
        await forEachConcurrently(codes, CONCURRENCY, async (code) => {
          await write(adminCreateDiscountDynamicCode, { id: record.id, body: { code } });
          made += 1;
          setDone(made);
        });
      } finally {
        setDone(undefined);
        // What was made before one was refused is there.
        if (made > 0)
          notify("success", t("codes.made", { value: format.number(made) }), record.code);
      }
    },
  });
  return (
    <FormDrawer
      title={t("codes.make")}
      subtitle={record.code}
      saveLabel={t("codes.make")}
      edit={edit}
      onClose={onClose}
    >
      <FormFields form={form} fields={fields} isNew />
      {done !== undefined && (
        <p role="status">
          {t("common:bulk.progress", {
            done: format.number(done),
            total: format.number(form.state.values.count ?? 1),
          })}
        </p>
      )}
    </FormDrawer>
  );
}
