import { css } from "#styled/css";
import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState, type ClipboardEvent } from "react";
import { useTranslation } from "react-i18next";
import * as v from "valibot";
import { CONCURRENCY, forEachConcurrently } from "../../../lib/concurrency.ts";
import { CannotBeDone, LostAnswer, problemOf } from "../../../lib/errors.ts";
import { isolated } from "../../../lib/isolate.ts";
import { BackToForm, FormDrawer, FormDrawerWaiting, useEditForm } from "../../../patterns/form.ts";
import { readCsv } from "../../../lib/import/read-csv.ts";
import type { ListOverlayProps } from "../../../patterns/list.ts";
import { useFormat } from "../../../patterns/page.ts";
import type { SearchOf } from "../../../patterns/resource.ts";
import { orders } from "../../../resources/orders.ts";
import { Alert } from "../../../ui/alert.tsx";
import { TextField } from "../../../ui/field.tsx";
import { FileDrop } from "../../../ui/file-drop.tsx";
import { notify } from "../../../ui/notify.ts";
import { shippable, type NumberedFulfillment } from "../fulfillments/fulfillment-rules.ts";
import { isNotified, useShip } from "../fulfillments/fulfillment-actions.ts";
import type { Order } from "../order.ts";
import {
  MOST_ORDERS,
  readChosenOrders,
  useChosenOrders,
  type ChosenOrders,
} from "./chosen-orders.ts";
import { matchTracking, pastedRows, trackingNumbers } from "./tracking.ts";

const query = {
  fields: "id,display_id,status,fulfillment_status,no_notification",
  expand:
    "items,fulfillments.items,swaps.additional_items,swaps.fulfillments.items,claims.additional_items,claims.fulfillments.items",
};

const none: ChosenOrders = { all: false, ids: [] };

interface Package extends NumberedFulfillment {
  id: string;
  order: Order;
}
const packagesOf = (order: Order): Package[] =>
  shippable(order, "").map((one) => ({ ...one, id: one.fulfillment.id, order }));

/**
 * Marks packages of the selected orders as shipped, with their tracking numbers. The server doesn't accept tracking numbers
 * later.
 */
export function ShipOrders({ search, onClose }: ListOverlayProps<SearchOf<typeof orders>>) {
  const { t } = useTranslation("order-list");
  const client = useClient();
  // Without a selection, ships nothing. A shared URL must not ship everything that the list shows.
  const chosen = useChosenOrders(none);
  const { data, error, refetch } = useQuery({
    queryKey: ["admin", "orders", "to-ship", search, chosen],
    queryFn: ({ signal }) => readChosenOrders(client, search, chosen, query, signal),
    // Never refetches, because a later response would replace the packages that the drawer showed first.
    staleTime: Infinity,
    gcTime: 0,
  });
  const [found, ...more] = data?.orders.flatMap(packagesOf) ?? [];
  if (data && found)
    return (
      <Ship
        packages={[found, ...more]}
        skipped={data.orders.filter((order) => packagesOf(order).length === 0)}
        isCut={data.total > data.orders.length}
        onClose={onClose}
      />
    );
  return (
    <FormDrawerWaiting
      title={t("actions.ship")}
      error={error}
      onRetry={() => void refetch()}
      onClose={onClose}
    >
      {data && <p>{t("refusal.nothingToShip")}</p>}
    </FormDrawerWaiting>
  );
}

interface ShipProps {
  packages: readonly Package[];
  /** Orders without a package to ship. */
  skipped: readonly Order[];
  isCut: boolean;
  onClose(): void;
}

const shipForm = v.object({ numbers: v.record(v.string(), v.string()) });
type ShipForm = v.InferOutput<typeof shipForm>;

