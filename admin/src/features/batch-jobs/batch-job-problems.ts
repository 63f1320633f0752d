import type { BatchJob } from "./batch-job-queries.ts";

/** What the server noted as going wrong: texts, or records with a message, each once. */
export function problemsOf(result: BatchJob["result"]): string[] {
  const texts = (result?.errors ?? []).flatMap((error: unknown) => {
    if (typeof error === "string") return error;
    const message = (error as { message?: unknown } | null)?.message;
    return typeof message === "string" ? message : [];
  });
  return [...new Set(texts)];
}
