import { css } from "#styled/css";
import { useClient } from "@countertop/sdk/react";
import { useStore } from "@tanstack/react-form";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import * as v from "valibot";
import { CannotBeDone, problemOf } from "../../../lib/errors.ts";
import { fetchNow } from "../../../lib/fetch-now.ts";
import { setField } from "../../../lib/set-field.ts";
import {
  BackToForm,
  FormDrawer,
  MetadataRows,
  metadataForm,
  toMetadata,
  useEditForm,
} from "../../../patterns/form.ts";
import { useFeature, useFormat } from "../../../patterns/page.ts";
import { orders } from "../../../resources/orders.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { notify } from "../../../ui/notify.ts";
import { SelectField } from "../../../ui/select.tsx";
import { openEdit } from "../edits/order-edit.ts";
import type { LineItem, OrderOverlayProps } from "../order.ts";
import { countsForm, piecesOf, QuantityRow } from "../quantity-row.tsx";
import { useFulfill, useShip } from "./fulfillment-actions.ts";
import { linesToFulfill, shippable, toFulfill } from "./fulfillment-rules.ts";
import { isScannable, scan } from "./scan.ts";
import { ScanToPack } from "./scan-to-pack.tsx";
import { shipForm, ShipOne, ShippingFields, type Unshipped } from "./ship-drawer.tsx";
import { bestPlace, standing, stockProblem, takesFromOthers } from "./stock.ts";
import { FEW_LINES, WithStock, type StockedProps } from "./with-stock.tsx";

const drawer = (isShipped: boolean) =>
  function FulfillDrawer(props: OrderOverlayProps) {
    const { t } = useTranslation("order-fulfillments");
    const { order, view, onClose } = props;
    const [unshipped, setUnshipped] = useState<Unshipped>();
    const isPlaced = useFeature("inventoryService");
    // After a reload, the items may be fulfilled but not shipped.
    const [packed] = useState(() =>
      isShipped
        ? shippable(order, "").filter(({ parcel }) => parcel.id === (view.search.part || order.id))
        : [],
    );
    if (unshipped) return <ShipOne {...unshipped} onClose={onClose} />;
    return (
      <WithStock
        {...props}
        title={t("fulfill.title")}
        linesOf={(source) => (source.problem === undefined ? linesToFulfill(source) : [])}
        isPlaced={isPlaced}
        empty={
          packed.length > 0 ? (
            <ShipOne order={order} packed={packed} onClose={onClose} />
          ) : undefined
        }
      >
        {(stocked) => <Fulfill {...stocked} isShipped={isShipped} onUnshipped={setUnshipped} />}
      </WithStock>
    );
  };
/** Drawer that fulfills parts of an order, or a complete exchange or claim (the `part` in the URL). */
export const FulfillDrawer = drawer(false);
/** The same drawer, in which the option to ship right away is selected. */
export const FulfillAndShipDrawer = drawer(true);

const fulfillForm = v.object({
  /** The location. If it's empty, the stock doesn't change. */
  location: v.string(),
  counts: countsForm,
  ...metadataForm.entries,
  ...shipForm.entries,
  /** True to mark the items as shipped right away. */
  shipped: v.boolean(),
});
type FulfillForm = v.InferInput<typeof fulfillForm>;

interface Props extends StockedProps {
  isShipped: boolean;
  /** Called if the items were fulfilled, but couldn't be marked as shipped. */
  onUnshipped(unshipped: Unshipped): void;
}

