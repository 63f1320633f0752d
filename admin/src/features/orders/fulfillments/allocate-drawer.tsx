import { css } from "#styled/css";
import { adminCreateReservation } from "@countertop/sdk/operations";
import {
  useAdminDeleteReservation,
  useAdminUpdateReservation,
  useClient,
  useRevalidate,
} from "@countertop/sdk/react";
import { useStore } from "@tanstack/react-form";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import * as v from "valibot";
import { problemOf } from "../../../lib/errors.ts";
import { fetchNow } from "../../../lib/fetch-now.ts";
import { BackToForm, FormDrawer, useEditForm } from "../../../patterns/form.ts";
import { useFormat } from "../../../patterns/page.ts";
import { Alert } from "../../../ui/alert.tsx";
import { notify } from "../../../ui/notify.ts";
import { SelectField } from "../../../ui/select.tsx";
import { useOrderAction } from "../order-action.ts";
import type { LineItem, OrderOverlayProps } from "../order.ts";
import { countsForm, piecesOf, QuantityRow } from "../quantity-row.tsx";
import { stepsTo, type Target } from "./allocate-rules.ts";
import { linesToFulfill, toFulfill } from "./fulfillment-rules.ts";
import { bestPlace, free, reservationsQuery, standing, type Reservation } from "./stock.ts";
import { FEW_LINES, WithStock, type StockedProps } from "./with-stock.tsx";

/** Drawer that reserves stock for the lines to fulfill, with a quantity for each location. */
export function AllocateDrawer(props: OrderOverlayProps) {
  const { t } = useTranslation("order-fulfillments");
  return (
    <WithStock {...props} title={t("allocate.title")} linesOf={linesToFulfill}>
      {(stocked) => <Allocate {...stocked} />}
    </WithStock>
  );
}

const allocateForm = v.object({
  location: v.string(),
  /** Quantities by line and location. */
  counts: countsForm,
});
type AllocateForm = v.InferOutput<typeof allocateForm>;
const nameOf = (line: Pick<LineItem, "id">, place: string) => `${line.id}-${place}`;

