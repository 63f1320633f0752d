import { css } from "#styled/css";
import {
  useAdminCreateInventoryItem,
  useAdminCreateLocationLevel,
  useAdminDeleteLocationLevel,
  useAdminUpdateLocationLevel,
  useClient,
} from "@countertop/sdk/react";
import { useQueries, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Plus, Warehouse, X } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { problemOf } from "../../../lib/errors.ts";
import { fetchNow } from "../../../lib/fetch-now.ts";
import {
  BackToForm,
  FormDrawer,
  FormDrawerWaiting,
  focusField,
  useEditForm,
} from "../../../patterns/form.ts";
import { useFormat } from "../../../patterns/page.ts";
import { levelOf, locationsQuery, stepFor } from "../../../patterns/stock.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button, IconButton } from "../../../ui/button.tsx";
import { Empty } from "../../../ui/empty.tsx";
import { notify } from "../../../ui/notify.ts";
import type { ProductPartProps } from "../record/product-overlays.tsx";
import { StockField } from "./stock-field.tsx";
import { levelRows, stockForm, type LevelRow, type StockForm } from "./stock-form.ts";
import {
  inventoryQuery,
  variantQuery,
  type FullVariant,
  type InventoryItem,
} from "../variants/variant-queries.ts";

/** Edits a variant's stock by location. */
export function StockDrawer({ variant: id, onClose }: ProductPartProps) {
  const { t } = useTranslation("product-variants");
  const client = useClient();
  const [variant, inventory, locations] = useQueries({
    queries: [variantQuery(client, id), inventoryQuery(client, id), locationsQuery(client)],
  });
  if (variant.data && inventory.data && locations.data) {
    const props = { variant: variant.data.variant, onClose };
    const items = inventory.data.variant.inventory;
    if (items.length === 0) return <NotCounted {...props} />;
    return (
      <Levels
        {...props}
        items={items}
        places={locations.data.stock_locations.map((place) => ({ id: place.id, name: place.name }))}
      />
    );
  }
  const failed = [variant, inventory, locations].filter(({ error }) => error);
  return (
    <FormDrawerWaiting
      title={t("stock.title")}
      error={failed[0]?.error}
      onRetry={() => failed.forEach((query) => void query.refetch())}
      onClose={onClose}
    />
  );
}

/** Shown for a variant without an inventory item. Such a variant was created while its stock wasn't tracked. */
function NotCounted({ variant, onClose }: { variant: FullVariant; onClose(): void }) {
  const { t } = useTranslation(["product-variants", "common"]);
  const { t: tCommon } = useTranslation("common");
  const { mutate: start, isPending, error } = useAdminCreateInventoryItem();
  const { id, title, sku } = variant;
  return (
    <FormDrawerWaiting title={t("stock.title")} subtitle={title} onClose={onClose}>
      {error && (
        <Alert title={problemOf(error, tCommon).title}>{problemOf(error, tCommon).message}</Alert>
      )}
      <Empty icon={<Warehouse />} title={t("stock.noItem")}>
        <Button
          loading={isPending}
          onClick={() => start({ body: { variant_id: id, title, ...(sku && { sku }) } })}
        >
          {t("stock.start")}
        </Button>
      </Empty>
    </FormDrawerWaiting>
  );
}

interface LevelsProps {
  variant: FullVariant;
  items: readonly InventoryItem[];
  places: readonly { id: string; name: string }[];
  onClose(): void;
}

