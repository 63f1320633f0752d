import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../lib/lazy-with-retry.ts";
import { Page } from "../../patterns/page.ts";
import type { PriceListWizardProps } from "./price-list-wizard.tsx";

/** Loads the wizard, with its fields, pickers, and grid, after the page has appeared. */
const PriceListWizard = lazyPart(
  () => import("./price-list-wizard.tsx"),
  "PriceListWizard",
  "price-list-parts",
  "grid",
  "members",
);

export function PriceListCreatePage(props: PriceListWizardProps) {
  const { t } = useTranslation("price-lists");
  return (
    <Page title={t("create.title")}>
      <Suspense>
        <PriceListWizard {...props} />
      </Suspense>
    </Page>
  );
}
