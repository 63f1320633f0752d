import { css } from "#styled/css";
import { iterate, type HttpClient } from "@countertop/sdk";
import { adminListDiscounts } from "@countertop/sdk/operations";
import { useAdminDeleteDynamicDiscountCode, useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { Download, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CONCURRENCY, forEachConcurrently } from "../../lib/concurrency.ts";
import { RelatedCard, RELATED_PER_PAGE } from "../../patterns/list.ts";
import { download, toCsv } from "../../lib/csv.ts";
import { LazyConfirm } from "../../patterns/overlay.ts";
import { RecordLink, useFormat } from "../../patterns/page.ts";
import { MoreActions } from "../../patterns/record.ts";
import { discounts, discountState, type Discount } from "../../resources/discounts.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { notify } from "../../ui/notify.ts";
import { DiscountBadge, useUsesText } from "./discount-state.tsx";

export interface MadeCode {
  id: string;
  code: string;
  parent_discount_id: string | null;
  is_disabled: boolean;
  starts_at: string;
  ends_at: string | null;
  usage_limit: number | null;
  usage_count: number;
  created_at: string;
}

/** Codes created from a template, newest first. The server can't filter by template, so all codes are read, with few fields. */
export const codesQuery = (client: HttpClient, template: string) => ({
  queryKey: ["admin", "discounts", "made", template],
  queryFn: async () => {
    const codes: MadeCode[] = [];
    for await (const one of iterate(client, adminListDiscounts, {
      query: {
        is_dynamic: true,
        expand: "",
        fields:
          "id,code,parent_discount_id,is_disabled,starts_at,ends_at,usage_limit,usage_count,created_at",
        // Sorts by id, the only order in which codes don't move between pages.
        order: "id",
        limit: 500,
      },
    }))
      if (one.parent_discount_id === template) codes.push(one);
    return codes.toReversed();
  },
});

const codes = { path: discounts.path, nameOf: ({ code }: MadeCode) => code };

/** The codes of a template, which can be created in bulk, exported, and deleted. */
export function DiscountCodes({ discount, onMake }: { discount: Discount; onMake(): void }) {
  const { t } = useTranslation(["discounts", "common"]);
  const format = useFormat();
  const usesOf = useUsesText();
  const { mutateAsync: deleteDiscountDynamicCode } = useAdminDeleteDynamicDiscountCode();
  const query = useQuery(codesQuery(useClient(), discount.id));
  const [search, setSearch] = useState({ find: "", page: 1 });
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [gone, setGone] = useState<readonly string[]>();
  const found = (query.data ?? []).filter(({ code }) =>
    code.includes(search.find.trim().toUpperCase()),
  );
  const shown = found.slice((search.page - 1) * RELATED_PER_PAGE, search.page * RELATED_PER_PAGE);
  const chosen = found.filter(({ code }) => picked.has(code)).map(({ code }) => code);
  const file = () =>
    download(
      `${discount.code}.csv`,
      toCsv(
        [t("fields.code"), t("state.label"), t("list.uses"), t("fields.ends")],
        found.map((one) => [
          one.code,
          t(`state.${discountState(one)}`),
          one.usage_count,
          one.ends_at,
        ]),
      ),
    );
  return (
    <>
      <RelatedCard
        title={t("codes.title")}
        search={search}
        onSearch={(change) => setSearch((before) => ({ ...before, ...change }))}
        searchLabel={t("list.search")}
        searchFrom={RELATED_PER_PAGE}
        query={query}
        total={query.data && found.length}
        shown={query.data && shown.length}
        empty={{ title: t("codes.emptyTitle"), text: t("codes.emptyText") }}
        actions={
          <>
            {chosen.length > 0 && (
              <Button size="sm" icon={<Trash2 aria-hidden />} onClick={() => setGone(chosen)}>
                {`${t("codes.delete")} (${format.number(chosen.length)})`}
              </Button>
            )}
            {found.length > 0 && (
              <Button size="sm" icon={<Download aria-hidden />} onClick={file}>
                {t("codes.csv")}
              </Button>
            )}
            <Button size="sm" icon={<Plus aria-hidden />} onClick={onMake}>
              {t("codes.make")}
            </Button>
          </>
        }
      >
        <ul aria-label={t("codes.title")}>
          {shown.length > 1 && (
            <li className={line}>
              <Checkbox
                label={t("common:bulk.selectAll", {
                  count: found.length,
                  value: format.number(found.length),
                })}
                checked={found.every(({ code }) => picked.has(code))}
                onCheckedChange={(on) =>
                  setPicked(new Set(on ? found.map(({ code }) => code) : []))
                }
              />
            </li>
          )}
          {shown.map((one) => (
            <li key={one.id} className={line}>
              <Checkbox
                aria-label={one.code}
                checked={picked.has(one.code)}
                onCheckedChange={(on) =>
                  setPicked((before) => {
                    const next = new Set(before);
                    if (on) next.add(one.code);
                    else next.delete(one.code);
                    return next;
                  })
                }
              />
              <span className={name}>
                <RecordLink resource={codes} record={one} />
              </span>
              <span className={quiet}>
                {`${t("list.uses")}: ${usesOf(one)}`}
                {one.ends_at !== null && ` · ${t("fields.ends")}: ${format.date(one.ends_at)}`}
              </span>
              <DiscountBadge discount={one} />
              <MoreActions
                size="sm"
                label={t("common:list.rowActions", { name: one.code })}
                actions={[
                  {
                    id: "delete",
                    label: t("common:actions.delete"),
                    icon: <Trash2 aria-hidden />,
                    danger: true,
                    run: () => setGone([one.code]),
                  },
                ]}
              />
            </li>
          ))}
        </ul>
      </RelatedCard>
      {gone && (
        <LazyConfirm
          title={`${t("codes.delete")} (${format.number(gone.length)})`}
          text={t("codes.deleteText")}
          tone="danger"
          typed={gone.length === 1 ? (gone[0] ?? "") : String(gone.length)}
          action={t("codes.delete")}
          onConfirm={() =>
            forEachConcurrently(gone, CONCURRENCY, (code) =>
              deleteDiscountDynamicCode({ id: discount.id, code }),
            )
          }
          onClose={() => setGone(undefined)}
          onDone={() => {
            notify("success", t("common:resource.delete.done"), format.list(gone.slice(0, 3)));
            setGone(undefined);
            setPicked(new Set());
          }}
        />
      )}
    </>
  );
}

const line = css({
  display: "flex",
  alignItems: "center",
  gap: "12",
  paddingInline: "card",
  minHeight: "row",
  borderBlockStart: "hairline",
  _first: { borderBlockStart: "none" },
});
const name = css({ flex: "1", minWidth: 0, overflowWrap: "anywhere" });
const quiet = css({
  color: "fg.muted",
  textStyle: "small",
  display: { base: "none", md: "inline" },
});
