import { css } from "#styled/css";
import { useAdminDraftOrderRemoveLineItem } from "@countertop/sdk/react";
import { Plus, X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { problemOf, type Problem } from "../../../lib/errors.ts";
import { useTools } from "../../../patterns/action.ts";
import { EditPart, opensOnClick, RowButton } from "../../../patterns/form.ts";
import { PictureText, useFormat } from "../../../patterns/page.ts";
import type { RecordView } from "../../../patterns/record.ts";
import { draftOrders } from "../../../resources/draft-orders.ts";
import { basisOf, lineAmount, linePrice } from "../../../resources/totals.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button, IconButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import * as Table from "../../../ui/table.tsx";
import { currencyOf, type DraftLine, type DraftOrder } from "../draft-order.ts";
import { DraftSums } from "../draft-sums.tsx";
import { DraftCodes } from "./draft-codes.tsx";
import type { DraftSearch } from "./draft-search.ts";
import { draftTotals } from "./draft-totals.ts";
import { writeItems } from "./write-items.ts";

export interface DraftCardProps {
  draft: DraftOrder;
  view: RecordView<DraftSearch>;
}

/** The items, the shipping method, and the server's totals. */
export function DraftItems({ draft, view }: DraftCardProps) {
  const { t } = useTranslation(["draft-orders", "common"]);
  const { t: tCommon } = useTranslation("common");
  const format = useFormat();
  const { mutateAsync: removeDraftOrderLineItem } = useAdminDraftOrderRemoveLineItem();
  const writeTools = useTools();
  const [removing, setRemoving] = useState("");
  const [problem, setProblem] = useState<Problem>();
  const { cart } = draft;
  const currency = currencyOf(cart);
  const money = (amount: number | null | undefined) => format.money(amount ?? 0, currency);
  const open = draft.status === "open";
  const items = cart?.items ?? [];
  const basis = cart ? basisOf(draftTotals(cart)) : "beforeTax";
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
  // True if the shipping can't be changed: if a cart has a custom shipping price, the server keeps its shipping option.
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
          <Table.Root aria-label={table} stacked>
            <Table.Head>
              <Table.Header lead>{t("items.title")}</Table.Header>
              <Table.Header align="end">{t("items.price")}</Table.Header>
              <Table.Header align="end">{t("items.quantity")}</Table.Header>
              <Table.Header align="end">{t("totals.total")}</Table.Header>
              {open && (
                <Table.Header align="end" data-tools="">
                  <span className={spoken}>{t("common:list.actions")}</span>
                </Table.Header>
              )}
            </Table.Head>
            <Table.Body>
              {items.map((line) => (
                <Table.Row
                  key={line.id}
                  {...(open && opensOnClick(() => view.open("item", { item: line.id })))}
                >
                  <Table.Cell lead>
                    <span className={what}>
                      <PictureText
                        picture={line.thumbnail}
                        title={
                          open ? (
                            <RowButton
                              label={t("wizard.edit", { part: line.title })}
                              onClick={() => view.open("item", { item: line.id })}
                            >
                              {line.title}
                            </RowButton>
                          ) : (
                            line.title
                          )
                        }
                        notes={[
                          [line.variant?.title, line.variant?.sku].filter(Boolean).join(" · "),
                        ]}
                      />
                    </span>
                  </Table.Cell>
                  <Table.Cell align="end" data-label={t("items.price")}>
                    {money(linePrice(line, basis))}
                  </Table.Cell>
                  <Table.Cell align="end" data-label={t("items.quantity")}>
                    {format.number(line.quantity)}
                  </Table.Cell>
                  <Table.Cell align="end">{money(lineAmount(line, basis))}</Table.Cell>
                  {open && (
                    <Table.Cell align="end" data-tools="">
                      <span className={Table.toolClass}>
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
          <EditPart
            title={t("steps.shipping")}
            onEdit={open && !fixed ? () => view.open("shipping") : undefined}
          >
            {cart?.shipping_methods?.map((method) => (
              <p key={method.id}>
                {method.shipping_option?.name} · {money(method.price)}
              </p>
            ))}
            {open && fixed && <p className={small}>{t("detail.shippingFixed")}</p>}
          </EditPart>
          <div>
            <h3 className={heading}>{t("codes.title")}</h3>
            <DraftCodes draft={draft} />
          </div>
        </div>
        {cart && <DraftSums cart={cart} currency={currency} label={t("totals.total")} />}
      </div>
    </Card>
  );
}

const spoken = css({ srOnly: true });
const refused = css({ paddingInline: "card", paddingBlockEnd: "12" });
const room = css({ paddingBlockStart: "12" });
const what = css({ display: "flex", alignItems: "center", gap: "12", color: "fg.default" });
const small = css({ textStyle: "small", color: "fg.subtle" });
const below = css({
  display: "flex",
  flexWrap: "wrap",
  gap: "24",
  justifyContent: "space-between",
  padding: "card",
  borderBlockStart: "hairline",
});
const side = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "16",
  alignContent: "start",
  flex: "1 1 16rem",
});
const heading = css({ textStyle: "smallLabel", color: "fg.muted" });
