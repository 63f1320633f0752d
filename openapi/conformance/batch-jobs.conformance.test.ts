import { beforeAll, describe, expect, it, vi } from "vitest";
import { fresh, signInAdmin, visitor, type Caller } from "./store.ts";

interface Job {
  id: string;
  type: string;
  status: string;
  result: { file_key?: string; count?: number } | null;
}
interface Answer {
  batch_job: Job;
}
interface List {
  batch_jobs: Job[];
}

let admin: Caller;
beforeAll(async () => {
  admin = await signInAdmin();
});

async function start(body: object): Promise<Job> {
  const reply = await admin.post<Answer>("/admin/batch-jobs", body);
  expect(reply.status).toBe(201);
  return reply.body.batch_job;
}

/** Polls until the job has this status, because the server processes jobs in the background. */
const reach = (id: string, status: string): Promise<Job> =>
  vi.waitFor(
    async () => {
      const { body } = await admin.get<Answer>(`/admin/batch-jobs/${id}`);
      expect(body.batch_job.status).toBe(status);
      return body.batch_job;
    },
    { timeout: 30_000, interval: 100 },
  );

it("an export runs after it's confirmed, and then can't be confirmed again or canceled", async () => {
  const { id } = await start({ type: "product-export", context: {}, dry_run: true });
  await reach(id, "pre_processed");
  await admin.post(`/admin/batch-jobs/${id}/confirm`);
  const done = await reach(id, "completed");
  expect(done.result?.file_key).toMatch(/product-export/);
  await admin.post(`/admin/batch-jobs/${id}/confirm`, undefined, { status: 400 });
  await admin.post(`/admin/batch-jobs/${id}/cancel`, undefined, { status: 400 });
  await admin.delete("/admin/uploads", { file_key: done.result?.file_key });
});

it("a job can be canceled", async () => {
  const { id } = await start({ type: "order-export", context: {}, dry_run: true });
  await reach(id, "pre_processed");
  const { body } = await admin.post<Answer>(`/admin/batch-jobs/${id}/cancel`);
  expect(body.batch_job.status).toBe("canceled");
});

it("an import is checked before it's confirmed", async () => {
  const handle = fresh("import");
  const data = new FormData();
  const rows = [
    "Product Handle;Product Title;Product Status;Variant Title;Variant SKU;Option 1 Name;Option 1 Value",
    `${handle};Imported Mug;draft;Oat;${handle};Glaze;Oat`,
  ];
  data.append("files", new File([`${rows.join("\n")}\n`], "products.csv"));
  const { body } = await admin.post<{ uploads: { key: string }[] }>(
    "/admin/uploads/protected",
    data,
  );
  const fileKey = body.uploads[0]?.key ?? "";
  const { id } = await start({ type: "product-import", context: { fileKey }, dry_run: true });
  const seen = await reach(id, "pre_processed");
  expect(seen.result?.count).toBe(2);
  await admin.post(`/admin/batch-jobs/${id}/cancel`);
  await admin.delete("/admin/uploads", { file_key: fileKey });
});

it("invalid and unknown jobs are rejected", async () => {
  await admin.post("/admin/batch-jobs", { type: "product-export" }, { status: 400 });
  const unknown = { type: "product-export", context: {}, color: "red" };
  await admin.post("/admin/batch-jobs", unknown, { status: 400 });
  await admin.post("/admin/batch-jobs", { type: "none", context: {} }, { status: 404 });
  await admin.get("/admin/batch-jobs/none", { status: 404 });
  for (const action of ["confirm", "cancel"]) {
    await admin.post(`/admin/batch-jobs/none/${action}`, undefined, { status: 404 });
  }
  await visitor.get("/admin/batch-jobs", { status: 401 });
});

describe("a list of batch jobs", () => {
  it.each([
    "",
    "?limit=1&offset=1",
    "?order=-created_at",
    "?expand=created_by_user",
    "?fields=type",
    "?created_at[gte]=2020-01-01&updated_at[gt]=946684800",
    "?pre_processed_at[lt]=2099-01-01",
    "?confirmed_at=null",
    "?completed_at[gt]=946684800",
    "?failed_at=null&canceled_at=null",
    "?failed_at[lte]=2020-01-01",
    "?type[]=none",
  ])("accepts the query %s", async (query) => {
    await admin.get(`/admin/batch-jobs${query}`);
  });

  it("returns the matching batch jobs for each filter, and rejects or fails for a single id, `fields=status`, and timestamps in seconds", async () => {
    const { id } = await start({ type: "order-export", context: {}, dry_run: true });
    await reach(id, "pre_processed");
    for (const query of ["", "&type[]=order-export", "&completed_at=null", "&canceled_at=null"]) {
      const { body } = await admin.get<List>(`/admin/batch-jobs?id[]=${id}${query}`);
      expect(body.batch_jobs.map((one) => one.id)).toEqual([id]);
    }
    const none = await admin.get<List>(`/admin/batch-jobs?id[]=${id}&pre_processed_at=null`);
    expect(none.body.batch_jobs).toEqual([]);
    await admin.post(`/admin/batch-jobs/${id}/cancel`);
    await admin.get(`/admin/batch-jobs?id=${id}`, { status: 400 });
    await admin.get("/admin/batch-jobs?fields=status", { status: 500 });
    await admin.get("/admin/batch-jobs?created_at[gt]=946684800", { status: 500 });
  });
});
