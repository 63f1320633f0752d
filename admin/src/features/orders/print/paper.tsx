import { css } from "#styled/css";
import { adminListStockLocations } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { useClient } from "@countertop/sdk/react";
import type { StockLocation } from "@countertop/sdk/types";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { addressLines } from "../../../lib/address-lines.ts";
import { AddressText, useFeature, useFormat } from "../../../patterns/page.ts";
import type { LineItem, Order } from "../order.ts";

/** A line with its quantity. */
export interface SlipLine {
  item: LineItem;
  quantity: number;
}

/** The store's locations with their addresses. Empty if the store has no such feature. */
export function usePlaces() {
  const hasChannels = useFeature("sales_channels");
  const places = useQuery({
    ...queryOptions(useClient(), adminListStockLocations, {
      query: { limit: 1000, expand: hasChannels ? "address,sales_channels" : "address" },
    }),
    enabled: useFeature("stockLocationService"),
    retry: false,
  });
  return { places: places.data?.stock_locations ?? [], isLoaded: places.fetchStatus === "idle" };
}

/** A location's address, as it is written on a package. Empty if it has none. */
export const placeLines = (
  { name, address }: Pick<StockLocation, "name" | "address">,
  countryName: (code: string) => string,
  withName = false,
): string[] =>
  address ? addressLines({ ...address, ...(withName && { company: name }) }, countryName) : [];

/** The shipping address, as it is written on a package. */
export function PaperAddress({ order }: { order: Order }) {
  const { t } = useTranslation("order-print");
  const format = useFormat();
  const address = order.shipping_address;
  if (!address) return <p>{t("noAddress")}</p>;
  return <AddressText lines={addressLines(address, format.country)} />;
}

/** A line's name, with the variant's title. */
export const lineName = ({ title, description, variant }: LineItem): string =>
  [title, variant?.title ?? description].filter(Boolean).join(" · ");

interface PaperLine {
  key: string;
  quantity: number;
  name: string | undefined;
  sku: string | null | undefined;
  /** An additional note about the line. */
  more?: string;
  thumbnail?: string | null;
}
export interface PaperLinesProps {
  lines: readonly PaperLine[];
  /** The heading of the column with notes. */
  more?: string;
  /** True if the lines have boxes to check by hand. */
  ticked?: boolean;
  /** True if the lines have images. */
  pictured?: boolean;
}

/** Lines with quantities. All kinds of sheets use this table. */
export function PaperLines({ lines, more, ticked = false, pictured = false }: PaperLinesProps) {
  const { t } = useTranslation("order-print");
  const format = useFormat();
  return (
    <table>
      <thead>
        <tr>
          <th data-number="">{t("quantity")}</th>
          <th colSpan={pictured ? 2 : 1}>{t("item")}</th>
          <th>{t("sku")}</th>
          {more !== undefined && <th>{more}</th>}
          {ticked && <th>{t("packed")}</th>}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.key}>
            <td data-number="">{format.number(line.quantity)}</td>
            {pictured && (
              <td className={picture}>{line.thumbnail && <img src={line.thumbnail} alt="" />}</td>
            )}
            <td>{line.name}</td>
            <td>{line.sku}</td>
            {more !== undefined && <td>{line.more}</td>}
            {ticked && <td>{"☐"}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Lines to pack or to collect, with the total quantity. */
export function TickedLines({ nothing, ...props }: PaperLinesProps & { nothing: string }) {
  const { t } = useTranslation("order-print");
  const format = useFormat();
  const pieces = props.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <>
      {props.lines.length === 0 ? <p>{nothing}</p> : <PaperLines {...props} ticked />}
      <p>{t("pieces", { value: format.number(pieces) })}</p>
    </>
  );
}

export const wayOf = (order: Order): string =>
  (order.shipping_methods ?? [])
    .map(({ shipping_option }) => shipping_option?.name)
    .filter(Boolean)
    .join(", ");

const picture = css({ width: "56", "& img": { width: "40", height: "40", objectFit: "contain" } });
