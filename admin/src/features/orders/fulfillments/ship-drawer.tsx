import { css } from "#styled/css";
import { useClient } from "@countertop/sdk/react";
import { useStore } from "@tanstack/react-form";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import * as v from "valibot";
import { setField } from "../../../lib/set-field.ts";
import { FormDrawer, FormDrawerWaiting, focusSoon, useEditForm } from "../../../patterns/form.ts";
import { useFeature, useFormat } from "../../../patterns/page.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { notify } from "../../../ui/notify.ts";
import { TagsField } from "../../../ui/tags.tsx";
import { GoneOverlay } from "../gone-overlay.tsx";
import type { Order, OrderOverlayProps } from "../order.ts";
import {
  shippable,
  type FulfillmentSource,
  type NumberedFulfillment,
} from "./fulfillment-rules.ts";
import { placesQuery } from "./stock.ts";
import { isNotified, useShip } from "./fulfillment-actions.ts";

export const shipForm = v.object({ numbers: v.array(v.string()), notify: v.boolean() });
export type ShipForm = v.InferOutput<typeof shipForm>;

/** A fulfillment whose items couldn't be marked as shipped right after it was created. */
export interface Unshipped {
  /** The order after its items were fulfilled. */
  order: Order;
  packed: readonly NumberedFulfillment[];
  typed: ShipForm;
  /** The reason why they couldn't be marked as shipped. */
  problem: string;
}

/**
 * Marks a fulfillment (`part`) as shipped, with or without tracking numbers. If `part` is empty, the operator chooses the
 * fulfillment.
 */
export function ShipDrawer({ order, view, onClose }: OrderOverlayProps) {
  const [packed] = useState(() => shippable(order, view.search.part));
  return <ShipOne order={order} packed={packed} onClose={onClose} />;
}

interface ShipOneProps
  extends Pick<Unshipped, "order" | "packed">, Partial<Pick<Unshipped, "typed" | "problem">> {
  onClose(): void;
}

/** Marks one of the packed fulfillments as shipped. If there are several, the operator chooses one. */
export function ShipOne({ packed, ...props }: ShipOneProps) {
  const { t } = useTranslation("order-fulfillments");
  const [chosen, choose] = useState(packed.length === 1 ? packed[0] : undefined);
  if (packed.length === 0) return <GoneOverlay title={t("ship.title")} onClose={props.onClose} />;
  return chosen ? (
    <Ship {...chosen} {...props} />
  ) : (
    <FormDrawerWaiting title={t("ship.title")} subtitle={t("ship.which")} onClose={props.onClose}>
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

/** Shows the fulfillment's number, location, and items, so that the operator doesn't put the label on the wrong package. */
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

function Ship({
  order,
  typed,
  problem,
  onClose,
  ...one
}: Omit<ShipOneProps, "packed"> & NumberedFulfillment) {
  const { t } = useTranslation("order-fulfillments");
  const ship = useShip();
  // The order as it was when the drawer opened, so that a repeated press can't run the action twice.
  const [opened] = useState(order);
  const [first] = useState((): ShipForm => typed ?? { numbers: [], notify: isNotified(one) });
  const { form, edit } = useEditForm<ShipForm, ShipForm>({
    values: first,
    schema: shipForm,
    save: async ({ numbers, notify: isTold }) => {
      await ship({ order: opened, ...one }, numbers, isTold);
      notify("success", t("ship.done"));
    },
  });
  const values = useStore(form.store, (state) => state.values);
  return (
    <FormDrawer
      title={t("ship.title")}
      subtitle={t("ship.subtitle")}
      edit={edit}
      saveLabel={t("ship.action")}
      onClose={onClose}
    >
      {problem && !edit.problem && (
        <Alert tone="warning" title={t("ship.left")}>
          {problem}
        </Alert>
      )}
      <Contents {...one} />
      <ShippingFields
        email={order.email}
        parcel={one.parcel}
        value={values}
        change={(name, value) => setField(form, name, value)}
      />
    </FormDrawer>
  );
}

interface ShippingFieldsProps {
  email: string;
  parcel: FulfillmentSource;
  /** With `shipped`, a checkbox lets the operator choose to ship right away. */
  value: ShipForm & { shipped?: boolean };
  change(name: "shipped" | "notify" | "numbers", value: boolean | string[]): void;
}

/** Fields for the tracking numbers and the customer's notification. With `shipped`, the tracking numbers get the focus. */
export function ShippingFields({ email, parcel, value, change }: ShippingFieldsProps) {
  const { t } = useTranslation(["order-fulfillments", "common"]);
  const { shipped } = value;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shipped) focusSoon(() => root.current?.querySelector("input:not([type=checkbox])"));
  }, [shipped]);
  return (
    <div className={fields} ref={root}>
      {shipped !== undefined && (
        <Checkbox
          label={t("fulfill.ship")}
          hint={shipped ? t("ship.subtitle") : undefined}
          checked={shipped}
          onCheckedChange={(is) => change("shipped", is)}
        />
      )}
      {shipped !== false && (
        <TagsField
          label={t("ship.numbers")}
          hint={t("ship.numbersHint")}
          value={value.numbers}
          labels={{ remove: (name) => t("common:picker.remove", { name }) }}
          onValueChange={(numbers) => change("numbers", numbers)}
        />
      )}
      {/* For the shipment of a claim, the server uses the claim's setting. */}
      {parcel.kind === "claim" ? (
        <p className={quiet}>{t(parcel.notify ? "ship.told" : "ship.untold", { email })}</p>
      ) : (
        <Checkbox
          label={t(shipped === false ? "fulfill.notify" : "ship.notify")}
          hint={<bdi>{email}</bdi>}
          checked={value.notify}
          onCheckedChange={(is) => change("notify", is)}
        />
      )}
    </div>
  );
}

const fields = css({ display: "grid", gap: "12", gridTemplateColumns: "minmax(0, 1fr)" });
const list = css({ display: "grid", gap: "16", listStyle: "none" });
const row = css({ display: "flex", flexWrap: "wrap", gap: "12", alignItems: "start" });
const contents = css({ flex: "1 1 180px", minWidth: 0, overflowWrap: "anywhere" });
const quiet = css({ color: "fg.muted", textStyle: "small", overflowWrap: "anywhere" });
