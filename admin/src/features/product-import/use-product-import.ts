import { ApiError, withUploadProgress, type HttpClient } from "@countertop/sdk";
import {
  adminCreateProduct,
  adminCreateProtectedUpload,
  adminDeleteUpload,
  adminRetrieveBatchJob,
  adminUpdateProduct,
} from "@countertop/sdk/operations";
import {
  useAdminCancelBatchJob,
  useAdminConfirmBatchJob,
  useAdminCreateBatchJob,
  useClient,
  useRevalidate,
} from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useChosenFile } from "../../patterns/import.ts";
import { withDecimalPoints } from "../../lib/import/decimal-points.ts";
import type { Table } from "../../lib/import/types.ts";
import { isRunning, watchedJobQuery } from "../../lib/batch-job.ts";
import { checkFile } from "./import-check.ts";
import { readHeader, type Shop } from "./import-columns.ts";
import { separated, type Separated } from "./import-leave.ts";
import { readKnown, readShop } from "./import-queries.ts";
import type { Checked } from "./import-types.ts";
import { withOwnPrices } from "./import-prices.ts";
import { importFile } from "./import-write.ts";

interface Ready {
  table: Table;
  shop: Shop;
  checked: Checked;
  /** The import without the products that have problems, if such an import is possible. */
  rest: Separated | undefined;
}

/** Data on the server that is deleted if the import is discarded. */
interface SentData {
  stop: AbortController;
  file?: string;
  job?: string;
}

export function useProductImport() {
  const client = useClient();
  const settle = useRevalidate();
  const chosen = useChosenFile<Ready>(async (read, watched) => {
    const shop = await readShop(client, watched.signal);
    const table = withDecimalPoints(read.table, (header) => readHeader(header)?.kind === "price");
    const known = await readKnown(client, table, watched.signal);
    const checked = await checkFile(table, shop, known, watched);
    const all = {
      ...checked,
      problems: [...read.problems, ...checked.problems],
      warnings: [...read.warnings, ...checked.warnings],
    };
    return { table, shop, checked: all, rest: separated(table, all) };
  });
  const { file, ready } = chosen;
  /** True if products with problems are left out. */
  const [leaves, setLeaves] = useState(false);
  const all = ready?.checked.problems.length === 0 ? ready.checked.plan : undefined;
  const plan = all ?? (leaves ? ready?.rest?.plan : undefined);
  const [keepPrices, setKeepPrices] = useState(true);
  const [upload, setUpload] = useState(0);
  const [error, setError] = useState<unknown>();
  const [jobId, setJobId] = useState("");
  const [confirmed, setConfirmed] = useState(false);
  const sent = useRef<SentData>(undefined);
  const create = useAdminCreateBatchJob();
  const confirm = useAdminConfirmBatchJob();
  const cancel = useAdminCancelBatchJob();
  const { data } = useQuery(
    watchedJobQuery(
      client,
      jobId,
      (job) => !isRunning(job) || (!confirmed && job.status === "pre_processed"),
    ),
  );
  const job = jobId === "" ? undefined : data?.batch_job;

  /** Creates the job only after the file was uploaded, because a job without its file would crash the server. */
  async function dryRun(): Promise<void> {
    if (!file || !ready || !plan) return;
    const mine: SentData = (sent.current = { stop: new AbortController() });
    setError(undefined);
    setUpload(0);
    setJobId("");
    try {
      const { table, shop } = ready;
      const written = await importFile(
        file.name,
        keepPrices ? withOwnPrices(table, plan.ownPrices) : table,
        shop,
        plan,
        mine.stop.signal,
      );
      const { uploads } = await adminCreateProtectedUpload(
        client,
        { body: { files: [written] } },
        {
          signal: mine.stop.signal,
          fetch: withUploadProgress(({ loaded, total }) => setUpload(loaded / total)),
        },
      );
      const [stored] = uploads;
      if (!stored) throw new Error("The upload was not answered with a file.");
      mine.file = stored.key;
      mine.stop.signal.throwIfAborted();
      // Keeps the file until there is a response, because the job may have been created and need it.
      delete mine.file;
      const { batch_job } = await create
        .mutateAsync({
          body: { type: "product-import", context: { fileKey: stored.key }, dry_run: true },
        })
        .catch((problem: unknown) => {
          if (problem instanceof ApiError) mine.file = stored.key;
          throw problem;
        });
      mine.file = stored.key;
      mine.job = batch_job.id;
      mine.stop.signal.throwIfAborted();
      setJobId(batch_job.id);
    } catch (problem) {
      if (mine.stop.signal.aborted) void tidy(mine);
      else setError(problem);
    }
  }

  /**
   * Waits until the server has read the file before it cancels the job, because the server can reject a cancellation while it
   * stores the result.
   */
  async function tidy({ file: key, job: id }: SentData): Promise<void> {
    try {
      if (id !== undefined) {
        await untilRead(client, id).finally(() => cancel.mutateAsync({ id }));
      }
      if (key !== undefined) await adminDeleteUpload(client, { body: { file_key: key } });
    } catch {
      // Ignores the error, because an unconfirmed job doesn't change anything. The activity list shows the job.
    }
  }

  /** Discards the sent data, unless the import has begun. */
  function abandon(): void {
    const given = sent.current;
    sent.current = undefined;
    setJobId("");
    setConfirmed(false);
    if (!given) return;
    given.stop.abort();
    void tidy(given);
  }
  const leave = useEffectEvent(() => {
    const given = sent.current;
    sent.current = undefined;
    given?.stop.abort();
    if (given) void tidy(given);
  });
  useEffect(() => () => leave(), []);

  const over = confirmed && job !== undefined && !isRunning(job);
  const changed = useEffectEvent(() => {
    // Refetches the data of these operations, which the job has run many times.
    void settle(adminCreateProduct, adminUpdateProduct);
  });
  useEffect(() => {
    if (over) changed();
  }, [over]);

  return {
    ...chosen,
    upload,
    error,
    job,
    confirmed,
    over,
    choose: (next: File | undefined) => {
      chosen.choose(next);
      setKeepPrices(true);
      setLeaves(false);
    },
    plan,
    leaves,
    setLeaves,
    keepPrices,
    setKeepPrices,
    dryRun,
    abandon,
    confirm: async () => {
      await confirm.mutateAsync({ id: jobId });
      // From now on, the import continues on the server even if this page is closed.
      sent.current = undefined;
      setConfirmed(true);
    },
  };
}

const [OFTEN, PATIENCE] = [1000, 120];

/**
 * Waits until the server has read the file. The server reads the file even if the job was canceled, and a missing file would
 * crash the server.
 */
async function untilRead(client: HttpClient, id: string): Promise<void> {
  for (let asked = 0; asked < PATIENCE; asked++) {
    const { batch_job } = await adminRetrieveBatchJob(client, { id });
    if (batch_job.pre_processed_at !== null || batch_job.failed_at !== null) return;
    await new Promise((go) => setTimeout(go, OFTEN));
  }
  throw new Error("The server has not read the file.");
}

export type ProductImport = ReturnType<typeof useProductImport>;
