import { css } from "#styled/css";
import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ExternalLink } from "lucide-react";
import type { Ref } from "react";
import { useTranslation } from "react-i18next";
import { CopyButton, useFeature, useFormat } from "../../../patterns/page.ts";
import { orders } from "../../../resources/orders.ts";
import { Badge, type Tone } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { useIncrementalList } from "../../../lib/use-incremental-list.ts";
import type { LineItem, OrderCardProps } from "../order.ts";
import {
  isWaiting,
  linesToFulfill,
  numberedFulfillments,
  fulfillmentSourcesOf,
  stateOf,
  toFulfill,
  type Fulfillment,
  type FulfillmentState,
  type FulfillmentSource,
} from "./fulfillment-rules.ts";
import { placesQuery, reservationsQuery } from "./stock.ts";

const tones: Record<FulfillmentState, Tone> = {
  packed: "neutral",
  shipped: "success",
  canceled: "neutral",
};

/** Number of fulfillments that are shown before "Show all". */
const SHOWN = 6;

/** Items to fulfill, and the existing fulfillments. */
export function OrderFulfillments({ order, view }: OrderCardProps) {
  const { t } = useTranslation("order-fulfillments");
  const parcels = fulfillmentSourcesOf(order);
  const packed = numberedFulfillments(order);
  const waiting = parcels.filter(isWaiting);
  const last = packed[0]?.fulfillment;
  const state = last && [t(`state.${stateOf(last)}`), last.tracking_links?.[0]?.tracking_number];
  const isPlaced = useFeature("inventoryService");
  const query = placesQuery(useClient(), useFeature("sales_channels"));
  const places = useQuery({ ...query, enabled: isPlaced });
  const placeOf = (id: string | null) =>
    places.data?.stock_locations.find((place) => place.id === id)?.name;
  if (waiting.length + packed.length === 0) return null;
  return (
    <Card
      title={t("title")}
      fact={waiting[0] ? t(`waiting.${waiting[0].kind}`) : state?.filter(Boolean).join(" · ")}
      actions={
        parcels[0]?.problem === undefined && (
          <>
            {isPlaced && (
              <Button size="sm" onClick={() => view.open("allocate", { part: "" })}>
                {t("allocate.action")}
              </Button>
            )}
            <Button size="sm" onClick={() => view.open("fulfill", { part: "" })}>
              {t("fulfill.action")}
            </Button>
          </>
        )
      }
    >
      <div className={parts}>
        {waiting.map((parcel) => (
          <Waiting
            of={orders.nameOf(order)}
            key={parcel.id}
            parcel={parcel}
            isPlaced={isPlaced}
            onFulfill={() => view.open("fulfill", { part: parcel.id })}
          />
        ))}
        <Long
          items={packed}
          label={t("fulfillments")}
          className={list}
          show={({ parcel, fulfillment, number }, fold) => (
            <Packed
              fold={fold}
              key={fulfillment.id}
              number={number}
              parcel={parcel}
              fulfillment={fulfillment}
              place={placeOf(fulfillment.location_id)}
              onShip={() => view.open("ship", { part: fulfillment.id })}
              onCancel={() => view.open("unfulfill", { part: fulfillment.id })}
            />
          )}
        />
      </div>
    </Card>
  );
}

/** The first items of a long list, and a button that shows all items. */
function Long<Item>({
  items,
  label,
  className,
  show,
}: {
  items: readonly Item[];
  label: string;
  className: string;
  show(item: Item, fold: Ref<HTMLLIElement> | undefined, index: number): React.ReactNode;
}) {
  const { t } = useTranslation("order-fulfillments");
  const format = useFormat();
  const { drawn, at, folded, unfold } = useIncrementalList(items, { first: SHOWN });
  if (items.length === 0) return null;
  return (
    <>
      <ul className={className} aria-label={label}>
        {drawn.map((item, index) => show(item, at(index), index))}
      </ul>
      {folded > 0 && (
        <div>
          <Button size="sm" visual="ghost" onClick={() => unfold()}>
            {t("showAll", { number: format.number(items.length) })}
          </Button>
        </div>
      )}
    </>
  );
}

interface WaitingProps {
  /** The order's name, which is the search text for the list of reservations. */
  of: string;
  parcel: FulfillmentSource;
  isPlaced: boolean;
  onFulfill(): void;
}