function Allocate(props: StockedProps) {
  const { order, source, places, stock, onClose } = props;
  const lines = props.lines.filter(({ variant_id }) => stock.has(variant_id ?? ""));
  const { t } = useTranslation("order-fulfillments");
  const { t: tCommon } = useTranslation("common");
  const format = useFormat();
  const client = useClient();
  const queries = useQueryClient();
  const { mutateAsync: deleteReservation } = useAdminDeleteReservation();
  const { mutateAsync: updateReservation } = useAdminUpdateReservation();
  const settle = useRevalidate();
  const act = useOrderAction();
  // The reservations when the drawer opened. Other operators' changes are read before each save.
  const [reservations] = useState(props.reservations);
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());
  const mostOf = (line: LineItem) => (source.kind === "order" ? toFulfill(line) : line.quantity);
  const standingOf = (line: LineItem, place: string) => standing(stock, reservations, line, place);
  const [first] = useState((): AllocateForm => {
    const wanted = lines.map((line) => ({ line, quantity: mostOf(line) }));
    return {
      location: bestPlace(places, wanted, stock, reservations) ?? "",
      counts: Object.fromEntries(
        lines.flatMap((line) =>
          places.map(({ id }) => [nameOf(line, id), standingOf(line, id).own || null]),
        ),
      ),
    };
  });
  const countOf = ({ counts }: AllocateForm, line: LineItem, place: string) =>
    piecesOf(counts[nameOf(line, place)]);
  const elsewhere = (values: AllocateForm, line: LineItem, place: string) =>
    places
      .filter(({ id }) => id !== place)
      .reduce((sum, { id }) => sum + (countOf(values, line, id) ?? 0), 0);
  /** Problem with a quantity, if any. The server limits reservations to a line's unfulfilled quantity, not to the stock. */
  const lineProblem = (values: AllocateForm, line: LineItem, place: string): string | undefined => {
    const quantity = countOf(values, line, place);
    const most = mostOf(line) - elsewhere(values, line, place);
    if (quantity === undefined || quantity > Math.max(0, most))
      return t("quantity.tooMany", { max: format.number(Math.max(0, most)) });
    const at = standingOf(line, place);
    if (quantity === 0 || quantity <= at.own) return undefined;
    if (!at.kept) return t("problem.notKept");
    return quantity > free(at)
      ? t("problem.notFree", { free: format.number(free(at)) })
      : undefined;
  };

  const { form, edit } = useEditForm<AllocateForm, AllocateForm>({
    values: first,
    schema: allocateForm,
    save: async (values) => {
      if (
        lines.some((line) => places.some(({ id }) => lineProblem(values, line, id) !== undefined))
      )
        throw new BackToForm();
      const read = () => fetchNow(queries, reservationsQuery(client, source));
      const now = await read();
      const wishes = lines.flatMap((line) =>
        places.flatMap(({ id: location }): Target[] =>
          (stock.get(line.variant_id ?? "") ?? []).map(({ item, each }) => ({
            line: line.id,
            item,
            location,
            quantity: (countOf(values, line, location) ?? 0) * each,
          })),
        ),
      );
      const failed = new Map<string, string>();
      for (const step of stepsTo(wishes, now)) {
        const { line, item, location, quantity } = step.wish;
        try {
          // Updates and deletions are idempotent, so they can be repeated.
          if (step.kind === "remove") await deleteReservation({ id: step.id });
          else if (step.kind === "update")
            await updateReservation({ id: step.id, body: { quantity } });
          else
            await act({
              id: order.id,
              about: `${line} ${item} ${location}`,
              operation: adminCreateReservation,
              input: {
                body: {
                  line_item_id: line,
                  inventory_item_id: item,
                  location_id: location,
                  quantity,
                },
              },
              read,
              seen: now,
              evidence: (all: readonly Reservation[]) =>
                all
                  .filter(
                    (one) =>
                      one.line_item_id === line &&
                      one.inventory_item_id === item &&
                      one.location_id === location,
                  )
                  .map(({ id }) => id),
            });
        } catch (error) {
          failed.set(`${line}-${location}`, problemOf(error, tCommon).message);
        }
      }
      await settle(adminCreateReservation);
      setFailures(failed);
      if (failed.size > 0) throw new BackToForm();
      notify("success", t("allocate.done"));
    },
  });
  const values = useStore(form.store, (state) => state.values);
  const { location } = values;

  return (
    <FormDrawer
      wide={lines.length > FEW_LINES}
      title={t("allocate.title")}
      subtitle={t(`fulfill.of.${source.kind}`, { number: order.display_id })}
      edit={edit}
      onClose={onClose}
    >
      {failures.size > 0 && <Alert>{t("allocate.failed")}</Alert>}
      {lines.length === 0 && <Alert tone="info">{t("allocate.nothing")}</Alert>}
      {lines.length > 0 && (
        <form.AppField name="location">
          {({ state, handleChange }) => (
            <SelectField
              label={t("fulfill.location")}
              value={state.value}
              options={places.map(({ id, name }) => ({ value: id, label: name }))}
              onValueChange={handleChange}
              hint={t("allocate.hint")}
            />
          )}
        </form.AppField>
      )}
      <div className={rows}>
        {lines.map((line) => {
          const at = standingOf(line, location);
          const other = elsewhere(values, line, location);
          return (
            <QuantityRow
              key={line.id}
              title={line.title}
              note={[line.description, line.variant?.sku].filter(Boolean).join(" · ")}
              thumbnail={line.thumbnail}
              value={values.counts[nameOf(line, location)] ?? null}
              max={mostOf(line)}
              hint={
                <>
                  {at.kept
                    ? t("allocate.free", {
                        free: format.number(free(at)),
                        stocked: format.number(at.stocked),
                      })
                    : t("stock.notKept")}
                  {other > 0 && ` ${t("allocate.elsewhere", { value: format.number(other) })}`}
                </>
              }
              problem={lineProblem(values, line, location) ?? failures.get(nameOf(line, location))}
              onValueChange={(count) =>
                form.setFieldValue("counts", {
                  ...values.counts,
                  [nameOf(line, location)]: count,
                })
              }
            />
          );
        })}
      </div>
    </FormDrawer>
  );
}

const rows = css({ display: "grid", gap: "16", gridTemplateColumns: "minmax(0, 1fr)" });
