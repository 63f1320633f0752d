import { beforeAll, expect, it } from "vitest";
import { signInAdmin, visitor, type Caller } from "./store.ts";

interface Uploads {
  uploads: { url: string; key: string }[];
}

let admin: Caller;
beforeAll(async () => {
  admin = await signInAdmin();
});

function form(...names: string[]): FormData {
  const data = new FormData();
  for (const name of names) data.append("files", new File([`the text of ${name}`], name));
  return data;
}

it.each(["/admin/uploads", "/admin/uploads/protected"])("files are stored: %s", async (path) => {
  const { body } = await admin.post<Uploads>(path, form("a.txt", "b.csv"));
  expect(body.uploads.map(({ key }) => key.replace(/^\d+-/, ""))).toEqual(["a.txt", "b.csv"]);
  const stored = await fetch(body.uploads[0]?.url ?? "");
  expect(await stored.text()).toBe("the text of a.txt");

  for (const { key: file_key } of body.uploads) {
    await admin.post("/admin/uploads/download-url", { file_key });
    const deleted = await admin.delete("/admin/uploads", { file_key });
    expect(deleted.body).toEqual({ id: file_key, object: "file", deleted: true });
  }
  expect((await fetch(body.uploads[0]?.url ?? "")).status).toBe(404);
  await visitor.post(path, form("a.txt"), { status: 401 });
});

it("a missing file is ignored, but a missing key is rejected", async () => {
  await admin.delete("/admin/uploads", { file_key: "none" });
  const { body } = await admin.post<{ download_url: string }>("/admin/uploads/download-url", {
    file_key: "none",
  });
  expect(body.download_url).toMatch(/none$/);
  await admin.delete("/admin/uploads", {}, { status: 400 });
  await admin.post("/admin/uploads/download-url", {}, { status: 400 });
  await visitor.delete("/admin/uploads", { file_key: "none" }, { status: 401 });
});
