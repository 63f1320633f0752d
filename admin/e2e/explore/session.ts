// Runs one session: opens a page, performs steps, and checks the invariants after each step.
import type { BrowserContext, Page } from "@playwright/test";
import type { FaultyNetwork } from "../../../storefront-kit/create/e2e/faulty-network.ts";
import { expectAccessible } from "../accessible.ts";
import { checkBack, readPlace, type Place } from "./back.ts";
import { stepOf, type Draw, type Step } from "./draws.ts";
import { checkFocus, contentOf } from "./page-checks.ts";
import { perform, readControls, settle } from "./perform.ts";
import { checkCreatedOnce, checkTraffic } from "./traffic.ts";
import { checkTyped, readTyped, type Typed } from "./typed.ts";
import { Violation } from "./violation.ts";

/** Time limit for parts of a page that load after its rows. */
const LATE_PARTS_MS = 3_000;

export interface Site {
  readonly name: "admin" | "storefront";
  /** Paths at which sessions start, one after the other. */
  readonly starts: readonly string[];
  readonly network: FaultyNetwork;
  readonly context: BrowserContext;
  /** Signs the browser in. */
  signIn(): Promise<void>;
}

export interface SessionResult {
  readonly steps: readonly Step[];
  /** Number of performed actions, without those whose control wasn't on the page. */
  readonly actions: number;
  readonly violation?: Violation;
}

export interface SessionOptions {
  /** Pages that axe has checked, by path and open dialog. Each is checked once. */
  readonly judged?: Set<string>;
}

/** Runs stored steps, or draws each step from the page's current controls. */
export async function runSession(
  site: Site,
  plan: readonly Step[] | { readonly start: string; readonly draws: readonly Draw[] },
  { judged }: SessionOptions = {},
): Promise<SessionResult> {
  const { network, context } = site;
  network.clear();
  await site.signIn();
  network.exchanges.length = 0;
  const page = await context.newPage();
  const errors: string[] = [];
  watch(page, errors);
  const steps: Step[] = [];
  const state: State = { actions: 0, isFaulty: false, checked: 0, typed: [], visited: new Map() };
  const total = "start" in plan ? plan.draws.length + 1 : plan.length;
  try {
    for (let at = 0; at < total; at += 1) {
      const step = await next(at);
      steps.push(step);
      await take(page, step, site, state, errors);
      // Skips pages with simulated faults: a page that waits for a lost response is dimmed, or has no heading yet.
      if (judged && !state.isFaulty) await judge(page, judged);
    }
    await atRest(page, site, state, errors);
  } catch (error) {
    const violation =
      error instanceof Violation
        ? error
        : new Violation("error", `the session failed: ${String(error)}`);
    return { steps, actions: state.actions, violation };
  } finally {
    network.clear();
    await page.close();
  }
  return { steps, actions: state.actions };

  async function next(at: number): Promise<Step> {
    if (!("start" in plan)) return plan[at] ?? { do: "recover" };
    const draw = plan.draws[at - 1];
    if (!draw) return { do: "open", path: plan.start };
    return stepOf(draw, await readControls(page), state.isFaulty);
  }
}

interface State {
  actions: number;
  isFaulty: boolean;
  /** Number of requests and responses that were checked. */
  checked: number;
  typed: Typed[];
  /** Visited entries of the browser's history, by key. */
  visited: Map<string, Place>;
}

function watch(page: Page, errors: string[]): void {
  page.on("pageerror", ({ message }) => errors.push(message));
  page.on("console", (message) => {
    // The browser itself logs an error for each rejected or lost request.
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
      errors.push(message.text());
  });
  page.on("dialog", (dialog) => void dialog.accept());
  page.on("popup", (popup) => void popup.close());
}

async function take(
  page: Page,
  step: Step,
  { network }: Site,
  state: State,
  errors: readonly string[],
): Promise<void> {
  const before = step.do === "open" ? undefined : await readPlace(page);
  const typed = await readTyped(page, state.typed);
  if (!(await perform(page, network, step))) return;
  state.actions += 1;
  if (step.do === "fault") state.isFaulty = true;
  if (step.do === "recover") state.isFaulty = false;
  await settle(page, network, state.isFaulty);
  const [error] = errors;
  if (error) throw new Violation("error", error);
  const recent = network.exchanges.slice(state.checked);
  state.checked = network.exchanges.length;
  checkTraffic(recent);
  if (recent.some(({ method, fault }) => method !== "GET" && fault === "lost"))
    await checkTyped(page, typed);
  state.typed = await readTyped(page, typed);
  // Forgets the headings of earlier pages, because the write may have renamed their records.
  if (recent.some(({ method }) => method !== "GET")) state.visited.clear();
  if (step.do === "type") state.typed.push({ role: step.role, name: step.name, nth: step.nth });
  const place = await readPlace(page);
  if (step.do === "back" && before) checkBack(before, place, state.visited, state.isFaulty);
  // Skips dialogs, because the URL may already be the next one, and pages after a fault, because they may show an error.
  if (!state.isFaulty && !place.dialog && place.heading) state.visited.set(place.key, place);
  if (step.do === "click" || step.do === "press")
    await checkFocus(page, `${step.do} on ${step.role} “${step.name}”`);
}

/** Checks that no content is stale, and that nothing was created twice. */
async function atRest(
  page: Page,
  { network }: Site,
  state: State,
  errors: readonly string[],
): Promise<void> {
  const wasFaulty = state.isFaulty;
  network.clear();
  await settle(page, network);
  checkCreatedOnce(network.exchanges);
  const open = await page.getByRole("dialog").or(page.getByRole("alertdialog")).count();
  // Skips pages with a fault, because a page that couldn't load shows an error with a retry.
  if (wasFaulty || open > 0 || state.typed.length > 0) return;
  const before = await contentOf(page);
  // Skips pages with a selection or an open menu, because a reload clears them.
  if (before.some((line) => /^\s*- (menu|toolbar "Selected rows")/.test(line))) return;
  await page.reload();
  await settle(page, network);
  // Some parts, such as the resize handles of columns, load at the first input. The page had input before it was reloaded.
  await page.keyboard.press("Shift");
  const deadline = performance.now() + LATE_PARTS_MS;
  let stale = before;
  while (stale.length > 0 && performance.now() < deadline) {
    await settle(page, network);
    const after = new Set(await contentOf(page));
    stale = before.filter((line) => !after.has(line));
  }
  if (stale.length > 0)
    throw new Violation("stale", `${new URL(page.url()).pathname}: ${stale.join(" ")}`, {
      url: page.url(),
    });
  const [error] = errors;
  if (error) throw new Violation("error", error);
}

async function judge(page: Page, judged: Set<string>): Promise<void> {
  const { url, dialog } = await readPlace(page);
  const key = `${new URL(url).pathname.replaceAll(/[a-z]+_[0-9A-Z]{26}/g, "*")} ${dialog}`;
  if (judged.has(key)) return;
  judged.add(key);
  try {
    await expectAccessible(page);
  } catch (error) {
    throw new Violation("axe", String(error instanceof Error ? error.message : error));
  }
}
