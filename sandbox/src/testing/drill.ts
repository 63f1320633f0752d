/**
 * The drill: kills a store process and an admin server of a store that was started with `--scale`, while readers, writers,
 * exports, and uploads use it. Returns the results, which the test checks, and which `npm run bench -- --scale` prints.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { giftCardOnce } from "../../../docs/site/samples/gift-card-once.ts";
import { createClient, type Client } from "../../../sdk/src/index.ts";
import { connect, type Connection } from "../database.ts";
import type { Fleet, Member } from "../scale.ts";
import { startLoad, type Figures } from "./load.ts";
import { until, type Ready } from "./run.ts";

export type ReadyFleet = Ready & Fleet;

export interface Drill {
  before: Figures;
  during: Figures;
  /** Time in ms from each kill until the restarted process responded. */
  back: { store: number; admin: number };
  /** Time in ms from the kill of the store process until both exports ended. */
  exportsTook: number;
  /** HTTP statuses of a request with one session at each store process and admin server, before and after the kills. */
  sessions: { before: number[]; after: number[] };
  /** Final statuses of two exports. Each store process was running one of them when the first process was killed. */
  exports: string[];
  /** Number of line items that were added one at a time, and the quantity in the carts at the end. */
  items: { added: number; inCarts: number };
  /** Number of gift cards that were issued one at a time, and of such cards in the store at the end. */
  cards: { issued: number; inStore: number };
  /** Contents of uploaded files, as each store process returns them. */
  uploads: { before: string[]; during: string[] };
}

const LOAD_MS = 5_000;
/** Number of carts. The items are spread over them, because the quantity in a cart can't exceed the stock. */
const CARTS = 20;

export async function drill(ready: ReadyFleet, dataDir: string): Promise<Drill> {
  const { url, stores, admins } = ready;
  const [store, admin] = [first(stores), first(admins)];
  const cookie = await signIn(ready);
  const client = createClient({
    baseUrl: url,
    headers: { cookie },
    retries: { attempts: 8, mode: "exactly-once" },
  });
  const session = (): Promise<number[]> =>
    Promise.all([...stores, ...admins].map(async (one) => statusOf(one, cookie)));
  const sessionsBefore = await session();
  const uploadBefore = await upload(client, "before");
  const writers = await prepareWriters(client);

  const endCalm = startLoad(url, cookie);
  await writers.run((since) => performance.now() - since < LOAD_MS);
  const before = await endCalm();

  const jobs = await Promise.all([prepareExport(client), prepareExport(client)]);
  const hold = await holdExports(url, dataDir);
  await Promise.all(jobs.map((id) => client.admin.batchJobs.confirm({ id })));
  await hold.untilBothWait();
  const endBusy = startLoad(url, cookie);
  let isOver = false;
  const writing = writers.run(() => !isOver);
  const killedAt = performance.now();
  await kill(store, cookie);
  const storeBack = restarted(store, cookie, killedAt);
  await hold.release();
  // After the end of the process, because an upload that the process was receiving would be lost.
  const uploadDuring = await upload(client, "during");
  const storeTook = await storeBack;
  const adminKilledAt = performance.now();
  await kill(admin, cookie);
  const back = { store: storeTook, admin: await restarted(admin, cookie, adminKilledAt) };
  isOver = true;
  await writing;
  const during = await endBusy();

  const ended = (status: string): boolean => ["completed", "failed", "canceled"].includes(status);
  const exports = await until("both exports ended", async () => {
    const statuses = await Promise.all(jobs.map((id) => statusOfJob(client, id)));
    return statuses.every(ended) ? statuses : undefined;
  });
  const exportsTook = performance.now() - killedAt;
  const contents = (path: string): Promise<string[]> =>
    Promise.all(stores.map(async (one) => (await fetch(`${one.url}${path}`)).text()));
  return {
    before,
    during,
    back,
    exportsTook,
    sessions: { before: sessionsBefore, after: await session() },
    exports,
    ...(await writers.count()),
    uploads: { before: await contents(uploadBefore), during: await contents(uploadDuring) },
  };
}

function first(members: readonly Member[]): Member {
  const [member] = members;
  if (!member) throw new Error("The store has no processes. Start it with --scale.");
  return member;
}

async function signIn({ url, adminEmail, adminPassword }: Ready): Promise<string> {
  const answer = await fetch(`${url}/admin/auth`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: adminEmail, password: adminPassword }),
  });
  return answer.headers.getSetCookie().join("; ").split(";")[0] ?? "";
}

const statusOf = ({ url }: Member, cookie: string): Promise<number> =>
  fetch(`${url}/admin/auth`, { headers: { cookie } }).then(
    ({ status }) => status,
    () => 0,
  );

