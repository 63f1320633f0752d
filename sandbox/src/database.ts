import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { SandboxError } from "./errors.ts";
import { SANDBOX_DIR } from "./paths.ts";

/**
 * The part of the database driver that is used here. This package installs the driver, so it may be missing when this file is
 * loaded.
 */
export interface Connection {
  connect(): Promise<void>;
  query<Row>(sql: string, values?: unknown[]): Promise<{ rows: Row[] }>;
  end(): Promise<void>;
  on(event: "error" | "end", listener: (error?: Error) => void): void;
}

type Driver = { Client: new (config: Record<string, unknown>) => Connection };

const requireHere = createRequire(join(SANDBOX_DIR, "package.json"));

export async function connect(url: string, applicationName: string): Promise<Connection> {
  const { Client } = requireHere("pg") as Driver;
  const connection = new Client({
    connectionString: url,
    application_name: applicationName,
    connectionTimeoutMillis: 10_000,
  });
  // Ignores errors, because a lost connection would otherwise end the process. Code that must notice a lost connection adds its
  // own listener.
  connection.on("error", () => {});
  await connection.connect();
  return connection;
}

export async function withConnection<T>(
  url: string,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const connection = await connect(url, "countertop");
  try {
    return await work(connection);
  } finally {
    await connection.end();
  }
}

export function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${encodeURIComponent(database)}`;
  return url.href;
}

export const databaseOf = (url: string): string =>
  decodeURIComponent(new URL(url).pathname.slice(1));

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export async function exists(admin: Connection, database: string): Promise<boolean> {
  const { rows } = await admin.query("select 1 from pg_database where datname = $1", [database]);
  return rows.length > 0;
}

export async function create(
  admin: Connection,
  database: string,
  template?: string,
): Promise<void> {
  const from = template === undefined ? "" : ` template ${quote(template)}`;
  await admin.query(`create database ${quote(database)}${from}`);
}

/** Fails if the user can't create databases. Without this check, only the last step of a build would fail. */
export async function requireCreation(admin: Connection): Promise<void> {
  const { rows } = await admin.query<{ name: string; may: boolean }>(
    "select rolname as name, rolcreatedb or rolsuper as may from pg_roles where rolname = current_user",
  );
  if (rows[0]?.may) return;
  throw new SandboxError(
    `The user "${rows[0]?.name}" of DATABASE_URL can't create databases, but copies of the store need them.`,
    "Give the user the CREATEDB privilege, or unset DATABASE_URL to use the embedded PostgreSQL.",
  );
}

export async function drop(admin: Connection, database: string): Promise<void> {
  await admin.query(`drop database if exists ${quote(database)} with (force)`);
}

/** Rejects connections to a database. A database without connections can always be copied. */
export async function seal(admin: Connection, database: string): Promise<void> {
  await admin.query(`alter database ${quote(database)} allow_connections false`);
}

/* Each running sandbox keeps one connection open, named after the database that it serves. Therefore, the database server knows
   which sandboxes are running. If a sandbox is killed, its connection ends, so unlike a file, it can't become stale. */
const KEEPER = "countertop";

export interface Keeper {
  database: string;
  port: number;
  pid: number;
}

export const keeperName = ({ database, port, pid }: Keeper): string =>
  `${KEEPER}|${port}|${pid}|${database}`;

export function parseKeeper(applicationName: string): Keeper | undefined {
  const [kind, port, pid, ...database] = applicationName.split("|");
  if (kind !== KEEPER || database.length === 0) return undefined;
  return { database: database.join("|"), port: Number(port), pid: Number(pid) };
}

/** The other sandboxes that use this database server. */
export async function otherKeepers(admin: Connection): Promise<Keeper[]> {
  const { rows } = await admin.query<{ application_name: string }>(
    "select application_name from pg_stat_activity where application_name like $1 and pid <> pg_backend_pid()",
    [`${KEEPER}|%`],
  );
  return rows.flatMap((row) => parseKeeper(row.application_name) ?? []);
}

export const copyPrefix = (base: string): string => `${base}_copy_`;

export async function listCopies(admin: Connection, base: string): Promise<string[]> {
  const { rows } = await admin.query<{ datname: string }>(
    "select datname from pg_database where starts_with(datname, $1)",
    [copyPrefix(base)],
  );
  return rows.map((row) => row.datname);
}

export async function hasTables(url: string): Promise<boolean> {
  return withConnection(url, async (connection) => {
    const { rows } = await connection.query(
      "select 1 from pg_tables where schemaname = 'public' limit 1",
    );
    return rows.length > 0;
  });
}

export async function emptySchema(url: string): Promise<void> {
  await withConnection(url, (connection) =>
    connection.query("drop schema public cascade; create schema public"),
  );
}

/**
 * Replaces the origin in the URLs of uploaded files, because these URLs contain the port of the server that received the files.
 * Any column with text or JSON may contain such URLs, so this searches all of them.
 */
export async function moveFileAddresses(url: string, from: string, to: string): Promise<void> {
  if (from === to) return;
  const statement = `
do $move$
declare
  place record;
  old text := ${literal(`${from}/uploads/`)};
  new text := ${literal(`${to}/uploads/`)};
begin
  for place in
    select format('%I.%I', c.table_schema, c.table_name) as name, quote_ident(c.column_name) as col, c.data_type as kind
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
      and c.data_type in ('text', 'character varying', 'json', 'jsonb')
  loop
    execute format(
      'update %s set %s = replace(%s::text, %L, %L)::%s where strpos(%s::text, %L) > 0',
      place.name, place.col, place.col, old, new, place.kind, place.col, old);
  end loop;
end
$move$`;
  await withConnection(url, (connection) => connection.query(statement));
}

/** Runs the statements of a file in one transaction. */
export async function runFile(url: string, file: string): Promise<void> {
  const statements = readFileSync(file, "utf8");
  await withConnection(url, (connection) => connection.query(statements));
}

export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;
