import { test, type Locator, type Page } from "@playwright/test";
import { refuse } from "./mock.ts";
import { expect } from "./shop.ts";

export const question = (page: Page) => page.getByRole("alertdialog");
export const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
export const ask = async <Answer>(page: Page, path: string) =>
  (await (await page.request.get(`/admin/${path}`)).json()) as Answer;
/** Matches a call to exactly this path. */
export const at = (path: string) => new RegExp(`/admin/${path}(\\?|$)`);

/** An operator's action on an order, with the state of the server that it leads to. */
export interface OrderAction {
  name: string;
  /** The URL of the action's call. If the action sends several calls, the URL of the last one. */
  call: RegExp;
  method?: "POST" | "DELETE";
  status: 400 | 404 | 409 | 422 | 500;
  /** Opens the overlay and fills it in. */
  begin(): Promise<Locator>;
  /** The name of the submit button. Use `button` if the name isn't unique. */
  press?: string | RegExp;
  button?(sheet: Locator): Locator;
  /** The element that shows the error. By default, an alert. */
  said?(sheet: Locator): Locator;
  /** True if the overlay stays open, even after the action is done. */
  stays?: boolean;
  /** True if a second press would be a separate action, so the test presses the button only once. */
  single?: boolean;
  /** Input that must not be lost. */
  kept?(sheet: Locator): Promise<void>;
  state(): Promise<unknown>;
  after: unknown;
  /** Checks the content of the page after the action is done. */
  seen?(): Promise<void>;
  /**
   * The number of times that the call is sent if its first response is lost: 2 if the server supports an idempotency key for
   * the call, and 1 if not. If undefined, the test doesn't lose a response.
   */
  sent?: 1 | 2;
}

/**
 * First, the server rejects the call with the contract's example: the overlay shows the error, no input is lost, and nothing
 * changes. Then the button is pressed twice, the response is lost, and the action runs once.
 */
export async function doActions(
  page: Page,
  mock: string,
  actions: readonly OrderAction[],
): Promise<void> {
  for (const action of actions) await test.step(action.name, () => doAction(page, mock, action));
}

async function doAction(page: Page, mock: string, action: OrderAction): Promise<void> {
  const { call, method = "POST", status, press = "", state, after, sent } = action;
  const sheet = await action.begin();
  const before = await state();
  expect(before, action.name).not.toEqual(after);
  await refuse(page, mock, call, method, status);
  const button = action.button?.(sheet) ?? sheet.getByRole("button", { name: press, exact: true });
  const said = action.said?.(sheet) ?? sheet.getByRole("alert").first();
  const refused = page.waitForResponse(
    (response) => call.test(response.url()) && response.status() === status,
  );
  await button.click();
  await refused;
  await expect(said, action.name).toBeVisible();
  await action.kept?.(sheet);
  expect(await state(), action.name).toEqual(before);
  await page.unroute(call);

  let calls = 0;
  await page.route(call, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    calls += 1;
    if (calls > 1 || sent === undefined) return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await (action.single ? button.click() : button.dblclick());
  await expect(action.stays ? said : sheet, action.name).toHaveCount(0);
  // Checks this immediately, because the notice disappears.
  await action.seen?.();
  await expect.poll(state, action.name).toEqual(after);
  await page.unroute(call);
  expect(calls, `${action.name}: calls`).toBe(sent ?? 1);
}
