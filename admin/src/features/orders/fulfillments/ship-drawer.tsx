import {
  adminCreateClaimShipment,
  adminCreateShipment,
  adminCreateSwapShipment,
} from "@countertop/sdk/operations";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import * as v from "valibot";
import { FormDrawer, useEditForm } from "../../../patterns/form.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { notify } from "../../../ui/notify.ts";
import { TagsField } from "../../../ui/tags.tsx";
import { GoneOverlay } from "../gone-overlay.tsx";
import { useOrderAction } from "../order-action.ts";
import type { Order, OrderOverlayProps } from "../order.ts";
import { fulfillmentIn, stateOf, type Fulfillment, type Parcel } from "./fulfillment-rules.ts";

/** Marks a fulfillment (`part`) as handed over, with or without the carrier's numbers. */
export function ShipDrawer({ order, view, onClose }: OrderOverlayProps) {
  const { t } = useTranslation("order-fulfillments");
  const [found] = useState(() => {
    const one = fulfillmentIn(order, view.search.part);
    return one && stateOf(one.fulfillment) === "packed" ? one : undefined;
  });
  return found ? (
    <Ship {...found} order={order} onClose={onClose} />
  ) : (
    <GoneOverlay title={t("ship.title")} onClose={onClose} />
  );
}

const shipForm = v.object({ numbers: v.array(v.string()), notify: v.boolean() });
type ShipForm = v.InferOutput<typeof shipForm>;

interface ShipProps {
  order: Order;
  parcel: Parcel;
  fulfillment: Fulfillment;
  onClose(): void;
}

function Ship({ order, parcel, fulfillment, onClose }: ShipProps) {
  const { t } = useTranslation(["order-fulfillments", "common"]);
  const act = useOrderAction();
  const [opened] = useState(order);
  const [first] = useState((): ShipForm => ({
    numbers: [],
    notify: fulfillment.no_notification === null ? parcel.notify : !fulfillment.no_notification,
  }));
  const { form, edit } = useEditForm<ShipForm, ShipForm>({
    values: first,
    schema: shipForm,
    save: async ({ numbers, notify: isTold }) => {
      const body = { fulfillment_id: fulfillment.id, tracking_numbers: numbers };
      const about = {
        id: order.id,
        // As it was asked for: what is done cannot be done again, however often it is pressed.
        seen: opened,
        about: fulfillment.id,
        marks: (now: Order) =>
          fulfillmentIn(now, fulfillment.id)?.fulfillment.shipped_at ? [fulfillment.id] : [],
      };
      if (parcel.kind === "order")
        await act({
          ...about,
          operation: adminCreateShipment,
          input: { id: order.id, body: { ...body, no_notification: !isTold } },
        });
      else if (parcel.kind === "swap")
        await act({
          ...about,
          operation: adminCreateSwapShipment,
          input: {
            id: order.id,
            swap_id: parcel.id,
            body: { ...body, no_notification: !isTold },
          },
        });
      // A claim's shipment is told of as the claim says.
      else
        await act({
          ...about,
          operation: adminCreateClaimShipment,
          input: { id: order.id, claim_id: parcel.id, body },
        });
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
