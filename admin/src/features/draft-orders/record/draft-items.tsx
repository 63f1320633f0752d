import { css } from "#styled/css";
import { useAdminDraftOrderRemoveLineItem } from "@countertop/sdk/react";
import { Pencil, Plus, X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { problemOf, type Problem } from "../../../lib/errors.ts";
import { useTools } from "../../../patterns/action.ts";
import { PictureText, useFormat } from "../../../patterns/page.ts";
import type { RecordView } from "../../../patterns/record.ts";
import { draftOrders } from "../../../resources/draft-orders.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button, IconButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import * as Table from "../../../ui/table.tsx";
import type { DraftLine, DraftOrder } from "../draft-order.ts";
import { DraftSums } from "../draft-sums.tsx";
import { DraftCodes } from "./draft-codes.tsx";
import type { DraftSearch } from "./draft-search.ts";
import { writeItems } from "./write-items.ts";

export interface DraftCardProps {
  draft: DraftOrder;
  view: RecordView<DraftSearch>;
}

/** Items, shipping, and the server's totals. */
export function DraftItems({ draft, view }: DraftCardProps) {
  const { t } = useTranslation(["draft-orders", "common"]);
  const { t: tCommon } = useTranslation("common");
  const format = useFormat();
  const { mutateAsync: removeDraftOrderLineItem } = useAdminDraftOrderRemoveLineItem();
  const writeTools = useTools();
  const [removing, setRemoving] = useState("");
  const [problem, setProblem] = useState<Problem>();
  const { cart } = draft;
  const currency = cart?.region?.currency_code ?? "usd";
  const money = (amount: number | null | undefined) => format.money(amount ?? 0, currency);
  const open = draft.status === "open";
  const items = cart?.items ?? [];
  // Gives the table a different name than its card.
  const table = `${t("steps.items")} ${draftOrders.nameOf(draft)}`;
  const remove = async (line: DraftLine) => {
    if (removing !== "") return;
    setRemoving(line.id);
    setProblem(undefined);
    try {
      await writeItems(writeTools, draft, () =>
        removeDraftOrderLineItem({ id: draft.id, line_id: line.id }),
      );
    } catch (error) {
      setProblem(problemOf(error, tCommon));
    } finally {
      setRemoving("");
    }
  };
  // True if the shipping can't change: the server keeps a cart with a custom shipping price on its shipping option.
  const fixed = cart?.shipping_methods?.some(
    ({ price, shipping_option: way }) => way?.amount != null && way.amount !== price,
  );
  return (
    <Card
      flush
      title={t("steps.items")}
      note={format.number(items.length)}
      actions={
        open && (
          <>
            <Button size="sm" onClick={() => view.open("add")}>
              {t("items.add")}
            </Button>
            <Button size="sm" icon={<Plus aria-hidden />} onClick={() => view.open("custom")}>
              {t("items.addCustom")}
            </Button>
          </>
        )
      }
    >
      <div className={room}>
        {problem && (
          <div className={refused}>
            <Alert seek title={problem.title}>
              {problem.message}
            </Alert>
          </div>
        )}
        <Table.Scroller label={table}>
          <Table.Root aria-label={table}>
            <Table.Head>
              <Table.Header>{t("items.title")}</Table.Header>
              <Table.Header align="end">{t("items.price")}</Table.Header>
              <Table.Header align="end">{t("items.quantity")}</Table.Header>
              <Table.Header align="end">{t("totals.total")}</Table.Header>
              {open && (
                <Table.Header align="end">
                  <span className={spoken}>{t("common:list.actions")}</span>
                </Table.Header>
              )}
            </Table.Head>
            <Table.Body>
              {items.map((line) => (
                <Table.Row key={line.id}>
                  <Table.Cell>
                    <span className={what}>
                      <PictureText
                        picture={line.thumbnail}
                        title={line.title}
                        notes={[
                          [line.variant?.title, line.variant?.sku].filter(Boolean).join(" · "),
                        ]}
                      />
                    </span>
                  </Table.Cell>
                  <Table.Cell align="end">{money(line.unit_price)}</Table.Cell>
                  <Table.Cell align="end">{format.number(line.quantity)}</Table.Cell>
                  <Table.Cell align="end">{money(line.total)}</Table.Cell>
                  {open && (
                    <Table.Cell align="end">
                      <span className={tools}>
                        <IconButton
                          size="sm"
                          aria-label={t("wizard.edit", { part: line.title })}
                          onClick={() => view.open("item", { item: line.id })}
                        >
                          <Pencil aria-hidden />
                        </IconButton>
                        <IconButton
                          size="sm"
                          disabled={removing === line.id}
                          aria-label={t("common:picker.remove", { name: line.title })}
                          onClick={() => void remove(line)}
                        >
                          <X aria-hidden />
                        </IconButton>
                      </span>
                    </Table.Cell>
                  )}
                </Table.Row>
              ))}
            </Table.Body>
          </Table.Root>
        </Table.Scroller>
      </div>
      <div className={below}>
        <div className={side}>
          <div>
            <h3 className={heading}>
              {t("steps.shipping")}
              {open && !fixed && (
                <IconButton
                  size="sm"
                  aria-label={t("wizard.edit", { part: t("steps.shipping") })}
                  onClick={() => view.open("shipping")}
                >
                  <Pencil aria-hidden />
                </IconButton>
              )}
            </h3>
            {cart?.shipping_methods?.map((method) => (
              <p key={method.id}>
                {method.shipping_option?.name} · {money(method.price)}
              </p>
            ))}
            {open && fixed && <p className={small}>{t("detail.shippingFixed")}</p>}
          </div>
          <div>
            <h3 className={heading}>{t("codes.title")}</h3>
            <DraftCodes draft={draft} />
          </div>
        </div>
        <DraftSums cart={cart} currency={currency} label={t("totals.total")} />
      </div>
    </Card>
  );
}

const spoken = css({ srOnly: true });
const refused = css({ paddingInline: "card", paddingBlockEnd: "12" });
const room = css({ paddingBlockStart: "12" });
const what = css({ display: "flex", alignItems: "center", gap: "12", color: "fg.default" });
const small = css({ textStyle: "small", color: "fg.subtle" });
const tools = css({ display: "inline-flex", gap: "4" });
const below = css({
  display: "flex",
  flexWrap: "wrap",
  gap: "24",
  justifyContent: "space-between",
  padding: "card",
  borderBlockStart: "hairline",
});
const side = css({ display: "grid", gap: "16", alignContent: "start", flex: "1 1 16rem" });
const heading = css({
  display: "flex",
  alignItems: "center",
  gap: "4",
  textStyle: "label",
  marginBlockEnd: "4",
});
