import { expect, type Page } from "@playwright/test";

/**
 * Lists the rules of composition that the current page violates, one sentence for each. Runs in the page, so this function
 * can't use anything outside of itself.
 */
function judge(): string[] {
  const faults: string[] = [];
  const main = document.querySelector("main") ?? document.body;
  const overlay = document.querySelector("[role=dialog], [role=alertdialog]");
  const top = overlay ?? main;
  const all = (selector: string, within: Element = main) =>
    [...within.querySelectorAll<HTMLElement>(selector)].filter((node) => {
      const box = node.getBoundingClientRect();
      return box.width > 1 && box.height > 1 && getComputedStyle(node).visibility === "visible";
    });
  const named = (node: Element) =>
    (node.getAttribute("aria-label") ?? node.textContent ?? "").trim().slice(0, 60) ||
    (node.getAttribute("name") ?? node.tagName);
  const names = (nodes: Element[]) => nodes.map(named).join(", ");

  const past = document.documentElement.scrollWidth - innerWidth;
  if (past > 0) faults.push("The page is wider than its window.");

  const primary = all(".button--visual_primary", top);
  if (primary.length > 1) faults.push(`More than one primary action: ${names(primary)}.`);

  // Buttons for the previous and the next record don't count, because they are a separate group.
  const secondary = all("header > [data-screen] :is(a, button)").filter(
    (control) =>
      !primary.includes(control) &&
      control.getAttribute("aria-haspopup") !== "menu" &&
      !control.closest("[role=group]"),
  );
  if (secondary.length > 1) faults.push(`More than one secondary action: ${names(secondary)}.`);

  // Removing an image only changes the page's form, so it doesn't count.
  const deleting = all("button:has(> .lucide-trash-2, .lucide-trash):not([data-remove])").filter(
    (button) => !button.closest("[role=menu], [role=dialog], [role=alertdialog], [role=toolbar]"),
  );
  if (deleting.length > 0) faults.push(`Deletes outside a menu: ${names(deleting)}.`);

  // Rows and cards open with a click, so they don't need an edit button.
  const pencils = all(
    ".card__root :is(li, tr, section, header) button:has(> .lucide-pencil)",
  ).filter((button) => !button.closest("[data-edit]"));
  if (pencils.length > 0) faults.push(`Edited with a pencil: ${names(pencils)}.`);

  const wide = all(
    "input:not([type=checkbox], [type=radio]), textarea, select, [role=combobox]",
    top,
  ).filter((input) => {
    const box = (input.closest(".field__control") ?? input).getBoundingClientRect();
    return box.width > 641 && !input.closest("table, [role=grid]");
  });
  if (wide.length > 0) faults.push(`Fields wider than 640 px: ${names(wide)}.`);

  if (innerWidth >= 768)
    for (const table of all("table")) {
      const frame = table.parentElement?.getBoundingClientRect();
      const cut = [...table.querySelectorAll("thead th")].filter((cell) => {
        const box = cell.getBoundingClientRect();
        return frame && box.width > 0 && (box.right > frame.right + 1 || box.left < frame.left - 1);
      });
      if (cut.length > 0) faults.push(`Columns outside their table: ${names(cut)}.`);
    }

  for (const bar of all("[data-list-bar]")) {
    const { left, right } = bar.getBoundingClientRect();
    const padding = parseFloat(getComputedStyle(bar).paddingInlineEnd);
    // The tabs of views don't count, because they can be scrolled out of view.
    const past = all(":is(button, a, input):not(nav *)", bar).filter((control) => {
      const box = control.getBoundingClientRect();
      return box.right > right - padding + 1 || box.left < left + padding - 1;
    });
    if (past.length > 0) faults.push(`Controls outside the bar of a list: ${names(past)}.`);
  }

  // Skips lists with filters, because filters above the rows can have any height.
  const list = main.querySelector("[data-lead] .card__root");
  const row = list?.querySelector("tbody tr");
  const most = { 1440: 150, 360: 200 }[innerWidth];
  if (most && row && !list?.querySelector(".filter-chip__root")) {
    const { top } = row.getBoundingClientRect();
    if (top + scrollY > most) faults.push(`The first row is ${Math.round(top)} px from the top.`);
  }
  if (list && all(":is(button, a):has(.lucide-download)").length > 0)
    faults.push("An export outside the menu of its list.");
  // Ignores cells with a long word, such as an email address, because a long word may end with an ellipsis.
  const cells = all("td:is([data-column=customer], [data-column=total])").filter(
    ({ textContent }) => !/\S{13,}/.test(textContent),
  );
  const cut = cells.filter((cell) =>
    [cell, ...cell.querySelectorAll("*")].some(
      ({ clientWidth, clientHeight, scrollWidth, scrollHeight }) =>
        clientWidth > 1 && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1),
    ),
  );
  if (cut.length > 0) faults.push(`A customer or a total is cut: ${names(cut)}.`);

  for (const card of all("section.card__root")) {
    const body = card.querySelector(":scope > .card__body");
    const only = body?.children.length === 1 ? body.firstElementChild : undefined;
    if (only?.tagName === "P" && !card.querySelector("button, a, input, img, table"))
      faults.push(`A card with only a sentence: ${named(card.querySelector("h2") ?? card)}.`);
  }

  // A collapsed card says what it contains. A form to try something contains nothing yet.
  const silent = all(".card__header:has(> h2 > [aria-expanded=false])").filter((header) => {
    const card = header.parentElement;
    const chips = "[role=combobox]:not(:scope:has(> .card__footer) *)";
    if (!card?.querySelector(`table, li, dt, code, ${chips}`)) return false;
    const [fact] = all(":scope > .card__fact", header);
    const [note] = all(":scope > .card__note", header);
    if (fact) return fact.textContent === "" || fact.scrollWidth > fact.clientWidth + 1;
    return !note || !(/\p{N}/u.test(note.textContent) || note.querySelector(".badge__root"));
  });
  if (silent.length > 0) faults.push(`Collapsed without a fact: ${names(silent)}.`);

  const at = document.activeElement;
  if (overlay && !(at && overlay.contains(at) && at.matches("*:not(button)")))
    faults.push(`An overlay opens with the focus on ${at ? named(at) : "nothing"}.`);
  return faults;
}

