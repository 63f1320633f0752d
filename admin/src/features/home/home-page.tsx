import { css } from "#styled/css";
import { useTranslation } from "react-i18next";
import { Page } from "../../patterns/page.ts";
import { DueOrders, LatestOrders } from "./home-orders.tsx";
import { LowStock } from "./low-stock.tsx";
import type { Period } from "./sales.ts";
import { Sales } from "./sales-card.tsx";
import { Tasks } from "./tasks.tsx";

export interface HomePageProps {
  period: Period;
  onPeriod(period: Period): void;
}

/** The working day at a glance: what waits, how it sells, what runs out. */
export function HomePage({ period, onPeriod }: HomePageProps) {
  const { t } = useTranslation("home");
  return (
    <Page title={t("title")}>
      <Tasks />
      <div className={columns}>
        <Sales period={period} onPeriod={onPeriod} />
        <div className={orders}>
          <DueOrders />
          <LatestOrders />
        </div>
        <div className={stock}>
          <LowStock />
        </div>
      </div>
    </Page>
  );
}

const columns = css({
  display: "grid",
  alignItems: "start",
  gridTemplateRows: { lg: "auto 1fr" },
  gap: "gap",
  gridTemplateColumns: {
    base: "minmax(0, 1fr)",
    lg: "minmax(0, 1fr) minmax(token(sizes.aside), 26%)",
  },
});
// Beside both: a long list next to short ones leaves no hole.
const stock = css({ lg: { gridColumn: 2, gridRow: "1 / span 2" } });
const orders = css({
  display: "grid",
  alignItems: "start",
  gap: "gap",
  gridTemplateColumns: { base: "minmax(0, 1fr)", xl: "repeat(2, minmax(0, 1fr))" },
});