function Ship({ packages, skipped, isCut, onClose }: ShipProps) {
  const { t } = useTranslation(["order-ship", "order-list", "order-fulfillments", "orders"]);
  const { t: tCommon } = useTranslation("common");
  const format = useFormat();
  const client = useClient();
  const ship = useShip();
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());
  const [unmatched, setUnmatched] = useState<readonly string[]>([]);
  /** Packages whose response was lost. If they turn out to be shipped, this drawer shipped them. */
  const lost = useRef(new Set<string>());
  const waiting = packages.filter(({ id }) => !done.has(id));
  const orderOf = (one: Package) => ({ id: one.id, order: one.order.display_id });

  const shipOne = async (one: Package, text: string) => {
    const { signal } = new AbortController();
    const read = async () => {
      const chosen = { all: false, ids: [one.order.id] };
      const [now] = (await readChosenOrders(client, orders.readSearch({}), chosen, query, signal))
        .orders;
      if (!now) throw new CannotBeDone(tCommon("errors.doneByOthers"));
      return now;
    };
    const now = packagesOf(await read()).find(({ id }) => id === one.id);
    if (now) await ship(now, trackingNumbers(text), isNotified(now), read);
    else if (!lost.current.has(one.id)) throw new CannotBeDone(tCommon("errors.doneByOthers"));
  };
  const [first] = useState((): ShipForm => ({
    numbers: Object.fromEntries(packages.map(({ id }) => [id, ""])),
  }));
  const { form, edit } = useEditForm<ShipForm, ShipForm>({
    values: first,
    schema: shipForm,
    save: async ({ numbers }) => {
      const shipped = new Set(done);
      const failed = new Map<string, string>();
      const byOrder = Map.groupBy(waiting, ({ order }) => order.id);
      await forEachConcurrently([...byOrder.values()], CONCURRENCY, async (ofOrder) => {
        // Ships the packages of an order one at a time, because each shipment changes the order's status on the server.
        for (const one of ofOrder)
          try {
            await shipOne(one, numbers[one.id] ?? "");
            shipped.add(one.id);
          } catch (error) {
            if (error instanceof LostAnswer) lost.current.add(one.id);
            const { message } = problemOf(error, tCommon);
            failed.set(one.id, message);
          }
      });
      setDone(shipped);
      setFailures(failed);
      if (failed.size > 0) throw new BackToForm();
      const { size } = new Set(packages.map(({ order }) => order.id));
      const count = t("orders:list.count", { count: size, value: format.number(size) });
      notify("success", t("order-list:actions.shipped", { orders: count }));
    },
  });
  const fill = (rows: readonly (readonly string[])[], from?: string) => {
    const { numbers, unmatched: others } = matchTracking(rows, waiting.map(orderOf), from);
    for (const [id, text] of numbers) form.setFieldValue(`numbers.${id}`, text);
    setUnmatched(others);
  };
  const paste = (id: string) => (event: ClipboardEvent) => {
    const rows = pastedRows(event.clipboardData.getData("text"));
    if (rows.length < 2 && (rows[0]?.length ?? 0) < 2) return;
    event.preventDefault();
    fill(rows, id);
  };
  const titleOf = ({ order, parcel, number }: Package) =>
    [
      orders.nameOf(order),
      t(`order-fulfillments:packed.${parcel.kind}`, { number: format.number(number) }),
    ].join(" · ");
  const contentsOf = ({ parcel, fulfillment }: Package) =>
    format.list(
      (fulfillment.items ?? []).map(({ item_id, quantity }) =>
        isolated(
          t("order-fulfillments:piece", {
            quantity: format.number(quantity),
            title: parcel.items.find(({ id }) => id === item_id)?.title ?? "",
          }),
        ),
      ),
    );
  return (
    <FormDrawer
      title={t("order-list:actions.ship")}
      subtitle={t("final")}
      // The form can be submitted without a number.
      edit={edit}
      saveLabel={t("order-list:actions.ship")}
      onClose={onClose}
    >
      {isCut && <Alert tone="warning">{t("most", { value: format.number(MOST_ORDERS) })}</Alert>}
      {skipped.length > 0 && (
        <Alert tone="info" title={t("order-list:refusal.nothingToShip")}>
          {format.list(skipped.map((order) => orders.nameOf(order)))}
        </Alert>
      )}
      <FileDrop
        label={t("file")}
        hint={t("fileHint")}
        accept={[".csv", ".txt"]}
        labels={{ prompt: t("prompt"), remove: (name) => name }}
        onRefused={() => setUnmatched([])}
        onFiles={([file]) => {
          if (file)
            void readCsv(file, new AbortController().signal).then(({ table }) =>
              fill([table.headers, ...table.rows]),
            );
        }}
      />
      {unmatched.length > 0 && (
        <Alert tone="warning" title={t("unmatched")}>
          {format.list(unmatched)}
        </Alert>
      )}
      <div className={fields}>
        {waiting.map((one) => (
          <form.AppField key={one.id} name={`numbers.${one.id}`}>
            {({ state, handleChange }) => (
              <TextField
                label={titleOf(one)}
                hint={contentsOf(one)}
                placeholder={t("order-fulfillments:ship.numbers")}
                autoComplete="off"
                value={state.value}
                errors={failures.has(one.id) ? [failures.get(one.id) ?? ""] : []}
                onPaste={paste(one.id)}
                onChange={(event) => handleChange(event.target.value)}
              />
            )}
          </form.AppField>
        ))}
      </div>
    </FormDrawer>
  );
}

const fields = css({ display: "grid", gap: "16", gridTemplateColumns: "minmax(0, 1fr)" });
