import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { admin, expect, returnToWindow, openList, rows, test as base } from "./shop.ts";

interface Jobs {
  /** A page of a user who has no batch jobs. Users see only their own jobs. */
  newUserPage: Page;
  start(body: object): Promise<string>;
}

const test = base.extend<Jobs>({
  newUserPage: async ({ page }, provide) => {
    const user = { email: `jobs-${randomUUID()}@countertop.test`, password: randomUUID() };
    await page.request.post("/admin/auth", { data: admin });
    const made = await page.request.post("/admin/users", { data: user });
    const { user: added } = (await made.json()) as { user: { id: string } };
    await page.request.post("/admin/auth", { data: user });
    // Without this, the usage data dialog would cover every page.
    await page.request.post("/admin/analytics-configs", {
      data: { opt_out: true, anonymize: false },
    });
    await provide(page);
    await page.request.post("/admin/auth", { data: admin });
    await page.request.delete(`/admin/users/${added.id}`);
  },
  start: async ({ newUserPage: page }, provide) => {
    await provide(async (body) => {
      const response = await page.request.post("/admin/batch-jobs", { data: body });
      expect(response.status()).toBe(201);
      return ((await response.json()) as { batch_job: { id: string } }).batch_job.id;
    });
  },
});

const job = (page: Page, name: string) =>
  page.getByRole("dialog").getByRole("article").filter({ hasText: name });

test("the store's background jobs can be followed, started, and canceled from any page, and their results are reported", async ({
  newUserPage: page,
  start,
}) => {
  const activity = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const notice = page.getByRole("status").filter({ hasText: "product export batch job completed" });

  await test.step("the activity panel explains why it shows nothing, and retries", async () => {
    const jobs = "**/admin/batch-jobs?*";
    await page.route(jobs, (route) => route.fulfill({ status: 500, json: {} }));
    await openList(page);
    await activity("Activity");
    await expect(page.getByRole("dialog").getByRole("alert")).toContainText(
      "Something went wrong on the server",
    );
    await page.unroute(jobs);
    await page.getByRole("dialog").getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("No imports or exports yet")).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("the activity panel shows a waiting job, starts it, and offers its file for download", async () => {
    await start({ type: "product-export", context: {}, dry_run: true });
    await returnToWindow(page);
    await activity("Activity: 1 job is running");
    await job(page, "product export").getByRole("button", { name: "Start" }).click();
    await expect(job(page, "product export")).toContainText("Completed", { timeout: 30_000 });
    const opened = page.waitForEvent("popup");
    await job(page, "product export").getByRole("button", { name: "Download" }).click();
    await (await opened).close();
    await page.keyboard.press("Escape");
  });

  await test.step("a finished export is reported on any page", async () => {
    await expect(notice).toContainText("Success");
  });

  await test.step("a job can be canceled in the activity panel", async () => {
    const id = await start({ type: "order-export", context: {}, dry_run: true });
    await returnToWindow(page);
    await activity("Activity: 1 job is running");
    // The server prepares a job after it has responded. It ignores a cancellation that arrives earlier.
    await expect(job(page, "order export").getByRole("button", { name: "Start" })).toBeVisible();
    await job(page, "order export").getByRole("button", { name: "Cancel" }).click();
    await expect(job(page, "order export")).toContainText("Canceled");
    const { batch_job } = (await (await page.request.get(`/admin/batch-jobs/${id}`)).json()) as {
      batch_job: { status: string };
    };
    expect(batch_job.status).toBe("canceled");
  });

  // After a reload, no notice is shown, because jobs that ended before the page opened aren't reported.
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Activity", exact: true })).toBeVisible();
  await expect(notice).toBeHidden();

  await test.step("a running job can't be canceled, and its result is reported", async () => {
    const given = (id: string, type: string, rest: object) => ({
      id,
      type,
      created_at: "2026-01-01T10:00:00.000Z",
      completed_at: null,
      canceled_at: null,
      result: null,
      ...rest,
    });
    const when = "2026-01-01T10:00:05.000Z";
    const jobs = [
      given("batch_1", "product-import", { status: "confirmed" }),
      // The server finishes a job even if it's canceled while it runs. If a job was canceled before that, the server marks it
      // as failed.
      given("batch_2", "order-export", {
        status: "canceled",
        canceled_at: when,
        completed_at: when,
        result: { file_key: "exports/orders.csv" },
      }),
      given("batch_3", "product-export", {
        status: "failed",
        canceled_at: when,
        result: { errors: ["Cannot mark a batch job"] },
      }),
    ];
    await page.route("**/admin/batch-jobs?*", (route) =>
      route.fulfill({ json: { batch_jobs: jobs, count: 3, offset: 0, limit: 100 } }),
    );
    await returnToWindow(page);
    await page.getByRole("button", { name: "Activity: 1 job is running" }).click();
    const running = job(page, "product import");
    await expect(running).toContainText("Once started, the job can't be stopped.");
    await expect(running.getByRole("button")).toHaveCount(0);
    const done = job(page, "order export");
    await expect(done).toContainText("Completed");
    await expect(done.getByRole("button", { name: "Download" })).toBeVisible();
    const canceled = job(page, "product export");
    await expect(canceled).toContainText("Canceled");
    await expect(canceled).not.toContainText("problem");
    await expectAccessible(page);
  });

  await test.step("a finished import refreshes the product list, and returning to the window checks for jobs immediately", async () => {
    await page.keyboard.press("Escape");
    const done = {
      id: "batch_1",
      type: "product-import",
      status: "completed",
      created_at: "2100-01-01T10:00:00.000Z",
      completed_at: "2100-01-01T10:00:05.000Z",
      result: null,
    };
    let jobs: object[] = [{ ...done, status: "processing", completed_at: null }];
    await page.route("**/admin/batch-jobs?*", (route) =>
      route.fulfill({ json: { batch_jobs: jobs, count: jobs.length, offset: 0, limit: 100 } }),
    );
    await returnToWindow(page);
    // The admin reports only jobs that end after the first poll.
    await expect(page.getByRole("button", { name: "Activity: 1 job is running" })).toBeVisible();
    jobs = [done];
    const refreshed = page.waitForRequest("**/admin/products?*");
    await returnToWindow(page);
    await expect(page.getByText("product import batch job completed")).toBeVisible();
    await refreshed;
  });
});
