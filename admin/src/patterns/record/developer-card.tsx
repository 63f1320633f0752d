import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../lib/lazy-with-retry.ts";
import { Card } from "../../ui/card.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import type { DeveloperDetailsProps } from "./developer-details.tsx";

const DeveloperDetails = lazyPart(() => import("./developer-details.tsx"), "DeveloperDetails");

/** A line at the end of each record's page that expands to show details for developers. */
export function DeveloperCard(props: DeveloperDetailsProps) {
  const { t } = useTranslation("common");
  return (
    <Card flush>
      <Disclosure title={t("record.developer")}>
        <Suspense>
          <DeveloperDetails {...props} />
        </Suspense>
      </Disclosure>
    </Card>
  );
}
