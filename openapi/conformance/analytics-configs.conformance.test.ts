import { expect, it } from "vitest";
import { caller, fresh, prepare, visitor } from "./store.ts";

interface Answer {
  analytics_config: { user_id: string; opt_out: boolean; anonymize: boolean };
}

const PATH = "/admin/analytics-configs";

it("each user creates, changes, and deletes their own analytics configuration", async () => {
  const login = { email: `${fresh("analyst")}@example.com`, password: "a-long-password" };
  const { user } = await prepare<{ user: { id: string } }>("POST", "/admin/users", login);
  const { body: token } = await visitor.post<{ access_token: string }>("/admin/auth/token", login);
  const self = caller({ authorization: `Bearer ${token.access_token}` });

  await self.get(PATH, { status: 404 });
  await self.post(PATH, {}, { status: 400 });
  await self.post(PATH, { opt_out: false, color: "red" }, { status: 400 });
  const chosen = await self.post<Answer>(PATH, { opt_out: false });
  expect(chosen.body.analytics_config).toMatchObject({ user_id: user.id, anonymize: false });
  const changed = await self.post<Answer>(`${PATH}/update`, { opt_out: true, anonymize: true });
  expect(changed.body.analytics_config).toMatchObject({ opt_out: true, anonymize: true });
  await self.post(`${PATH}/update`, {});
  await self.post(`${PATH}/update`, { opt_out: "yes" }, { status: 400 });
  const read = await self.get<Answer>(PATH);
  expect(read.body.analytics_config).toMatchObject({ opt_out: true });

  for (const _ of [1, 2]) {
    const { body } = await self.delete(PATH);
    expect(body).toEqual({ user_id: user.id, object: "analytics_config", deleted: true });
  }
  await self.get(PATH, { status: 404 });
  // For a user who hasn't made a choice yet, the first update creates it.
  await self.post(`${PATH}/update`, { anonymize: true, opt_out: false });
  await self.get(PATH);
  await visitor.get(PATH, { status: 401 });
  await prepare("DELETE", `/admin/users/${user.id}`);
});
