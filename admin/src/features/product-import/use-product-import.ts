import { withUploadProgress } from "@countertop/sdk";
import { adminCreateProtectedUpload, adminDeleteUpload } from "@countertop/sdk/operations";
import {
  useAdminCancelBatchJob,
  useAdminConfirmBatchJob,
  useAdminCreateBatchJob,
  useClient,
} from "@countertop/sdk/react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { isRunning, watchedJobQuery } from "../../patterns/batch-job.ts";
import { checkFile } from "./import-check.ts";
import type { Shop } from "./import-columns.ts";
import { readCsv } from "./import-csv.ts";
import { readKnown, readShop } from "./import-queries.ts";
import type { Checked, Table } from "./import-types.ts";
import { importFile } from "./import-write.ts";

interface Ready {
  table: Table;
  shop: Shop;
  checked: Checked;
}

/** What has been sent to the server, and must not stay there when the import is given up. */
interface Sent {
  stop: AbortController;
  file?: string;
  job?: string;
}

export function useProductImport() {
  const client = useClient();
  const queries = useQueryClient();
  const [file, setFile] = useState<File>();
  const [ready, setReady] = useState<Ready>();
  const [upload, setUpload] = useState(0);
  const [error, setError] = useState<unknown>();
  const [jobId, setJobId] = useState("");
  const [confirmed, setConfirmed] = useState(false);
  const sent = useRef<Sent>(undefined);
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

  async function check(signal: AbortSignal): Promise<void> {
    if (!file) return;
    const [{ table, faults }, shop] = await Promise.all([
      readCsv(file, signal),
      readShop(client, signal),
    ]);
    const known = await readKnown(client, table, signal);
    const checked = await checkFile(table, shop, known);
    setReady({ table, shop, checked: { ...checked, faults: [...faults, ...checked.faults] } });
  }

  /** The job is made only of a file that the server has: one without its file would stop the server. */
  async function dryRun(): Promise<void> {
    if (!file || !ready) return;
    const mine: Sent = (sent.current = { stop: new AbortController() });
    setError(undefined);
    setUpload(0);
    setJobId("");
    try {
      const { uploads } = await adminCreateProtectedUpload(
        client,
        { body: { files: [importFile(file.name, ready.table, ready.shop, ready.checked.plan)] } },
        {
          signal: mine.stop.signal,
          fetch: withUploadProgress(({ loaded, total }) => setUpload(loaded / total)),
        },
      );
      const [stored] = uploads;
      if (!stored) throw new Error("The upload was not answered with a file.");
      mine.file = stored.key;
      mine.stop.signal.throwIfAborted();
      const { batch_job } = await create.mutateAsync({
        body: { type: "product-import", context: { fileKey: stored.key }, dry_run: true },
      });
      mine.job = batch_job.id;
      mine.stop.signal.throwIfAborted();
      setJobId(batch_job.id);
    } catch (problem) {
      if (mine.stop.signal.aborted) void tidy(mine);
      else setError(problem);
    }
  }

  async function tidy({ file: key, job: id }: Sent): Promise<void> {
    // What cannot be taken away now does no harm: it waits, and Activity shows it.
    if (id !== undefined) await cancel.mutateAsync({ id }).catch(() => undefined);
    if (key !== undefined)
      await adminDeleteUpload(client, { body: { file_key: key } }).catch(() => undefined);
  }

  /** Gives up what has been sent, as long as it has not begun. */
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
    // Products, variants, collections, tags, stock: hardly anything is left as it was.
    void queries.invalidateQueries();
  });
  useEffect(() => {
    if (over) changed();
  }, [over]);

  return {
    file,
    ready,
    upload,
    error,
    job,
    confirmed,
    over,
    choose: (chosen: File | undefined) => {
      setFile(chosen);
      setReady(undefined);
    },
    check,
    dryRun,
    abandon,
    confirm: async () => {
      await confirm.mutateAsync({ id: jobId });
      // From here on it is the server's, whoever looks on.
      sent.current = undefined;
      setConfirmed(true);
    },
  };
}
export type ProductImport = ReturnType<typeof useProductImport>;
