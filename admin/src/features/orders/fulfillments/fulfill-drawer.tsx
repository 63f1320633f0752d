import { css } from "#styled/css";
import {
  adminCreateFulfillment,
  adminFulfillClaim,
  adminFulfillSwap,
} from "@countertop/sdk/operations";
import { useStore } from "@tanstack/react-form";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import * as v from "valibot";
import {
  BackToForm,
  FormDrawer,
  MetadataRows,
  metadataForm,
  toMetadata,
  useEditForm,
} from "../../../patterns/form.ts";
import { useFeature, useFormat } from "../../../patterns/page.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { notify } from "../../../ui/notify.ts";
import { SelectField } from "../../../ui/select.tsx";
import { openEdit } from "../edits/order-edit.ts";
import { useOrderAction } from "../order-action.ts";
import type { LineItem, Order, OrderOverlayProps } from "../order.ts";
import { countsForm, piecesOf, QuantityRow } from "../quantity-row.tsx";
import { linesToFulfill, sourceOf, toFulfill } from "./fulfillment-rules.ts";
import { isScannable, scan } from "./scan.ts";
import { ScanToPack } from "./scan-to-pack.tsx";
import { bestPlace, standing, stockProblem, takesFromOthers } from "./stock.ts";
import { WithStock, type StockedProps } from "./with-stock.tsx";

/** Drawer that fulfills parts of an order, or a complete exchange or claim (`part`). */
export function FulfillDrawer(props: OrderOverlayProps) {
  const { t } = useTranslation("order-fulfillments");
  return (
    <WithStock
      {...props}
      title={t("fulfill.title")}
      linesOf={(source) => (source.fault === undefined ? linesToFulfill(source) : [])}
      isPlaced={useFeature("inventoryService")}
      Part={Fulfill}
    />
  );
}

const fulfillForm = v.object({
  /** The location. If it's empty, the stock doesn't change. */
  location: v.string(),
  counts: countsForm,
  ...metadataForm.entries,
  notify: v.boolean(),
});
type FulfillForm = v.InferInput<typeof fulfillForm>;

