import { css } from "#styled/css";
import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import * as v from "valibot";
import { FormDrawer, FormDrawerWaiting, useEditForm } from "../../../patterns/form.ts";
import { useFeature, useFormat } from "../../../patterns/page.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { notify } from "../../../ui/notify.ts";
import { TagsField } from "../../../ui/tags.tsx";
import { GoneOverlay } from "../gone-overlay.tsx";
import type { Order, OrderOverlayProps } from "../order.ts";
import { shippable, type NumberedFulfillment } from "./fulfillment-rules.ts";
import { placesQuery } from "./stock.ts";
import { isNotified, useShip } from "./use-ship.ts";

/**
 * Marks a fulfillment (`part`) as handed over, with or without tracking numbers. Without a part, the drawer asks which
 * fulfillment.
 */
export function ShipDrawer({ order, view, onClose }: OrderOverlayProps) {
  const { t } = useTranslation("order-fulfillments");
  const [packed] = useState(() => shippable(order, view.search.part));
  const [chosen, choose] = useState(packed.length === 1 ? packed[0] : undefined);
  if (packed.length === 0) return <GoneOverlay title={t("ship.title")} onClose={onClose} />;
  return chosen ? (
    <Ship {...chosen} order={order} onClose={onClose} />
  ) : (
    <FormDrawerWaiting title={t("ship.title")} subtitle={t("ship.which")} onClose={onClose}>
      <ul className={list}>
        {packed.map((one) => (
          <li key={one.fulfillment.id} className={row}>
            <Contents {...one} />
            <Button size="sm" onClick={() => choose(one)}>
              {t("ship.action")}
            </Button>
          </li>
        ))}
      </ul>
    </FormDrawerWaiting>
  );
}

/** Number, location, and items of a fulfillment, so that no label ends up on the wrong package. */
function Contents({ parcel, fulfillment, number }: NumberedFulfillment) {
  const { t } = useTranslation("order-fulfillments");
  const format = useFormat();
  const places = useQuery({
    ...placesQuery(useClient(), useFeature("sales_channels")),
    enabled: useFeature("inventoryService"),
  });
  const place = places.data?.stock_locations.find(({ id }) => id === fulfillment.location_id);
  const titleOf = (id: string) => parcel.items.find((line) => line.id === id)?.title ?? "";
  return (
    <div className={contents}>
      <strong>
        {[t(`packed.${parcel.kind}`, { number: format.number(number) }), place?.name]
          .filter(Boolean)
          .join(" · ")}
      </strong>
      <ul>
        {(fulfillment.items ?? []).map(({ item_id, quantity }) => (
          <li key={item_id}>
            {t("piece", { quantity: format.number(quantity), title: titleOf(item_id) })}
          </li>
        ))}
      </ul>
    </div>
  );
}

const shipForm = v.object({ numbers: v.array(v.string()), notify: v.boolean() });
type ShipForm = v.InferOutput<typeof shipForm>;

interface ShipProps extends NumberedFulfillment {
  order: Order;
  onClose(): void;
}

function Ship({ order, onClose, ...one }: ShipProps) {
  const { parcel } = one;
  const { t } = useTranslation(["order-fulfillments", "common"]);
  const ship = useShip();
  // The order as it was when the drawer opened, so that a repeated press can't run the action twice.
  const [opened] = useState(order);
  const [first] = useState((): ShipForm => ({
    numbers: [],
    notify: isNotified(one),
  }));
  const { form, edit } = useEditForm<ShipForm, ShipForm>({
    values: first,
    schema: shipForm,
    save: async ({ numbers, notify: isTold }) => {
      await ship({ order: opened, ...one }, numbers, isTold);
      notify("success", t("ship.done"));
    },
  });
  return (
    <FormDrawer
      title={t("ship.title")}
      subtitle={t("ship.subtitle")}
      edit={edit}
      saveLabel={t("ship.action")}
      onClose={onClose}
    >
      <Contents {...one} />
      <form.AppField name="numbers">
        {({ state, handleChange }) => (
          <TagsField
            label={t("ship.numbers")}
            hint={t("ship.numbersHint")}
            value={state.value}
            labels={{ remove: (name) => t("common:picker.remove", { name }) }}
            onValueChange={handleChange}
          />
        )}
      </form.AppField>
      {parcel.kind !== "claim" && (
        <form.AppField name="notify">
          {({ state, handleChange }) => (
            <Checkbox
              label={t("ship.notify")}
              checked={state.value}
              onCheckedChange={handleChange}
            />
          )}
        </form.AppField>
      )}
    </FormDrawer>
  );
}

const list = css({ display: "grid", gap: "16", listStyle: "none" });
const row = css({ display: "flex", flexWrap: "wrap", gap: "12", alignItems: "start" });
const contents = css({ flex: "1 1 180px", minWidth: 0, overflowWrap: "anywhere" });
