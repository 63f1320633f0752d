import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../lib/lazy-with-retry.ts";
import { Card } from "../../ui/card.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import type { DeveloperDetailsProps } from "./developer-details.tsx";

const DeveloperDetails = lazyPart(() => import("./developer-details.tsx"), "DeveloperDetails");

/** One line at the end of every record's page, which expands to the details for developers. */
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
