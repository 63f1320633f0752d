import { useClient } from "@countertop/sdk/react";
import { useTranslation } from "react-i18next";
import { Wizard, useWizard } from "../../patterns/form.ts";
import { FileStep } from "../../patterns/import.ts";
import { statusOf } from "../../lib/batch-job.ts";
import { ProductCheckStep } from "./import-check-step.tsx";
import { template } from "./import-columns.ts";
import { readShop } from "./import-queries.ts";
import { DryRunStep, RunStep } from "./import-run-steps.tsx";
import { useProductImport } from "./use-product-import.ts";

const [CHECK, DRY_RUN, RUN] = [1, 2, 3] as const;

/** Imports products from a file. The rows are checked here and by the server before anything is written. */
export function ImportWizard({ onClose }: { onClose(): void }) {
  const { t } = useTranslation("product-import");
  const { t: tCommon } = useTranslation("common");
  const { t: tImport } = useTranslation("import");
  const client = useClient();
  const steps = useWizard(4);
  const products = useProductImport();
  const { file, plan, job, confirmed, over } = products;
  const possible = [file !== undefined, plan !== undefined, job?.status === "pre_processed", over];
  const backToCheck = () => {
    products.abandon();
    steps.set(CHECK);
  };
  return (
    <Wizard
      title={t("title")}
      wizard={{ ...steps, nextEnabled: possible[steps.current] ?? false }}
      dirty={file !== undefined && !confirmed}
      steps={[
        {
          title: tImport("file.title"),
          content: (
            <FileStep
              chosen={products}
              rules={[t("file.intro"), t("file.empty"), t("file.prices")]}
              template={{
                name: "product-import.csv",
                lines: async () => template(await readShop(client, new AbortController().signal)),
              }}
            />
          ),
          check: products.check,
          leavable: true,
        },
        {
          title: tImport("check.title"),
          content: <ProductCheckStep products={products} />,
          back: () => steps.reset(),
          check: () => {
            void products.dryRun();
            return true;
          },
        },
        {
          title: t("dryRun.title"),
          content: steps.current === DRY_RUN && <DryRunStep products={products} />,
          next: tImport("run.start"),
          back: backToCheck,
          check: async () => {
            await products.confirm();
            return true;
          },
        },
        {
          title: t("import"),
          content: steps.current === RUN && <RunStep products={products} />,
          next: tCommon("overlay.done"),
          back: over && job && statusOf(job) !== "completed" ? backToCheck : false,
        },
      ]}
      onSubmit={() => Promise.resolve()}
      onClose={onClose}
    />
  );
}