function Fulfill(props: StockedProps) {
  const { order, source, lines, places, stock, reservations, onClose } = props;
  const { t } = useTranslation("order-fulfillments");
  const format = useFormat();
  const act = useOrderAction();
  const isWhole = source.kind !== "order";
  const wholeOf = (line: LineItem) => (isWhole ? line.quantity : toFulfill(line));
  const [first] = useState((): FulfillForm => {
    const all = lines.map((line) => ({ line, quantity: wholeOf(line) }));
    return {
      location: bestPlace(places, all, stock, reservations) ?? "",
      counts: Object.fromEntries(all.map(({ line, quantity }) => [line.id, quantity])),
      rows: [],
      notify: source.notify,
    };
  });
  const countOf = ({ counts }: FulfillForm, { id }: LineItem) => piecesOf(counts[id]);
  const faultOf = (values: FulfillForm, line: LineItem): string | undefined => {
    const quantity = countOf(values, line);
    const most = mostOf(line);
    if (quantity === undefined || quantity > most)
      return t("quantity.tooMany", { max: format.number(most) });
    if (values.location === "") return undefined;
    const at = standing(stock, reservations, line, values.location);
    const fault = stockProblem(at, quantity);
    if (fault === "notKept") return t("fault.notKept");
    return fault && t("fault.tooFew", { stocked: format.number(at.stocked) });
  };
  const nothing = (values: FulfillForm) => lines.every((line) => !countOf(values, line));

  const { form, edit } = useEditForm<FulfillForm, FulfillForm>({
    values: first,
    schema: fulfillForm,
    save: async (values) => {
      if (nothing(values) || lines.some((line) => faultOf(values, line) !== undefined))
        throw new BackToForm();
      const metadata = toMetadata(values.rows, undefined);
      const body = {
        ...(values.location !== "" && { location_id: values.location }),
        ...(Object.keys(metadata).length > 0 && { metadata }),
      };
      const before = source.id;
      const about = {
        id: order.id,
        seen: order,
        evidence: (now: Order) => (sourceOf(now, before)?.fulfillments ?? []).map(({ id }) => id),
      };
      const no_notification = !values.notify;
      if (source.kind === "order")
        await act({
          ...about,
          operation: adminCreateFulfillment,
          input: {
            id: order.id,
            body: {
              ...body,
              // The server would accept a quantity of 0 as an empty package.
              items: lines
                .map((line) => ({ item_id: line.id, quantity: countOf(values, line) ?? 0 }))
                .filter(({ quantity }) => quantity > 0),
              no_notification: no_notification ? "true" : "false",
            },
          },
        });
      else if (source.kind === "swap")
        await act({
          ...about,
          operation: adminFulfillSwap,
          input: { id: order.id, swap_id: source.id, body: { ...body, no_notification } },
        });
      else
        await act({
          ...about,
          operation: adminFulfillClaim,
          input: { id: order.id, claim_id: source.id, body: { ...body, no_notification } },
        });
      notify("success", t("fulfill.done"));
    },
  });
  // Subtracts what other operators have fulfilled, but not what this drawer fulfilled, while it closes.
  const mostOf = (line: LineItem) =>
    wholeOf(
      edit.saving || edit.saved > 0 || isWhole
        ? line
        : (order.items?.find(({ id }) => id === line.id) ?? line),
    );
  const values = useStore(form.store, (state) => state.values);
  const countAll = (all: boolean) =>
    form.setFieldValue(
      "counts",
      Object.fromEntries(lines.map((line) => [line.id, all ? mostOf(line) : null])),
    );
  const [isScanning, setScanning] = useState(false);
  const scannedOf = (line: { id: string }) => (isScanning ? (values.counts[line.id] ?? 0) : 0);
  /** Counts a scanned item. Scans count up from 0, regardless of the suggested quantities. */
  const countScanned = (code: string) => {
    const items = order.items ?? [];
    const result = scan(code, items, (line) => mostOf(line) - scannedOf(line));
    const found = result.kind === "packed" ? result.line : undefined;
    const counts = lines.map((one) => [one.id, scannedOf(one) + Number(one.id === found?.id)]);
    form.setFieldValue("counts", Object.fromEntries(counts) as FulfillForm["counts"]);
    setScanning(true);
    return result;
  };
  const sumOf = (count: (line: LineItem) => number) =>
    lines.reduce((sum, line) => sum + count(line), 0);

  return (
    <FormDrawer
      wide
      title={t("fulfill.title")}
      subtitle={t(`fulfill.of.${source.kind}`, { number: order.display_id })}
      // The form can be submitted without changes.
      edit={edit}
      saveLabel={t("fulfill.action")}
      onClose={onClose}
    >
      {!isWhole && openEdit(order.edits ?? []) && (
        <Alert tone="warning">{t("fulfill.editOpen")}</Alert>
      )}
      {!isWhole && lines.some(isScannable) && (
        <ScanToPack packed={sumOf(scannedOf)} all={sumOf(mostOf)} onScan={countScanned} />
      )}
      {places.length > 0 && (
        <form.AppField name="location">
          {({ state, handleChange }) => (
            <SelectField
              label={t("fulfill.location")}
              value={state.value}
              options={[
                ...places.map(({ id, name }) => ({ value: id, label: name })),
                { value: "", label: t("fulfill.noLocation") },
              ]}
              onValueChange={handleChange}
              hint={state.value === "" ? t("fulfill.noLocationHint") : t("fulfill.locationHint")}
            />
          )}
        </form.AppField>
      )}
      <section className={group} aria-label={t("fulfill.items")}>
        <div className={head}>
          <h3 className={heading}>{t("fulfill.items")}</h3>
          {!isWhole && (
            <span className={tools}>
              <Button size="sm" visual="ghost" onClick={() => countAll(true)}>
                {t("fulfill.all")}
              </Button>
              <Button size="sm" visual="ghost" onClick={() => countAll(false)}>
                {t("fulfill.nothing")}
              </Button>
            </span>
          )}
        </div>
        {isWhole && <p className={quiet}>{t("fulfill.whole")}</p>}
        {lines.map((line) => {
          const at = standing(stock, reservations, line, values.location);
          const quantity = countOf(values, line) ?? 0;
          return (
            <QuantityRow
              key={line.id}
              title={line.title}
              note={[line.description, line.variant?.sku].filter(Boolean).join(" · ")}
              thumbnail={line.thumbnail}
              value={values.counts[line.id] ?? null}
              max={mostOf(line)}
              disabled={isWhole}
              hint={
                values.location === "" || places.length === 0
                  ? undefined
                  : !at.counted
                    ? t("stock.notCounted")
                    : at.kept
                      ? t("stock.standing", {
                          stocked: format.number(at.stocked),
                          reserved: format.number(at.reserved),
                          own: format.number(at.own),
                        })
                      : t("stock.notKept")
              }
              fault={faultOf(values, line)}
              warning={
                values.location !== "" && takesFromOthers(at, quantity)
                  ? t("fault.reservedForOthers")
                  : undefined
              }
              onValueChange={(count) => form.setFieldValue(`counts.${line.id}`, count)}
            />
          );
        })}
        {nothing(values) && <Alert tone="warning">{t("fulfill.empty")}</Alert>}
      </section>
      <section className={group} aria-label={t("fulfill.metadata")}>
        <h3 className={heading}>{t("fulfill.metadata")}</h3>
        <MetadataRows form={form} />
      </section>
      <form.AppField name="notify">
        {({ state, handleChange }) => (
          <Checkbox
            label={t("fulfill.notify")}
            checked={state.value}
            onCheckedChange={handleChange}
          />
        )}
      </form.AppField>
    </FormDrawer>
  );
}

const group = css({ display: "grid", gap: "12", gridTemplateColumns: "minmax(0, 1fr)" });
const head = css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8" });
const tools = css({ display: "flex", gap: "4", marginInlineStart: "auto" });
const heading = css({ textStyle: "label" });
const quiet = css({ color: "fg.muted", textStyle: "small" });
