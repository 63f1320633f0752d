// Performs one step in a page as a user would, and waits until the page is idle.
import type { Page } from "@playwright/test";
import type { FaultyNetwork } from "../../../storefront-kit/create/e2e/faulty-network.ts";
import type { Step } from "./draws.ts";
import { Violation } from "./violation.ts";
import { controlsOf, type Control } from "./tree.ts";

/** Time limit for a click. If the click takes longer, something covers the control. */
const PATIENCE_MS = 2_000;
const CALLS = { reads: /^GET \/(admin|store)\//, writes: /^(POST|DELETE) \/(admin|store)\// };

export const readControls = async (page: Page): Promise<Control[]> =>
  controlsOf(await page.ariaSnapshot({ mode: "ai" }));

/** Performs a step. Resolves to false if the step isn't possible, for example because the page doesn't have the control. */
export async function perform(page: Page, network: FaultyNetwork, step: Step): Promise<boolean> {
  switch (step.do) {
    case "open":
      await page.goto(network.url + step.path);
      return true;
    case "key":
      await page.keyboard.press(step.key);
      return true;
    case "back":
      return page.evaluate(() => {
        // Doesn't go back from the site's first page, because the entry before it is the browser's
        // own page.
        const { navigation } = globalThis as unknown as { navigation: { canGoBack: boolean } };
        if (navigation.canGoBack) history.back();
        return navigation.canGoBack;
      });
    case "forward":
      await page.evaluate(() => history.forward());
      return true;
    case "reload":
      await page.reload();
      return true;
    case "fault":
      network.inject(CALLS[step.of], step.fault);
      return true;
    case "recover":
      network.clear();
      await retryPage(page);
      return true;
    case "click":
    case "press":
    case "type":
      return use(page, step);
  }
}

/** Presses "Try again" on a page that failed to load, as its error asks for. */
async function retryPage(page: Page): Promise<void> {
  const alert = page.getByRole("main").getByRole("alert");
  const failed = alert.filter({ has: page.getByRole("heading", { level: 1 }) });
  const retry = failed.getByRole("button", { name: "Try again" });
  if (await retry.isVisible()) await retry.click();
}

async function use(
  page: Page,
  step: Extract<Step, { do: "click" | "press" | "type" }>,
): Promise<boolean> {
  const { role, name, nth } = step;
  const control = (await readControls(page)).find(
    (one) => one.role === role && one.name === name && one.nth === nth,
  );
  if (!control) return false;
  const element = page.getByRef(control.ref);
  try {
    if (step.do === "click") await element.click({ timeout: PATIENCE_MS });
    else await element.focus({ timeout: PATIENCE_MS });
    if (step.do === "press")
      await page.keyboard.press(/button|link|menuitem|tab/.test(role) ? "Enter" : "Space");
    if (step.do === "type") {
      await page.keyboard.press("ControlOrMeta+a");
      if (step.text === "") await page.keyboard.press("Delete");
      else await page.keyboard.insertText(step.text);
    }
    return true;
  } catch (error) {
    if (/Timeout|detached|not attached|not visible|not found/i.test(String(error))) return false;
    throw error;
  }
}

/** Waits until no request, render, or busy state is pending. */
export async function settle(page: Page, network: FaultyNetwork, isFaulty = false): Promise<void> {
  // On a faulty network, pages retry failed reads for longer than users would wait, so the limit is
  // lower.
  const patience = isFaulty ? 2_000 : 15_000;
  const deadline = performance.now() + patience;
  let quiet = 0;
  let busy: string | undefined = "";
  while (quiet < 2) {
    const isOver = performance.now() > deadline;
    if (isOver && isFaulty) return;
    if (isOver)
      throw new Violation(
        "quiet",
        `after ${patience / 1000} seconds, busy: ${busy ?? "requests"}`,
        {
          url: page.url(),
        },
      );
    busy = await page
      .evaluate(async () => {
        const frame = () => new Promise((done) => requestAnimationFrame(done));
        await frame();
        await frame();
        return document.querySelector("[aria-busy=true], .skeleton")?.outerHTML.slice(0, 120);
      })
      .catch(() => "the page is being replaced");
    quiet = busy === undefined && network.pending() === 0 ? quiet + 1 : 0;
  }
}
