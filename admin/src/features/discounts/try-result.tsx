import { css } from "#styled/css";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../patterns/page.ts";
import type { Compared, Tried } from "./try-discount.ts";

export interface TryResultProps {
  tried: Tried;
  currency: string;
  /** True for free shipping, which doesn't change the amounts of lines. */
  free: boolean;
}

/** The amounts that the customer pays without the code and with it, line by line. */
export function TryResult({ tried, currency, free }: TryResultProps) {
  const { t } = useTranslation("discounts");
  const format = useFormat();
  const { lines, shipping, rounding, total } = tried;
  const amounts = ({ before, after }: Compared) => (
    <>
      <td>{format.money(before, currency)}</td>
      <td>{format.money(after, currency)}</td>
    </>
  );
  const isRounded = rounding.before !== 0 || rounding.after !== 0;
  return (
    <table className={table}>
      <thead>
        <tr>
          <th scope="col">{t("try.pays")}</th>
          <th scope="col">{t("try.before")}</th>
          <th scope="col">{t("try.after")}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">
              <bdi>{line.name}</bdi>
              {line.discount === 0 && !free && <small>{t("try.notThis")}</small>}
            </th>
            {amounts(line)}
          </tr>
        ))}
        <tr>
          <th scope="row">{t("try.shipping")}</th>
          {amounts(shipping)}
        </tr>
        {isRounded && (
          <tr>
            <th scope="row">{t("try.rounding")}</th>
            {amounts(rounding)}
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t("try.total")}</th>
          {amounts(total)}
        </tr>
        <tr>
          <th scope="row">{t("try.discount")}</th>
          <td colSpan={2}>{format.money(total.after - total.before, currency)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

const table = css({
  width: "100%",
  textStyle: "small",
  borderCollapse: "collapse",
  "& :is(td, th)": { paddingBlock: "4", verticalAlign: "top", fontWeight: "normal" },
  "& th[scope=row]": { textAlign: "start", overflowWrap: "anywhere" },
  "& :is(td, th[scope=col])": {
    textAlign: "end",
    paddingInlineStart: "8",
    whiteSpace: "nowrap",
    fontVariantNumeric: "tabular-nums",
  },
  "& th[scope=col]": { color: "fg.muted" },
  "& th[scope=col]:first-child": {
    textAlign: "start",
    paddingInlineStart: "0",
    whiteSpace: "normal",
  },
  "& small": { display: "block", color: "fg.muted" },
  "& tfoot :is(td, th)": { fontWeight: "medium" },
  "& tfoot tr:first-child > *": { borderBlockStart: "hairline" },
});