function Fulfill({ isShipped, onUnshipped, ...props }: Props) {
  const { order, source, lines, places, stock, reservations, onClose } = props;
  const { t } = useTranslation("order-fulfillments");
  const { t: tCommon } = useTranslation("common");
  const format = useFormat();
  const client = useClient();
  const queries = useQueryClient();
  const fulfill = useFulfill(order, source);
  const ship = useShip();
  const isWhole = source.kind !== "order";
  // The server doesn't release a claim's reservation, or an exchange's reservation of the returned items.
  const hint = isWhole ? "fulfill.leftoverHint" : "fulfill.locationHint";
  const wholeOf = (line: LineItem) => (isWhole ? line.quantity : toFulfill(line));
  const [first] = useState((): FulfillForm => {
    const all = lines.map((line) => ({ line, quantity: wholeOf(line) }));
    return {
      location: bestPlace(places, all, stock, reservations) ?? "",
      counts: Object.fromEntries(all.map(({ line, quantity }) => [line.id, quantity])),
      rows: [],
      shipped: isShipped,
      numbers: [],
      notify: source.notify,
    };
  });
  const countOf = ({ counts }: FulfillForm, { id }: LineItem) => piecesOf(counts[id]);
  const lineProblem = (values: FulfillForm, line: LineItem): string | undefined => {
    const quantity = countOf(values, line);
    const most = mostOf(line);
    if (quantity === undefined || quantity > most)
      return t("quantity.tooMany", { max: format.number(most) });
    if (values.location === "") return undefined;
    const at = standing(stock, reservations, line, values.location);
    const problem = stockProblem(at, quantity);
    if (problem === "notKept") return t("problem.notKept");
    return problem && t("problem.tooFew", { stocked: format.number(at.stocked) });
  };
  const nothing = (values: FulfillForm) => lines.every((line) => !countOf(values, line));

  /** Marks the new fulfillment as shipped. If that fails, the fulfillment remains, and a drawer to ship it opens. */
  const shipNew = async (before: ReadonlySet<string>, { numbers, notify: isTold }: FulfillForm) => {
    let unshipped: Pick<Unshipped, "order" | "packed"> | undefined;
    try {
      const now = await fetchNow(queries, orders.recordQueryOptions(client, order.id));
      const fresh = orders.recordIn(now);
      const packed = shippable(fresh, "").filter(
        ({ parcel, fulfillment }) => parcel.id === source.id && !before.has(fulfillment.id),
      );
      unshipped = { order: fresh, packed };
      const [one] = packed;
      // If someone else created another fulfillment at the same moment, the operator chooses which one to ship.
      if (!one || packed.length > 1) throw new CannotBeDone(t("ship.which"));
      await ship({ order: fresh, isFresh: true, ...one }, numbers, isTold);
      notify("success", t("ship.done"));
    } catch (error) {
      const { message } = problemOf(error, tCommon);
      if (!unshipped) return notify("error", t("ship.left"), message);
      onUnshipped({ ...unshipped, typed: { numbers, notify: isTold }, problem: message });
      throw new BackToForm();
    }
  };
  const { form, edit } = useEditForm<FulfillForm, FulfillForm>({
    values: first,
    schema: fulfillForm,
    save: async (values) => {
      if (nothing(values) || lines.some((line) => lineProblem(values, line) !== undefined))
        throw new BackToForm();
      const metadata = toMetadata(values.rows, undefined);
      const before = await fulfill(
        {
          ...(values.location !== "" && { location_id: values.location }),
          ...(Object.keys(metadata).length > 0 && { metadata }),
          // Leaves out quantities of 0, which the server would accept as an empty package.
          items: lines
            .map((line) => ({ item_id: line.id, quantity: countOf(values, line) ?? 0 }))
            .filter(({ quantity }) => quantity > 0),
        },
        values.notify,
      );
      if (values.shipped) await shipNew(before, values);
      else notify("success", t("fulfill.done"));
    },
  });
  // Subtracts what other operators have fulfilled. While the drawer closes, doesn't subtract what the drawer itself fulfilled.
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
  /** Counts a scanned item. The count starts at 0, regardless of the suggested quantities. */
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
      wide={lines.length > FEW_LINES}
      title={t("fulfill.title")}
      subtitle={t(`fulfill.of.${source.kind}`, { number: order.display_id })}
      // The form can be submitted without changes.
      edit={edit}
      saveLabel={values.shipped ? t("fulfill.actionShip") : t("fulfill.action")}
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
              hint={t(state.value === "" ? "fulfill.noLocationHint" : hint)}
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
              problem={lineProblem(values, line)}
              warning={
                values.location !== "" && takesFromOthers(at, quantity)
                  ? t("problem.reservedForOthers")
                  : undefined
              }
              onValueChange={(count) => form.setFieldValue(`counts.${line.id}`, count)}
            />
          );
        })}
        {nothing(values) && <Alert tone="warning">{t("fulfill.empty")}</Alert>}
      </section>
      <Disclosure title={t("fulfill.metadata")}>
        <MetadataRows form={form} />
      </Disclosure>
      <ShippingFields
        email={order.email}
        parcel={source}
        value={values}
        change={(name, value) => setField(form, name, value)}
      />
    </FormDrawer>
  );
}

const group = css({ display: "grid", gap: "12", gridTemplateColumns: "minmax(0, 1fr)" });
const head = css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8" });
const tools = css({ display: "flex", gap: "4", marginInlineStart: "auto" });
const heading = css({ textStyle: "label" });
const quiet = css({ color: "fg.muted", textStyle: "small" });