function Waiting({ of, parcel, isPlaced, onFulfill }: WaitingProps) {
  const { t } = useTranslation("order-fulfillments");
  const format = useFormat();
  const client = useClient();
  const reservations = useQuery({ ...reservationsQuery(client, parcel), enabled: isPlaced });
  const lines = linesToFulfill(parcel);
  const reservedOf = ({ id }: LineItem) =>
    (reservations.data ?? [])
      .filter((one) => one.line_item_id === id)
      .reduce((sum, { quantity }) => sum + quantity, 0);
  const title = t(`waiting.${parcel.kind}`);
  const leftOf = (line: LineItem) => (parcel.kind === "order" ? toFulfill(line) : line.quantity);
  return (
    <section className={part} aria-label={title}>
      <div className={head}>
        <h3 className={heading}>{title}</h3>
        <span className={quiet}>
          {format.number(lines.reduce((sum, line) => sum + leftOf(line), 0))}
        </span>
        {parcel.kind !== "order" && (
          <span className={buttons}>
            <Button size="sm" onClick={onFulfill}>
              {t("fulfill.action")}
            </Button>
          </span>
        )}
      </div>
      <Long
        items={lines}
        label={title}
        className={compact}
        show={(line, fold) => {
          const left = leftOf(line);
          return (
            <li key={line.id} ref={fold} className={row}>
              <span className={name}>
                {t("piece", { quantity: format.number(left), title: line.title })}{" "}
                <span className={quiet}>
                  {[line.description, line.variant?.sku].filter(Boolean).join(" · ")}
                </span>
              </span>
              {isPlaced && reservations.data && line.variant?.manage_inventory && (
                <span className={quiet}>
                  {reservedOf(line) === 0 && t("reserved.none")}
                  {reservedOf(line) > 0 && (
                    <Link to="/a/inventory/reservations" search={{ q: of }} className={link}>
                      {t("reserved.some", {
                        reserved: format.number(reservedOf(line)),
                        all: format.number(left),
                      })}
                    </Link>
                  )}
                </span>
              )}
            </li>
          );
        }}
      />
    </section>
  );
}

interface PackedProps {
  fold: Ref<HTMLLIElement> | undefined;
  number: number;
  parcel: FulfillmentSource;
  fulfillment: Fulfillment;
  place: string | undefined;
  onShip(): void;
  onCancel(): void;
}

function Packed({ fold, number, parcel, fulfillment, place, onShip, onCancel }: PackedProps) {
  const { t } = useTranslation("order-fulfillments");
  const format = useFormat();
  const state = stateOf(fulfillment);
  const { items = [], tracking_links: links = [], shipped_at, canceled_at } = fulfillment;
  const title = t(`packed.${parcel.kind}`, { number: format.number(number) });
  const pieces = items.filter(({ quantity }) => quantity > 0);
  // Renders incrementally, because a package may contain hundreds of lines.
  const { drawn, at, folded, unfold } = useIncrementalList(pieces, { first: SHOWN });
  const titleOf = (id: string) => parcel.items.find((line) => line.id === id)?.title ?? "";
  return (
    <li ref={fold} className={part}>
      <div className={head}>
        <h3 className={heading}>{title}</h3>
        <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
        {links.length > 0 && (
          <ul className={tracking} aria-label={t("tracking")}>
            {links.map(({ id, url, tracking_number }) => (
              <li key={id} className={number_}>
                {url === null || !/^https?:/.test(url) ? (
                  <bdi>{tracking_number}</bdi>
                ) : (
                  <a href={url} target="_blank" rel="noreferrer" className={link}>
                    <bdi>{tracking_number}</bdi>
                    <ExternalLink aria-hidden size={14} />
                  </a>
                )}
                <CopyButton text={tracking_number} label={t("copy")} />
              </li>
            ))}
          </ul>
        )}
        {state === "packed" && (
          <span className={buttons} role="group" aria-label={title}>
            <Button size="sm" onClick={onShip}>
              {t("ship.action")}
            </Button>
            <Button size="sm" visual="ghost" onClick={onCancel}>
              {t("unfulfill.short")}
            </Button>
          </span>
        )}
      </div>
      <p className={quiet}>
        {[
          format.dateTime(canceled_at ?? shipped_at ?? fulfillment.created_at),
          place ?? t("noLocation"),
          fulfillment.provider_id === "manual" ? t("manual") : fulfillment.provider_id,
        ].join(" · ")}
      </p>
      <p>
        {drawn.map(({ item_id, quantity }, index) => (
          <span key={item_id} ref={at(index)}>
            {index > 0 && ", "}
            {t("piece", { quantity: format.number(quantity), title: titleOf(item_id) })}
          </span>
        ))}
        {folded > 0 && (
          <>
            {" … "}
            <Button size="sm" visual="ghost" onClick={() => unfold()}>
              {t("showAll", { number: format.number(pieces.length) })}
            </Button>
          </>
        )}
      </p>
    </li>
  );
}

const parts = css({ display: "grid", gap: "16", gridTemplateColumns: "minmax(0, 1fr)" });
const part = css({ display: "grid", gap: "8", gridTemplateColumns: "minmax(0, 1fr)" });
const list = css({ display: "grid", gap: "16", listStyle: "none" });
const compact = css({ display: "grid", gap: "4", listStyle: "none" });
const head = css({ display: "flex", flexWrap: "wrap", gap: "8", alignItems: "center" });
const heading = css({ textStyle: "label" });
const buttons = css({ display: "flex", flexWrap: "wrap", gap: "8", marginInlineStart: "auto" });
const row = css({ display: "flex", flexWrap: "wrap", gap: "12", alignItems: "center" });
const name = css({ flex: "1 1 160px", minWidth: "0", overflowWrap: "anywhere" });
const quiet = css({ color: "fg.muted", textStyle: "small" });
const tracking = css({ display: "flex", flexWrap: "wrap", gap: "8", listStyle: "none" });
const number_ = css({ display: "inline-flex", gap: "4", alignItems: "center" });
const link = css({ color: "fg.link", display: "inline-flex", gap: "4", alignItems: "center" });
