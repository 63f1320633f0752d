import { useTranslation } from "react-i18next";
import { Wizard, useWizard } from "../../patterns/form.ts";
import { statusOf } from "../../patterns/page.ts";
import { CheckStep } from "./import-check-step.tsx";
import { FileStep } from "./import-file-step.tsx";
import { DryRunStep, RunStep } from "./import-run-steps.tsx";
import { useProductImport } from "./use-product-import.ts";

const [CHECK, DRY_RUN, RUN] = [1, 2, 3] as const;

/** Products out of a file: checked here, then by the server, and only then written. */
export function ImportWizard({ onClose }: { onClose(): void }) {
  const { t } = useTranslation("product-import");
  const { t: tCommon } = useTranslation("common");
  const steps = useWizard(4);
  const products = useProductImport();
  const { file, ready, job, confirmed, over } = products;
  const possible = [
    file !== undefined,
    ready?.checked.faults.length === 0,
    job?.status === "pre_processed",
    over,
  ];
  const backToCheck = () => {
    products.abandon();
    steps.set(CHECK);
  };
  return (
    <Wizard
      title={t("title")}
      shape="full"
      wizard={{ ...steps, nextEnabled: possible[steps.current] ?? false }}
      dirty={file !== undefined && !confirmed}
      steps={[
        {
          title: t("file.title"),
          content: <FileStep products={products} />,
          check: products.check,
          leavable: true,
        },
        {
          title: t("check.title"),
          content: ready && <CheckStep checked={ready.checked} products={products} />,
          back: () => steps.reset(),
          check: () => {
            void products.dryRun();
            return true;
          },
        },
        {
          title: t("dryRun.title"),
          content: steps.current === DRY_RUN && <DryRunStep products={products} />,
          next: t("dryRun.start"),
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