/** Kills a process. Resolves when its address no longer responds. */
async function kill(member: Member, cookie: string): Promise<void> {
  process.kill(member.pid, "SIGKILL");
  await until(`the end of ${member.url}`, async () => (await statusOf(member, cookie)) !== 200);
}

/** Resolves to the time in ms since the kill when the process's address knows the session again. */
async function restarted(member: Member, cookie: string, killedAt: number): Promise<number> {
  await until(`${member.url} again`, async () => (await statusOf(member, cookie)) === 200);
  return performance.now() - killedAt;
}

/** Uploads a file. Resolves to the path of its URL. */
async function upload(client: Client, content: string): Promise<string> {
  const files = [new File([content], `${content}.txt`, { type: "text/plain" })];
  const { uploads } = await client.admin.uploads.create({ body: { files } });
  return new URL(uploads[0]?.url ?? "").pathname;
}

const statusOfJob = async (client: Client, id: string): Promise<string> =>
  (await client.admin.batchJobs.retrieve({ id })).batch_job.status;

/** Resolves to the id of an export that runs when it's confirmed. */
async function prepareExport(client: Client): Promise<string> {
  const body = { type: "product-export", context: {}, dry_run: true };
  const { id } = (await client.admin.batchJobs.create({ body })).batch_job;
  await until(
    "an export to confirm",
    async () => (await statusOfJob(client, id)) === "pre_processed",
  );
  return id;
}

/** A writer that adds items to carts, and one that issues gift cards. Each waits for a response before its next write. */
async function prepareWriters(client: Client) {
  const since = new Date();
  const { regions } = await client.store.regions.list();
  const region_id = regions[0]?.id ?? "";
  const variant_id = await variantInStock(client);
  const carts: string[] = [];
  for (let made = 0; made < CARTS; made += 1)
    carts.push((await client.store.carts.create({ body: { region_id } })).cart.id);
  let added = 0;
  const references: string[] = [];
  const addItem = async (): Promise<void> => {
    const id = carts[added % CARTS] ?? "";
    await client.store.carts.createLineItem({ id, body: { variant_id, quantity: 1 } });
    added += 1;
  };
  const issueCard = async (): Promise<void> => {
    const reference = `drill-${references.length}`;
    await giftCardOnce(client, { reference, region_id, value: 1000, since });
    references.push(reference);
  };
  return {
    async run(goesOn: (since: number) => boolean): Promise<void> {
      const start = performance.now();
      const repeat = async (write: () => Promise<void>): Promise<void> => {
        while (goesOn(start)) await write();
      };
      await Promise.all([repeat(addItem), repeat(issueCard)]);
    },
    async count(): Promise<Pick<Drill, "items" | "cards">> {
      let inCarts = 0;
      for (const id of carts) {
        const { cart } = await client.store.carts.retrieve({ id });
        for (const { quantity } of cart.items ?? []) inCarts += quantity;
      }
      let inStore = 0;
      for await (const card of client.admin.giftCards.iterate())
        if (String(card.metadata?.["reference"]).startsWith("drill-")) inStore += 1;
      return {
        items: { added, inCarts },
        cards: { issued: references.length, inStore },
      };
    },
  };
}

async function variantInStock(client: Client): Promise<string> {
  const { variants } = await client.admin.variants.list({ query: { limit: 100 } });
  const most = variants.toSorted(
    (a, b) => (b.inventory_quantity ?? 0) - (a.inventory_quantity ?? 0),
  )[0];
  return most?.id ?? "";
}

/**
 * Locks a table that only exports read, so that an export waits in each store process. Each process runs one job at a time, so
 * two waiting exports are in different processes.
 */
async function holdExports(url: string, dataDir: string) {
  const lock: Connection = await connect(databaseOf(url, dataDir), "countertop-drill");
  await lock.query("begin");
  await lock.query("lock table product_tags in access exclusive mode");
  const waiting = `select 1 from pg_locks where not granted and relation = 'product_tags'::regclass`;
  return {
    untilBothWait: () =>
      until("an export in each store process", async () => {
        const { rows } = await lock.query(waiting);
        return rows.length >= 2;
      }),
    async release(): Promise<void> {
      await lock.query("rollback");
      await lock.end();
    },
  };
}

/** URL of the copy's database, from the configuration of the store at this URL. */
function databaseOf(url: string, dataDir: string): string {
  for (const file of globSync(join(dataDir, "*/copies/*/medusa-config.json"))) {
    const text = readFileSync(file, "utf8");
    if (!text.includes(`"backend_url": "${url}"`)) continue;
    const config = JSON.parse(text) as { projectConfig: { database_url: string } };
    return config.projectConfig.database_url;
  }
  throw new Error(`There is no copy at ${url} in ${dataDir}.`);
}
