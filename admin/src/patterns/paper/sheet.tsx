import { css } from "#styled/css";
import { Barcode } from "./barcode.tsx";
import { AddressText, useStoreName } from "../page.ts";

/** One or more sheets, which are black on white in every theme. */
export function Sheet({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <section data-paper-page="" aria-label={label} className={sheet}>
      {children}
    </section>
  );
}

export type PaperFact = readonly [name: string, value: string | undefined];
export interface SheetHeadProps {
  title: string;
  /** The name of the record, such as an order's number. Keeps its direction in right-to-left text. */
  of?: string;
  facts: readonly PaperFact[];
  /** Lines of the sender's address, below the store's name. */
  sender?: readonly string[];
  barcode?: { value: string; label: string };
}

/** The head of a sheet: what it is, the store, and facts. */
export function SheetHead({ title, of, facts, sender = [], barcode }: SheetHeadProps) {
  const store = useStoreName();
  return (
    <header className={head}>
      <div>
        <h2 className={heading}>
          {title} {of !== undefined && <bdi>{of}</bdi>}
        </h2>
        <AddressText lines={[...(store ? [store] : []), ...sender]} />
      </div>
      <div className={right}>
        {barcode && <Barcode {...barcode} />}
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
      </div>
    </header>
  );
}

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
const right = css({ display: "grid", gap: "12", justifyItems: "end" });
const factList = css({
  display: "grid",
  gap: "2",
  "& > div": { display: "flex", gap: "8" },
  "& dt": { minWidth: "96" },
  "& dd": { fontWeight: "medium", overflowWrap: "anywhere" },
});
