import { css } from "#styled/css";
import { useAdminGetSession } from "@countertop/sdk/react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyWithRetry } from "../../lib/lazy-with-retry.ts";
import { useStored } from "../../lib/local-storage.ts";
import { Page } from "../../patterns/page.ts";
import { OnDemand } from "../../patterns/record.ts";
import { LazyUnsoldProducts } from "../../patterns/sale.ts";
import { LazyUnfinishedMoves } from "../../patterns/stock.ts";
import { Button } from "../../ui/button.tsx";
import { useToday } from "./age.ts";
import { BestSellers } from "./best-sellers-card.tsx";
import { DueOrders, LatestOrders } from "./home-orders.tsx";
import { LowStock } from "./low-stock.tsx";
import type { Period } from "./period.ts";
import { Sales } from "./sales-card.tsx";
import { setupState } from "./setup.ts";
import { Tasks } from "./tasks.tsx";
import { useSales } from "./use-sales.ts";

const SetupChecklist = lazyWithRetry(() => import("./setup-checklist.tsx"));

export interface HomePageProps {
  period: Period;
  onPeriod(period: Period): void;
}

/** An overview of the day: tasks, sales, and low stock. */
export function HomePage({ period, onPeriod }: HomePageProps) {
  const { t } = useTranslation("home");
  const setUp = useStored(setupState)[0] === "done";
  const today = useToday();
  const sales = useSales(period);
  const name = useAdminGetSession().data?.user.first_name;
  const [reopened, setReopened] = useState(false);
  return (
    <Page title={t("title")} note={name ? `${t("greeting", { name })} · ${today}` : today}>
      {(!setUp || reopened) && (
        <OnDemand>
          <Suspense>
            <SetupChecklist reopened={reopened} onClose={() => setReopened(false)} />
          </Suspense>
        </OnDemand>
      )}
      <OnDemand>
        <Suspense>
          <LazyUnsoldProducts />
        </Suspense>
      </OnDemand>
      <OnDemand>
        <Suspense>
          <LazyUnfinishedMoves />
        </Suspense>
      </OnDemand>
      <Tasks />
      <div className={columns}>
        <div className={column}>
          <Sales data={sales} period={period} onPeriod={onPeriod} />
          <BestSellers {...sales} />
          <LatestOrders />
        </div>
        <div className={column}>
          <DueOrders />
          <LowStock />
        </div>
      </div>
      {setUp && !reopened && (
        <span>
          <Button size="sm" visual="ghost" onClick={() => setReopened(true)}>
            {t("setup")}
          </Button>
        </span>
      )}
    </Page>
  );
}

const columns = css({
  display: "grid",
  alignItems: "start",
  gap: "gap",
  gridTemplateColumns: {
    base: "minmax(0, 1fr)",
    lg: "minmax(0, 1fr) minmax(token(sizes.aside), 30%)",
  },
});
const column = css({ display: "grid", gap: "gap", minWidth: 0 });
