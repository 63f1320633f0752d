import { css } from "#styled/css";
import { useClient } from "@countertop/sdk/react";
import { Download, Layers2, Upload, UserRoundSearch } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { problemOf } from "../../lib/errors.ts";
import type { RecordView } from "../../patterns/record.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { notify } from "../../ui/notify.ts";
import type { PriceListSearch } from "./price-list-products.ts";
import { usePlaces } from "./price-list-queries.ts";
import type { Audience } from "./price-list-state.ts";

/** More actions on the list, each over its page. */
export function PriceListTools({
  list,
  view,
}: {
  list: Audience;
  view: RecordView<PriceListSearch>;
}) {
  const { t } = useTranslation("price-lists");
  const { t: say } = useTranslation("common");
  const client = useClient();
  const { places } = usePlaces();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    if (!places) return;
    setBusy(true);
    try {
      const { exportPrices } = await import("./export-prices.ts");
      await exportPrices(client, list, places);
    } catch (error) {
      const { title, message } = problemOf(error, say);
      notify("error", title, message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card title={t("tools.title")}>
      <div className={stack}>
        <Button icon={<UserRoundSearch aria-hidden />} onClick={() => view.open("customer")}>
          {t("tools.customer")}
        </Button>
        <Button icon={<Layers2 aria-hidden />} onClick={() => view.open("overlaps")}>
          {t("tools.overlaps")}
        </Button>
        <Button icon={<Upload aria-hidden />} onClick={() => view.open("import")}>
          {t("tools.import")}
        </Button>
        <Button icon={<Download aria-hidden />} loading={busy} onClick={() => void run()}>
          {t("tools.export")}
        </Button>
      </div>
    </Card>
  );
}

const stack = css({ display: "grid", gap: "8" });
