import type { Operation } from "@countertop/sdk";
import { adminCreateDiscountDynamicCode } from "@countertop/sdk/operations";
import {
  useAdminCreateDynamicDiscountCode,
  useAdminUpdateDiscount,
  useClient,
  useRevalidate,
} from "@countertop/sdk/react";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { CONCURRENCY, forEachConcurrently } from "../../lib/concurrency.ts";
import { fetchNow } from "../../lib/fetch-now.ts";
import { exactlyOnce } from "../../lib/exactly-once.ts";
import { defineFields, FormFields, number, text } from "../../patterns/fields.ts";
import { FormDrawer, InvalidFields, useEditForm } from "../../patterns/form.ts";
import { useFormat } from "../../patterns/page.ts";
import type { Discount } from "../../resources/discounts.ts";
import { notify } from "../../ui/notify.ts";
import { codesQuery } from "./discount-codes.tsx";
import { holdersOf } from "./discount-queries.ts";
import { codesOf } from "./make-codes.ts";

/** Limit for one batch, because each code is a separate call. */
const MOST = 1000;

interface Wish {
  pattern: string;
  count: number | null;
  uses: number | null;
}
const made: { update?: Operation<{ input: { body: Wish } }> } = {};
const fields = defineFields(made, {
  pattern: text({ label: "discounts:codes.pattern", hint: "discounts:codes.patternHint" }),
  count: number({ label: "discounts:codes.count", min: 1, max: MOST, usual: 1, required: true }),
  uses: number({ label: "discounts:codes.uses", hint: "discounts:fields.limitHint", min: 1 }),
});

/** Creates the requested number of codes from a template and a pattern. */
export default function CodesDrawer({ record, onClose }: { record: Discount; onClose(): void }) {
  const { t } = useTranslation(["discounts", "common"]);
  const format = useFormat();
  const client = useClient();
  const queries = useQueryClient();
  const { mutateAsync: updateDiscount } = useAdminUpdateDiscount();
  const { mutateAsync: createDiscountDynamicCode } = useAdminCreateDynamicDiscountCode();
  const settle = useRevalidate();
  const [done, setDone] = useState<number>();
  // Keeps the codes, so that a retry sends the same codes.
  const begun = useRef<{ wish: string; codes: readonly string[]; made: Set<string> }>(undefined);
  const { form, edit } = useEditForm({
    // The pattern doesn't contain the template's code. Otherwise, customers would learn that code.
    values: { pattern: "########", count: 1, uses: record.usage_limit ?? 1 },
    schema: fields.schema,
    save: async ({ pattern, count, uses }) => {
      const wish = `${pattern} ${count}`;
      if (begun.current?.wish !== wish) {
        const known = await fetchNow(queries, codesQuery(client, record.id));
        const codes = codesOf(pattern, count ?? 1, new Set(known.map(({ code }) => code)));
        if (!codes) throw new InvalidFields({ pattern: t("codes.room") });
        begun.current = { wish, codes, made: new Set() };
      }
      const { codes, made } = begun.current;
      const left = codes.filter((code) => !made.has(code));
      setDone(made.size);
      try {
        await forEachConcurrently(left, CONCURRENCY, async (code) => {
          let id: string | undefined;
          const outcome = await exactlyOnce<{ id: string; parent_discount_id: string | null }[]>({
            name: `${record.id} ${code}`,
            input: code,
            send: async () => {
              ({ id } = (
                await createDiscountDynamicCode({ id: record.id, body: { code } })
              ).discount);
            },
            read: () => holdersOf(client, code),
            evidence: (holders) =>
              holders.flatMap((one) => (one.parent_discount_id === record.id ? one.id : [])),
            // Passes no records, because the new code isn't among the codes that were read.
            seen: [],
          });
          if (outcome !== "done") void settle(adminCreateDiscountDynamicCode);
          // Sets the limit in a second call: the server gives a code its template's limit, and ignores the one in the request.
          if (uses !== record.usage_limit) {
            id ??= (await holdersOf(client, code))[0]?.id ?? "";
            await updateDiscount({ id, body: { usage_limit: uses } });
          }
          made.add(code);
          setDone(made.size);
        });
      } finally {
        setDone(undefined);
        // Reports the codes that were created before a rejected one.
        if (made.size > 0)
          notify("success", t("codes.made", { value: format.number(made.size) }), record.code);
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
