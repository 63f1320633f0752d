// `npm run bench -- --list-weight`: bytes that the product list loads for one page, compared with a request that expands all
// relations. Reads a copy of the demo store and counts bytes before compression, so results are the same on every machine.
import { resolve } from "node:path";
import { keepSection, markdownTable } from "../lib/benchmarks.ts";
import { createProcesses } from "../lib/processes.mjs";
import { startStore } from "../lib/services.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const ROWS = 20;
const OWN =
  "id,title,subtitle,handle,thumbnail,status,is_giftcard,discountable,external_id,material,created_at,updated_at,collection_id,type_id";
const SHOWN =
  "id,sales_channels.name,variants.id,variants.inventory_quantity,variants.manage_inventory";

const processes = createProcesses();
try {
  const store = await startStore(processes, ROOT, ["--copy"]);
  const login = await fetch(`${store.url}/admin/auth`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: store.adminEmail, password: store.adminPassword }),
  });
  const cookie = login.headers.get("set-cookie")?.split(";")[0] ?? "";
  const ask = async (query: string): Promise<string> => {
    const answer = await fetch(`${store.url}/admin/products?limit=${ROWS}&${query}`, {
      headers: { cookie },
    });
    if (!answer.ok) throw new Error(`${query}: ${answer.status} ${await answer.text()}`);
    return answer.text();
  };
  const kib = (...texts: string[]): string =>
    `${(texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0) / 1024).toFixed(1)} KiB`;

  const whole = await ask(`fields=${OWN}&expand=collection,sales_channels,variants`);
  const rows = await ask(`fields=${OWN},collection.title&expand=collection`);
  const ids = (JSON.parse(rows) as { products: { id: string }[] }).products
    .map(({ id }) => `id[]=${id}`)
    .join("&");
  const relations = await ask(`${ids}&fields=${SHOWN}&expand=sales_channels,variants`);
  const text = markdownTable([
    [`${ROWS} rows of the product list`, "size"],
    ["before: one query that expands its relations", kib(whole)],
    ["now: until the rows are shown", kib(rows)],
    ["now: what their relations show, afterwards", kib(relations)],
    ["now: both", kib(rows, relations)],
  ]);
  console.log(text);
  keepSection(
    "What a page of the product list weighs",
    `Printed by \`npm run bench -- --list-weight\`, on a copy of the demo store, with the columns that are usual: answers of the server
before compression.\n\n${text}`,
  );
} finally {
  await processes.endAll();
}
