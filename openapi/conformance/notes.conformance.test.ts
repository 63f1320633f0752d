import { beforeAll, expect, it } from "vitest";
import { fresh, signInAdmin, visitor, type Caller } from "./store.ts";

interface Note {
  id: string;
  value: string;
  author_id: string;
}

let admin: Caller;
beforeAll(async () => {
  admin = await signInAdmin();
});

it("a note is created, retrieved, updated, listed, and deleted", async () => {
  const about = { resource_type: "order", resource_id: fresh("order") };
  const { body } = await admin.post<{ note: Note }>("/admin/notes", { ...about, value: "Call" });
  const path = `/admin/notes/${body.note.id}`;
  await admin.get(path);
  const changed = await admin.post<{ note: Note }>(path, { value: "Called" });
  expect(changed.body.note.value).toBe("Called");
  const listed = await admin.get<{ notes: Note[]; count: number }>(
    `/admin/notes?resource_id=${about.resource_id}&limit=1&offset=0`,
  );
  expect(listed.body.notes.map(({ id }) => id)).toEqual([body.note.id]);
  await admin.get("/admin/notes");

  const deleted = await admin.delete(path);
  expect(deleted.body).toEqual({ id: body.note.id, object: "note", deleted: true });
  await admin.get(path, { status: 404 });
  await admin.delete(path, undefined, { status: 404 });
  await admin.post(path, { value: "Too late" }, { status: 404 });
  const empty = await admin.get<{ count: number }>(`/admin/notes?resource_id=${about.resource_id}`);
  expect(empty.body.count).toBe(0);
});

it("invalid notes are rejected", async () => {
  const good = { resource_type: "order", resource_id: "order_1", value: "Call" };
  for (const more of [{ color: "red" }, { value: "" }, { resource_id: "" }, { resource_type: 1 }])
    await admin.post("/admin/notes", { ...good, ...more }, { status: 400 });
  const { body } = await admin.post<{ note: Note }>("/admin/notes", good);
  for (const wrong of [{}, { value: 1 }, { value: "a", color: "red" }])
    await admin.post(`/admin/notes/${body.note.id}`, wrong, { status: 400 });
  await admin.get("/admin/notes?expand=author", { status: 400 });
  await visitor.get("/admin/notes", { status: 401 });
  await admin.delete(`/admin/notes/${body.note.id}`);
});