function Levels({ variant, items, places, onClose }: LevelsProps) {
  const { t } = useTranslation(["product-variants", "common"]);
  const { t: tCommon } = useTranslation("common");
  const format = useFormat();
  const queries = useQueryClient();
  const query = inventoryQuery(useClient(), variant.id);
  const { mutateAsync: add } = useAdminCreateLocationLevel();
  const { mutateAsync: update } = useAdminUpdateLocationLevel();
  const { mutateAsync: remove } = useAdminDeleteLocationLevel();
  const [first] = useState<StockForm>(() => ({ rows: levelRows(items) }));
  /** The quantity in each level as it was last read or saved. */
  const seen = useRef(new Map(first.rows.map((row) => [row.id, row.stocked])));
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());

  const store = async (row: LevelRow, now: readonly InventoryItem[]): Promise<string | void> => {
    const target = { id: row.item, location_id: row.location };
    const stocked_quantity = Number(row.stocked);
    const level = levelOf(now, row);
    const step = stepFor(row, level, seen.current.get(row.id));
    if (step === "remove") await remove(target);
    else if (step === "add")
      await add({ id: row.item, body: { location_id: row.location, stocked_quantity } });
    else if (step === "update") await update({ ...target, body: { stocked_quantity } });
    else if (step === "changed" && level) {
      seen.current.set(row.id, String(level.stocked_quantity));
      return t("stock.changed", { value: format.number(level.stocked_quantity) });
    }
    seen.current.set(row.id, row.stocked);
  };
  const { form, edit } = useEditForm({
    values: first,
    schema: stockForm,
    save: async ({ rows }) => {
      const now = (await fetchNow(queries, query)).variant.inventory;
      const failed = new Map<string, string>();
      for (const row of rows) {
        try {
          const why = await store(row, now);
          if (why !== undefined) failed.set(row.id, why);
        } catch (error) {
          failed.set(row.id, problemOf(error, tCommon).message);
        }
      }
      setFailures(failed);
      if (failed.size > 0) throw new BackToForm();
      notify("success", t("form.saved"), variant.title);
    },
  });
  const nameOf = (id: string) => places.find((place) => place.id === id)?.name ?? id;
  const reservedOf = (row: LevelRow) => levelOf(items, row)?.reserved_quantity ?? 0;

  return (
    <FormDrawer title={t("stock.title")} subtitle={variant.title} edit={edit} onClose={onClose}>
      {!variant.manage_inventory && <Alert tone="warning">{t("stock.untracked")}</Alert>}
      {failures.size > 0 && <Alert>{t("stock.failed")}</Alert>}
      <form.AppField name="rows">
        {({ state, handleChange }) =>
          items.map((item) => {
            const rows = state.value;
            const own = rows.filter((row) => row.item === item.id);
            const mark = (row: LevelRow, gone: boolean) =>
              handleChange(rows.map((one) => (one.id === row.id ? { ...one, gone } : one)));
            const drop = (row: LevelRow) =>
              row.fresh ? handleChange(rows.filter(({ id }) => id !== row.id)) : mark(row, true);
            const free = places.filter(({ id }) => !own.some((row) => row.location === id));
            return (
              <section key={item.id} className={group} aria-label={item.title ?? t("stock.title")}>
                {items.length > 1 && <h3 className={heading}>{item.title ?? item.sku}</h3>}
                <Link to="/a/inventory/$id" params={{ id: item.id }} className={link}>
                  {t("stock.open")}
                </Link>
                {own.length === 0 && <p className={quiet}>{t("stock.none")}</p>}
                {rows.map(
                  (row, index) =>
                    row.item === item.id && (
                      <div key={row.id}>
                        {row.gone ? (
                          <Alert
                            tone="warning"
                            action={
                              <Button size="sm" onClick={() => mark(row, false)}>
                                {t("actions.keep")}
                              </Button>
                            }
                          >
                            {t("stock.removed", { name: nameOf(row.location) })}
                          </Alert>
                        ) : (
                          <form.AppField name={`rows[${index}].stocked`}>
                            {(field) => (
                              <field.Bound>
                                {({ value, onValueChange, ...control }) => (
                                  <StockField
                                    {...control}
                                    name={field.name}
                                    label={nameOf(row.location)}
                                    level={levelOf(items, row)}
                                    value={value === "" ? null : Number(value)}
                                    onValueChange={(next) => onValueChange(String(next ?? ""))}
                                    {...(reservedOf(row) === 0 && {
                                      suffix: (
                                        <IconButton
                                          size="sm"
                                          aria-label={t("stock.remove", {
                                            name: nameOf(row.location),
                                          })}
                                          onClick={() => drop(row)}
                                        >
                                          <X aria-hidden />
                                        </IconButton>
                                      ),
                                    })}
                                  />
                                )}
                              </field.Bound>
                            )}
                          </form.AppField>
                        )}
                        {failures.has(row.id) && (
                          <p className={failure} role="alert">
                            {failures.get(row.id)}
                          </p>
                        )}
                      </div>
                    ),
                )}
                {free.length > 0 && (
                  <div role="group" aria-label={t("stock.add")} className={adding}>
                    <span className={heading}>{t("stock.add")}</span>
                    {free.map((place) => (
                      <Button
                        key={place.id}
                        size="sm"
                        icon={<Plus aria-hidden />}
                        onClick={() => {
                          handleChange([...rows, newRow(item.id, place.id)]);
                          focusField(`rows[${rows.length}].stocked`);
                        }}
                      >
                        {place.name}
                      </Button>
                    ))}
                  </div>
                )}
              </section>
            );
          })
        }
      </form.AppField>
    </FormDrawer>
  );
}

const newRow = (item: string, location: string): LevelRow => ({
  id: `${item} ${location}`,
  item,
  location,
  stocked: "0",
  gone: false,
  fresh: true,
});

const group = css({ display: "grid", gap: "16", gridTemplateColumns: "minmax(0, 1fr)" });
const heading = css({ textStyle: "label" });
const quiet = css({ color: "fg.muted" });
const failure = css({ color: "fg.danger", textStyle: "small", marginBlockStart: "4" });
// At least 28 px high: more than the minimum target size of 24 px.
const link = css({
  display: "inline-flex",
  alignItems: "center",
  justifySelf: "start",
  minHeight: "28",
  color: "fg.link",
});
const adding = css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8" });
