/**
 * The seeded demo store as data. Seeding over HTTP takes a minute, but loading the saved result takes a second. `npm run
 * sandbox -- --data DIR --save-demo sandbox/demo/store.json.gz` writes the file. A test compares it with a newly seeded store.
 */
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import * as database from "./database.ts";
import { SANDBOX_DIR } from "./paths.ts";

export type Row = Record<string, unknown>;

export interface Demo {
  /** Fingerprint of the program that seeded the store. */
  seed: string;
  /** The time when the store was saved. When the store is loaded, every timestamp moves by the time since then. */
  at: string;
  tables: Record<string, Row[]>;
}

export const DEMO_FILE = join(SANDBOX_DIR, "demo", "store.json.gz");
const PICTURES = join(SANDBOX_DIR, "seed", "pictures");
/** Tables that a new store fills automatically, or whose rows matter only to the requests that wrote them. */
const LEFT_OUT = ["migrations", "idempotency_key", "staged_job"];

export const readDemo = (file: string): Demo =>
  JSON.parse(gunzipSync(readFileSync(file)).toString("utf8")) as Demo;

/** Returns the saved demo store if a program with this fingerprint seeded it. */
export function savedDemo(fingerprint: string): Demo | undefined {
  const demo = existsSync(DEMO_FILE) ? readDemo(DEMO_FILE) : undefined;
  return demo?.seed === fingerprint ? demo : undefined;
}

export async function saveDemo(file: string, url: string, seed: string): Promise<void> {
  const tables: Demo["tables"] = {};
  await database.withConnection(url, async (connection) => {
    for (const name of await tablesOf(connection)) {
      const { rows } = await connection.query<{ rows: Row[] | null }>(
        `select json_agg(t) as rows from "${name}" t`,
      );
      tables[name] = rows[0]?.rows ?? [];
    }
  });
  // Leaves out the token, which is signed with this store's secret. Loading the store signs a new one.
  for (const invite of tables["invite"] ?? []) invite["token"] = "";
  const demo: Demo = { seed, at: new Date().toISOString(), tables };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, gzipSync(JSON.stringify(demo), { level: 9 }));
}

/** Fills an empty, migrated database, and the folder of its uploaded files. */
export async function loadDemo(
  demo: Demo,
  store: { url: string; uploads: string; jwtSecret: string },
): Promise<void> {
  const sign = signWith(store.jwtSecret);
  const tables = {
    ...demo.tables,
    invite: (demo.tables["invite"] ?? []).map((invite) => ({ ...invite, token: sign(invite) })),
  };
  await database.withConnection(store.url, async (connection) => {
    await connection.query("begin");
    // Doesn't check foreign keys or run triggers. The rows are consistent, but the tables' order doesn't satisfy the foreign
    // keys.
    await connection.query("set local session_replication_role = replica");
    const existing = await tablesOf(connection);
    await connection.query(`truncate ${existing.map((name) => `"${name}"`).join(", ")}`);
    for (const [name, rows] of Object.entries(tables))
      await connection.query(
        `insert into "${name}" select * from json_populate_recordset(null::"${name}", $1::json)`,
        [JSON.stringify(rows)],
      );
    await connection.query(continueFrom(demo.at));
    await connection.query("commit");
  });
  copyPictures(demo, store.uploads);
}

const tablesOf = async (connection: database.Connection): Promise<string[]> => {
  const { rows } = await connection.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all($1) order by 1`,
    [LEFT_OUT],
  );
  return rows.map(({ name }) => name);
};

/** Moves all timestamps by the time since `at`, and sets sequences to continue after the highest number. */
const continueFrom = (at: string): string => `
do $continue$
declare
  place record;
  passed interval := now() - ${database.literal(at)}::timestamptz;
begin
  for place in
    select table_name, string_agg(format('%1$I = %1$I + %2$L', column_name, passed), ', ') as moves
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and data_type like 'timestamp%'
      and table_name <> 'migrations'
    group by 1
  loop
    execute format('update %I set %s', place.table_name, place.moves);
  end loop;
  for place in
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and column_default like 'nextval%' and table_name <> 'migrations'
  loop
    execute format('select setval(pg_get_serial_sequence(%L, %L), greatest(1, max(%I))) from %I',
      quote_ident(place.table_name), place.column_name, place.column_name, place.table_name);
  end loop;
end
$continue$`;

const requireHere = createRequire(join(SANDBOX_DIR, "package.json"));

/** Signs an invitation's token. Medusa reads the invitation from its token, which must be signed with this store's secret. */
function signWith(secret: string): (invite: Row) => string {
  const { sign } = requireHere("jsonwebtoken") as {
    sign(payload: object, secret: string): string;
  };
  return ({ id, role, user_email }) => sign({ invite_id: id, role, user_email }, secret);
}

/** Copies the images of uploaded files. A file's name consists of the upload's time and the image's name. */
function copyPictures({ tables }: Demo, uploads: string): void {
  mkdirSync(uploads, { recursive: true });
  const names = JSON.stringify(tables).match(/(?<=\/uploads\/)\d+-[\w-]+\.webp/g) ?? [];
  for (const name of new Set(names))
    copyFileSync(join(PICTURES, name.replace(/^\d+-/, "")), join(uploads, name));
}
