import { css } from "#styled/css";
import { useTranslation } from "react-i18next";
import { addressLines } from "../../../lib/address-lines.ts";
import { AddressText, useFormat, useStoreName } from "../../../patterns/page.ts";
import type { Order } from "../order.ts";

export type LineItem = NonNullable<Order["items"]>[number];
/** So many pieces of a line. */
export interface SlipLine {
  item: LineItem;
  quantity: number;
}

/** One sheet or more: black on white, whatever the screen is. */
export function Sheet({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <section data-paper-page="" aria-label={label} className={sheet}>
      {children}
    </section>
  );
}

export function SheetHead({ title, facts }: { title: string; facts: readonly Fact[] }) {
  const store = useStoreName();
  return (
    <header className={head}>
      <div>
        <h2 className={heading}>{title}</h2>
        <p>{store}</p>
      </div>
      <Facts facts={facts} />
    </header>
  );
}

type Fact = readonly [name: string, value: string | undefined];
function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={factList}>
      {facts.map(
        ([name, value]) =>
          value !== undefined &&
          value !== "" && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** An address as it is written on a parcel. */
export function PaperAddress({ order }: { order: Order }) {
  const { t } = useTranslation("order-print");
  const format = useFormat();
  const address = order.shipping_address;
  if (!address) return <p>{t("noAddress")}</p>;
  return <AddressText lines={addressLines(address, format.country)} />;
}

/** What a line is: its name, with the variant where that says more. */
export const lineName = ({ title, description, variant }: LineItem): string =>
  [title, variant?.title ?? description].filter(Boolean).join(" · ");

export const wayOf = (order: Order): string =>
  (order.shipping_methods ?? [])
    .map(({ shipping_option }) => shipping_option?.name)
    .filter(Boolean)
    .join(", ");

const sheet = css({
  color: "black",
  background: "white",
  padding: "card",
  fontSize: "0.875rem",
  lineHeight: "1.4",
  display: "grid",
  gap: "16",
  alignContent: "start",
  border: "1px solid silver",
  borderRadius: "card",
  overflowX: "auto",
  "& h3": { fontWeight: "semibold" },
  "& table": { width: "full", borderCollapse: "collapse" },
  "& th": { textAlign: "start", fontWeight: "semibold", borderBlockEnd: "1px solid black" },
  "& th, & td": { paddingBlock: "6", paddingInlineEnd: "12", verticalAlign: "top" },
  "& td": { borderBlockEnd: "1px solid silver", overflowWrap: "anywhere" },
  "& [data-number]": { textAlign: "end", fontVariantNumeric: "tabular-nums" },
  _print: { border: "none", padding: 0, overflow: "visible" },
});
const head = css({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: "16",
  borderBlockEnd: "2px solid black",
  paddingBlockEnd: "12",
});
const heading = css({ fontSize: "1.25rem", fontWeight: "semibold" });
const factList = css({
  display: "grid",
  gap: "2",
  "& > div": { display: "flex", gap: "8" },
  "& dt": { minWidth: "96" },
  "& dd": { fontWeight: "medium", overflowWrap: "anywhere" },
});
/** To be ticked by hand. */
export const TICK_BOX = "☐";
