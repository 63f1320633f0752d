import { css } from "#styled/css";
import { adminListProducts } from "@countertop/sdk/operations";
import { queryKey } from "@countertop/sdk/query";
import { useAdminCreateBatchJob, useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { problemOf } from "../../../lib/errors.ts";
import {
  ErrorState,
  isRunning,
  problemsOf,
  useFormat,
  useJobFile,
  watchedJobQuery,
} from "../../../patterns/page.ts";
import { collect } from "../../../patterns/list.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import * as Dialog from "../../../ui/dialog.tsx";
import { Progress } from "../../../ui/progress.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { products } from "../../../resources/products.ts";
import type { ProductSearch } from "../product-search.ts";

/** The ids of a search go to the server, which takes 100 kB at a time: about 3,000 of 31 letters. */
const MAX_JOBS_SEARCHED = 2500;

export interface ProductExportProps {
  search: ProductSearch;
  onClose(): void;
}

/** The products of the list as a file of the server's own, which it can import again. */
export function ProductExport({ search, onClose }: ProductExportProps) {
  const { t } = useTranslation("product-import");
  const { t: tCommon } = useTranslation("common");
  const { t: jobs } = useTranslation("batch-jobs");
  const format = useFormat();
  const client = useClient();
  const [open, setOpen] = useState(true);
  const filters = products.filterQuery(search);
  const sought = search.q !== "";
  const chosen = useQuery({
    queryKey: [...queryKey(adminListProducts, { query: filters }), "ids"],
    queryFn: ({ signal }) =>
      collect(
        async (paging) => {
          // Without any relation, the server counts the rows of the page instead of those that match.
          const query = { ...filters, ...paging, order: "id", fields: "id", expand: "collection" };
          const page = await adminListProducts(client, { query }, { signal });
          return { rows: page.products.map(({ id }) => id), count: page.count };
        },
        { signal, most: sought ? MAX_JOBS_SEARCHED : 1 },
      ),
  });
  const create = useAdminCreateBatchJob();
  const job = useQuery(
    watchedJobQuery(client, create.data?.batch_job.id ?? "", (one) => !isRunning(one)),
  ).data?.batch_job;
  const file = useJobFile();
  const count = chosen.data?.total ?? 0;
  const tooMany = sought && count > MAX_JOBS_SEARCHED;
  const start = () =>
    create.mutate({
      body: {
        type: "product-export",
        // The server takes every filter of the list, but forgets a search; ids it keeps.
        context: {
          order: search.order,
          filterable_fields: sought ? { id: chosen.data?.rows ?? [] } : filters,
        },
      },
    });

  const key = job?.status === "completed" ? job.result?.file_key : undefined;
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(change) => setOpen(change.open)}
      onExitComplete={onClose}
    >
      <Dialog.Content>
        <Dialog.Title>{t("exportTitle")}</Dialog.Title>
        {chosen.error && !chosen.data ? (
          <ErrorState error={chosen.error} onRetry={() => void chosen.refetch()} />
        ) : (
          <div className={body}>
            {chosen.data ? (
              <p>{t("exportText", { count, value: format.number(count) })}</p>
            ) : (
              <Skeleton height="20px" />
            )}
            <p className={note}>{t("exportRows")}</p>
            <p className={note}>{t("exportPrices")}</p>
            {tooMany && (
              <Alert tone="warning">
                {t("exportLimit", { most: format.number(MAX_JOBS_SEARCHED) })}
              </Alert>
            )}
          </div>
        )}
        {create.error && (
          <Alert title={problemOf(create.error, tCommon).title}>
            {problemOf(create.error, tCommon).message}
          </Alert>
        )}
        {create.data && (!job || isRunning(job)) && (
          <div className={body}>
            <p role="status">{jobs("status.processing")}</p>
            <Progress label={jobs("status.processing")} value={null} />
            <p className={note}>{t("leave")}</p>
          </div>
        )}
        {key !== undefined && <p role="status">{jobs("status.completed")}</p>}
        {file.error && (
          <Alert title={jobs("job.noDownloadTitle")}>
            {problemOf(file.error, tCommon).message}
          </Alert>
        )}
        {job && !isRunning(job) && key === undefined && (
          <Alert title={jobs(`status.${job.status}`)}>{problemsOf(job.result).join(" ")}</Alert>
        )}
        <Dialog.Footer>
          <Button onClick={() => setOpen(false)}>{tCommon("actions.close")}</Button>
          {key !== undefined ? (
            <Button
              visual="primary"
              icon={<Download aria-hidden />}
              loading={file.isPending}
              onClick={() => file.mutate({ body: { file_key: key } })}
            >
              {jobs("job.download")}
            </Button>
          ) : (
            <Button
              visual="primary"
              disabled={count === 0 || tooMany}
              loading={create.isPending || (job ? isRunning(job) : create.data !== undefined)}
              onClick={start}
            >
              {t("exportStart")}
            </Button>
          )}
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

const body = css({ display: "grid", gap: "8" });
const note = css({ color: "fg.subtle" });
