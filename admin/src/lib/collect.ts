/** Maximum number of rows. Larger sets need a batch job of the server. */
const MOST_ROWS = 10_000;
const STEP = 100;

export interface PageOf<Row> {
  rows: Row[];
  count: number;
}

/** Reads all rows that match a list, page by page, up to a limit. `total` is the number of matches. */
export async function collect<Row>(
  fetchPage: (paging: { limit: number; offset: number }) => Promise<PageOf<Row>>,
  {
    signal,
    onProgress,
    most = MOST_ROWS,
  }: {
    signal?: AbortSignal;
    onProgress?: (got: number, total: number) => void;
    most?: number;
  } = {},
): Promise<{ rows: Row[]; total: number }> {
  const rows: Row[] = [];
  for (;;) {
    signal?.throwIfAborted();
    const page = await fetchPage({
      limit: Math.min(STEP, most - rows.length),
      offset: rows.length,
    });
    rows.push(...page.rows);
    onProgress?.(rows.length, page.count);
    // Also stops at an empty page, because the list may become shorter while it is read.
    if (page.rows.length === 0 || rows.length >= Math.min(page.count, most))
      return { rows, total: page.count };
  }
}
