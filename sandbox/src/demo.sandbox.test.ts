/** Compares the saved demo store with a store that was seeded over HTTP. */
import { createRequire } from "node:module";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { urlOf, withConnection } from "./database.ts";
import { DEMO_FILE, readDemo, saveDemo } from "./demo.ts";
import { openCluster, runningAddress } from "./postgres.ts";
import { dataPaths, SANDBOX_DIR } from "./paths.ts";
import { comparable } from "./testing/compare-demos.ts";
import { processesOf, runSandbox, signIn, until, type Run } from "./testing/run.ts";

const SEEDING_MS = 400_000;
const root = mkdtempSync(join(tmpdir(), "sandbox-demo-"));
const runs: Run[] = [];

const run = (dir: string, ...args: string[]): Run => {
  const started = runSandbox(["--data", join(root, dir), ...args], {});
  runs.push(started);
  return started;
};

afterAll(async () => {
  for (const { child } of runs) child.kill("SIGTERM");
  await until("no process left", () => processesOf(root).length === 0);
  rmSync(root, { recursive: true, force: true });
});

it(
  "the saved demo store equals a store that was seeded over HTTP",
  async () => {
    const file = join(root, "seeded.json.gz");
    const seeding = run("seeded", "--save-demo", file);
    expect(await seeding.exit, seeding.log()).toBe(0);
    expect(comparable(readDemo(file))).toEqual(comparable(readDemo(DEMO_FILE)));
  },
  SEEDING_MS,
);

it(
  "the saved demo data is loaded completely, and new orders and invitations work afterward",
  async () => {
    const loading = run("loaded", "--copy");
    const ready = await loading.ready;
    expect(loading.log()).toContain("Loading the demo store");
    const paths = dataPaths(join(root, "loaded"));
    const address = runningAddress(openCluster(paths.postgres, SANDBOX_DIR)) ?? "";
    const file = join(root, "loaded.json.gz");
    await saveDemo(file, urlOf(address, "store"), "");
    // Ignores dates, because loading has spread the orders over the last 90 days.
    const undated = (demo: string) => comparable(readDemo(demo), { days: false });
    expect(undated(file)).toEqual(undated(DEMO_FILE));

    // Checks that a new order gets the next number, and that an invitation gets a token of this store.
    const highest = Math.max(
      ...(readDemo(DEMO_FILE).tables["order"] ?? []).map(({ display_id }) => Number(display_id)),
    );
    const next = await withConnection(urlOf(address, "store"), (connection) =>
      connection.query<{ next: string }>("select nextval('order_display_id_seq') as next"),
    );
    expect(Number(next.rows[0]?.next)).toBe(highest + 1);
    const { verify } = createRequire(join(SANDBOX_DIR, "package.json"))("jsonwebtoken") as {
      verify(token: string, secret: string): { user_email: string };
    };
    const { jwt } = JSON.parse(readFileSync(paths.secrets, "utf8")) as { jwt: string };
    const admin = await signIn(ready);
    const { invites } = await admin.call<{ invites: { token: string; user_email: string }[] }>(
      "GET",
      "/admin/invites",
    );
    expect(invites).toHaveLength(3);
    for (const { token, user_email } of invites)
      expect(verify(token, jwt).user_email).toBe(user_email);
    const uploads = readdirSync(join(root, "loaded", "store", "seeded-uploads"));
    expect(uploads).toHaveLength(107);
    const [product] = await admin.products();
    expect((await fetch(product?.thumbnail ?? "")).status).toBe(200);
  },
  SEEDING_MS,
);
