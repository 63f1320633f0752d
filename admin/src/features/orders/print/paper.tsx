import { css } from "#styled/css";
import { useTranslation } from "react-i18next";
import { addressLines } from "../../../lib/address-lines.ts";
import { AddressText, useFormat, useStoreName } from "../../../patterns/page.ts";
import type { LineItem, Order } from "../order.ts";

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

/** `of`: the number of the order, which runs its own way between words that run from right to left. */
export function SheetHead(props: { title: string; of?: string; facts: readonly Fact[] }) {
  const { title, of, facts } = props;
  const store = useStoreName();
  return (
    <header className={head}>
      <div>
        <h2 className={heading}>
          {title} {of !== undefined && <bdi>{of}</bdi>}
        </h2>
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

interface PaperLine {
  key: string;
  quantity: number;
  name: string | undefined;
  sku: string | null | undefined;
  /** What else is said of it. */
  more?: string;
}
export interface PaperLinesProps {
  lines: readonly PaperLine[];
  /** The heading of what else is said of each. */
  more?: string;
  /** To be ticked by hand. */
  ticked?: boolean;
}

/** So many of each: the lines of every sheet. */
export function PaperLines({ lines, more, ticked = false }: PaperLinesProps) {
  const { t } = useTranslation("order-print");
  const format = useFormat();
  return (
    <table>
      <thead>
        <tr>
          <th data-number="">{t("quantity")}</th>
          <th>{t("item")}</th>
          <th>{t("sku")}</th>
          {more !== undefined && <th>{more}</th>}
          {ticked && <th>{t("packed")}</th>}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.key}>
            <td data-number="">{format.number(line.quantity)}</td>
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

/** The lines of what is packed or fetched, with how many pieces that is. */
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
  "& td[data-number]": { fontWeight: "semibold" },
  // No wider than it has to be: a number far from its item is a number of something else.
  "& [data-number]": { width: "1%", textAlign: "end", fontVariantNumeric: "tabular-nums" },
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
