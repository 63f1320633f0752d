/** Records per request when a whole list is read. */
const PAGE = 500;
/** Number of parallel requests. A store on two cores isn't faster with more. */
const LANES = 3;

export interface Paging {
  limit: number;
  offset: number;
  order: string;
}

/** Reads all pages of a list: the first, and if it's full, several others in parallel. */
export async function allPages<Row>(
  read: (paging: Paging) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let offset = 0;
  let isOver = false;
  const next = async () => {
    const page = await read({ limit: PAGE, offset: (offset += PAGE) - PAGE, order: "id" });
    rows.push(...page);
    isOver ||= page.length < PAGE;
  };
  const lane = async () => {
    while (!isOver) await next();
  };
  await next();
  await Promise.all(Array.from({ length: LANES }, lane));
  return rows;
}
