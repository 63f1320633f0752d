import { css } from "#styled/css";
import { useTranslation } from "react-i18next";
import { problemOf } from "../../lib/errors.ts";
import { Good, Waiting } from "../../patterns/import.ts";
import { ButtonLink } from "../../patterns/page.ts";
import { type BatchJob, problemsOf, statusOf } from "../../lib/batch-job.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Counts } from "./import-counts.tsx";
import type { Plan } from "./import-types.ts";
import type { ProductImport } from "./use-product-import.ts";

/** Shows the progress of the upload, and then the result of the server's dry run. */
export function DryRunStep({ products }: { products: ProductImport }) {
  const { t } = useTranslation("product-import");
  const { t: tCommon } = useTranslation("common");
  const { error, job, upload } = products;
  if (error !== undefined) {
    const { title, message } = problemOf(error, tCommon);
    return (
      <Alert
        title={title}
        action={
          <Button size="sm" onClick={() => void products.dryRun()}>
            {tCommon("actions.retry")}
          </Button>
        }
      >
        {message}
      </Alert>
    );
  }
  if (job?.status === "failed" || job?.status === "canceled")
    return <Failed title={t("dryRun.failed")} job={job} />;
  if (job?.status !== "pre_processed") {
    return <Waiting label={t("dryRun.waiting")} value={upload < 1 ? upload : null} />;
  }
  const counts = countsOf(job);
  return (
    <>
      <Good>{t("dryRun.done")}</Good>
      {counts ? <Counts counts={counts} /> : <JobMessage job={job} />}
      <Alert tone="warning">{t("dryRun.confirm")}</Alert>
    </>
  );
}

/** The step in which the server imports the file. The server reports nothing until it has finished. */
export function RunStep({ products }: { products: ProductImport }) {
  const { t } = useTranslation("product-import");
  const { t: jobs } = useTranslation("batch-jobs");
  const { job, over } = products;
  const outcome = job && statusOf(job);
  const counts = job && countsOf(job);
  if (!over || !job)
    return (
      <>
        <Waiting label={jobs("status.processing")} value={null} />
        {counts && <Counts counts={counts} />}
        <p>
          {jobs("job.runs")} {t("leave")}
        </p>
      </>
    );
  if (outcome === "canceled") return <Alert tone="warning">{jobs("status.canceled")}</Alert>;
  if (outcome === "failed") return <Failed title={t("failed")} job={job} />;
  return (
    <>
      <Good>{jobs("status.completed")}</Good>
      {counts && <Counts counts={counts} done />}
      <div>
        <ButtonLink
          to="/a/products"
          // Sorts the list so that the imported products come first.
          search={{ order: counts?.created === 0 ? "-updated_at" : "-created_at" }}
        >
          {t("done.see")}
        </ButtonLink>
      </div>
    </>
  );
}

/** Shows the server's own message, because only the server knows the cause. */
const Failed = ({ title, job }: { title: string; job: BatchJob }) => (
  <Alert title={title}>
    {problemsOf(job.result).map((problem) => (
      <span key={problem} className={problemText}>
        {problem}
      </span>
    ))}
  </Alert>
);

const JobMessage = ({ job }: { job: BatchJob }) =>
  job.result?.stat_descriptors?.map(({ key, message }) => <p key={key}>{message}</p>);

function countsOf({ result }: BatchJob): Plan["counts"] | undefined {
  const operations = (result as { operations?: Record<string, unknown> } | null)?.operations;
  if (!operations) return undefined;
  const count = (name: string) => Number(operations[name] ?? 0);
  return {
    created: count("PRODUCT_CREATE"),
    updated: count("PRODUCT_UPDATE"),
    variantsCreated: count("VARIANT_CREATE"),
    variantsUpdated: count("VARIANT_UPDATE"),
  };
}

const problemText = css({ display: "block", overflowWrap: "anywhere" });
