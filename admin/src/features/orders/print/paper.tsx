import { css } from "#styled/css";
import { useTranslation } from "react-i18next";
import { addressLines } from "../../../lib/address-lines.ts";
import { AddressText, useFormat, useStoreName } from "../../../patterns/page.ts";
import type { LineItem, Order } from "../order.ts";

/** A line with its quantity. */
export interface SlipLine {
  item: LineItem;
  quantity: number;
}

/** One or more sheets, which are black on white in every theme. */
export function Sheet({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <section data-paper-page="" aria-label={label} className={sheet}>
      {children}
    </section>
  );
}

/** The head of a sheet. `of` is the order's number, which keeps its direction in right-to-left text. */
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

export type Fact = readonly [name: string, value: string | undefined];
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
}
export interface PaperLinesProps {
  lines: readonly PaperLine[];
  /** The heading of the column with notes. */
  more?: string;
  /** True if the lines have boxes to check by hand. */
  ticked?: boolean;
}

/** Lines with quantities. All kinds of sheets use this table. */
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
  // Makes the column as narrow as possible, because a number far from its item is easily read as part of another line.
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