export interface Surface {
  title: string;
  fields: string[];
  width: number;
  fault?: string;
}

/** The widths in px at which the rules hold. */
export const WIDTHS = [1440, 360, 1024, 1280, 1366, 1536, 1920] as const;

/** Waits until the columns fit the new width. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  });

/**
 * Resizes a page to each width, and lists the rules that it violates there, with the widths. Each list is read again until the page
 * stays the same, because a part that opens at a width can still be loading its records.
 */
export async function faultsAt(page: Page, widths: readonly number[]): Promise<string[]> {
  const found = new Map<string, number[]>();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await settled(page);
    let faults = await page.evaluate(judge);
    if (faults.length > 0)
      await expect
        .poll(async () => (faults = await page.evaluate(judge)), { timeout: 5_000 })
        .toEqual([])
        .catch(() => undefined);
    for (const fault of faults) found.set(fault, [...(found.get(fault) ?? []), width]);
  }
  return [...found].map(([fault, at]) => `at ${at.join(", ")}: ${fault}`);
}

/**
 * Measures the form that is open over the page: its fields, its width, and the rule that it violates. A group of radio buttons
 * counts as one field, and so does a value with its unit. Runs in the page, so this function can't use anything outside of
 * itself.
 */
export function measureSurface(): Surface {
  const overlay = document.querySelector("[role=dialog]");
  const controls = overlay?.querySelectorAll(
    "form :is(input:not([type=hidden]), textarea, select, [role=combobox])",
  );
  const fields = [
    ...new Set([...(controls ?? [])].map((control) => control.closest(".field__root") ?? control)),
  ];
  const width = Math.round(overlay?.getBoundingClientRect().width ?? 0);
  const [dialog, drawer, lines, whole] = [416, 480, 720, innerWidth];
  const allowed = fields.length > 3 ? [drawer, lines, whole] : [dialog, lines];
  const title = overlay?.querySelector("h2")?.textContent ?? "";
  return {
    title,
    width,
    fields: fields.map(
      (field) =>
        (field.querySelector(".field__label") ?? field.closest("label"))?.textContent ??
        field.getAttribute("aria-label") ??
        "",
    ),
    ...(!allowed.includes(width) && {
      fault: `${title}: a form with ${fields.length} fields is ${width} px wide.`,
    }),
  };
}
