import { request, type FullConfig } from "@playwright/test";
import { admin } from "./shop.ts";

/** Answers the usage data dialog for these tests' operator, because the dialog would cover every page. */
export default async function prepare({ projects }: FullConfig): Promise<void> {
  const baseURL = projects[0]?.use.baseURL ?? "";
  const store = await request.newContext({ baseURL });
  const signedIn = await store.post("/admin/auth", { data: admin });
  if (!signedIn.ok()) throw new Error(`Signing in at ${baseURL} answered ${signedIn.status()}`);
  const present = await store.get("/admin/analytics-configs");
  if (present.status() === 404)
    await store.post("/admin/analytics-configs", { data: { opt_out: true, anonymize: false } });
  await store.dispose();
}
