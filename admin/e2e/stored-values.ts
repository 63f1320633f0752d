/** Checks what the admin keeps in a browser. */
import { expect, type Page } from "@playwright/test";
import { isRegistered } from "../src/lib/browser-storage.ts";

interface Kept {
  area: "local" | "session";
  key: string;
  text: string;
}

/** Returns the entries of the local storage and the session storage. */
export const keptIn = (page: Page): Promise<Kept[]> =>
  page.evaluate(() =>
    (["local", "session"] as const).flatMap((area) =>
      Object.entries(area === "local" ? localStorage : sessionStorage).map(([key, text]) => ({
        area,
        key,
        text: String(text),
      })),
    ),
  );

/** Matches a JWT, or a common name of a credential. */
const TOKEN = /eyJ[\w-]{10,}|token=|api_token|password/i;
/** Fails if the browser contains an entry that isn't in the register, or a value that looks like a credential. */
export async function expectNothingUnknown(page: Page): Promise<void> {
  const kept = await keptIn(page);
  expect(kept.filter(({ area, key }) => !isRegistered(area, key))).toEqual([]);
  expect(kept.filter(({ key, text }) => TOKEN.test(key + text))).toEqual([]);
}
