// Tests success criteria of WCAG 2.2 that axe can't check, on the screens that are used most. reports/accessibility.md cites
// these tests.
import type { Page } from "@playwright/test";
import { openDetails } from "./menus.ts";
import { opensDialog } from "./routes.ts";
import { expect, openInApp, openList, rows, test } from "./shop.ts";

/** Screens that have a sticky top bar, a save bar, a wide table, a drawer, or a wizard. */
const SCREENS = (product: string) => [
  "products",
  `products/${product}`,
  `products/${product}?edit=options`,
  "orders",
  "settings",
  "pricing/new",
];

const SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/** Labels whose text is cut off without an ellipsis. */
const cutLabels = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("button, label, h1, h2, h3, legend")].flatMap(
      (element) => {
        const style = getComputedStyle(element);
        const hidesMore = style.overflowY === "hidden" || style.overflowX === "hidden";
        const isCut =
          element.scrollHeight > element.clientHeight + 1 ||
          (element.scrollWidth > element.clientWidth + 1 && style.textOverflow !== "ellipsis");
        return element.checkVisibility() && element.clientWidth > 1 && hidesMore && isCut
          ? [`${element.tagName}: ${element.innerText}`]
          : [];
      },
    ),
  );

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Opens a screen, and waits until its heading is visible and no placeholder is left. */
async function open(page: Page, address: string): Promise<void> {
  await openInApp(page, address);
  await expect(page.getByRole("heading").first()).toBeVisible();
  // The dialog has the focus before Tab is pressed. Otherwise, the focus would move on the page below.
  if (opensDialog(address)) await expect(page.locator("[role=dialog]:focus-within")).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}

test("text stays visible with the spacing that users may set", async ({
  signedIn: page,
  addProduct,
}) => {
  const { id } = await addProduct();
  await openList(page);
  // The content security policy forbids inline styles, but not style sheets that a script constructs.
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, SPACING);
  for (const address of SCREENS(id)) {
    await open(page, address);
    expect(await cutLabels(page), address).toEqual([]);
    expect(await overflow(page), address).toBe(0);
  }
});

test("text can be enlarged to twice its size", async ({ signedIn: page, addProduct }) => {
  const { id } = await addProduct();
  // Halves the width of the window, as a browser's zoom of 200% does.
  await page.setViewportSize({ width: 640, height: 400 });
  await openList(page);
  for (const address of SCREENS(id)) {
    await open(page, address);
    expect(await cutLabels(page), address).toEqual([]);
    expect(await overflow(page), address).toBe(0);
  }
});

test("the admin works in both orientations of a phone", async ({ signedIn: page, addProduct }) => {
  const { id } = await addProduct();
  for (const size of [
    { width: 360, height: 740 },
    { width: 740, height: 360 },
  ]) {
    await page.setViewportSize(size);
    await openList(page);
    await open(page, `products/${id}`);
    await expect(page.getByRole("textbox", { name: "Title", exact: true })).toBeVisible();
    expect(await overflow(page)).toBe(0);
  }
});

interface Focused {
  name: string;
  /** True if the pointer can reach a part of the element, so nothing covers it completely. */
  seen: boolean;
  /** True if the focus changes the outline, shadow, border, or background of the element or of an element around it. */
  marked: boolean;
}

/** The focused element, or `undefined`. Waits a few frames first, because content may be replacing its placeholder. */
const focused = (page: Page): Promise<Focused | undefined> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 20 && document.activeElement === document.body; frame += 1)
      await new Promise(requestAnimationFrame);
    if (document.activeElement === document.body) return undefined;
    const element = document.activeElement as HTMLElement;
    const part = element.closest<HTMLElement>("label") ?? element;
    const box = part.getBoundingClientRect();
    const across = [0.05, 0.5, 0.95].map((share) => box.left + box.width * share);
    const down = [0.05, 0.5, 0.95].map((share) => box.top + box.height * share);
    const seen = across.some((x) =>
      down.some((y) => {
        const at = document.elementFromPoint(x, y);
        return at !== null && (part.contains(at) || at.contains(part));
      }),
    );
    const around: Element[] = [part, element.nextElementSibling ?? element];
    for (let one: Element | null = element; one && around.length < 8; one = one.parentElement)
      around.push(one);
    const look = () =>
      around
        .flatMap((one) => [null, "::before", "::after"].map((part) => getComputedStyle(one, part)))
        .map(({ outline, boxShadow, borderColor, background }) =>
          [outline, boxShadow, borderColor, background].join(),
        )
        .join();
    const focusedLook = look();
    element.blur();
    const plain = look();
    element.focus({ preventScroll: true });
    return {
      name: `${element.tagName} ${element.getAttribute("aria-label") ?? element.innerText}`.slice(
        0,
        60,
      ),
      seen,
      marked: focusedLook !== plain,
    };
  });

test("the focus is visible at every Tab stop, and nothing covers it", async ({
  signedIn: page,
  addProduct,
}) => {
  const { id } = await addProduct();
  await page.setViewportSize({ width: 1024, height: 500 });
  await openList(page);
  for (const address of SCREENS(id)) {
    await open(page, address);
    for (let stop = 0; stop < 30; stop += 1) {
      await page.keyboard.press("Tab");
      const at = await focused(page);
      // After the last control, the focus moves to the browser's own interface.
      if (!at) break;
      const { name, seen, marked } = at;
      expect({ address, name, seen, marked }).toEqual({ address, name, seen: true, marked: true });
    }
  }
});

test("content that appears on hover stays under the pointer, and Escape hides it", async ({
  signedIn: page,
  addProduct,
}) => {
  const { id } = await addProduct();
  await openInApp(page, `products/${id}`);
  await openDetails(page);
  const copy = page.getByRole("button", { name: "Copy ID" });
  // Makes the window tall, so that nothing scrolls: scrolling closes tooltips. The button works before its tooltip has loaded.
  await page.setViewportSize({ width: 1280, height: 1600 });
  await page.mouse.move(5, 5);
  await expect(copy).toHaveAttribute("data-scope", "tooltip");
  const tooltip = page.getByRole("tooltip");
  await expect(async () => {
    await page.mouse.move(5, 5);
    await copy.hover();
    await expect(tooltip).toBeVisible({ timeout: 3000 });
  }).toPass();
  const box = await tooltip.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5, { steps: 8 });
  await expect(tooltip).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tooltip).toBeHidden();
  await expect(page).toHaveURL(`/a/products/${id}`);
});

test("the sign-in fields support autofill and pasting", async ({ page }) => {
  await page.goto("/login");
  const email = page.getByLabel("Email");
  const password = page.getByLabel("Password", { exact: true });
  await expect(email).toHaveAttribute("autocomplete", /username|email/);
  await expect(password).toHaveAttribute("autocomplete", "current-password");
  await email.fill("pasted@example.com");
  await email.selectText();
  await page.keyboard.press("Control+c");
  await password.focus();
  await page.keyboard.press("Control+v");
  await expect(password).toHaveValue("pasted@example.com");
});

test("a control acts on pointer up, so moving the pointer away cancels the action", async ({
  signedIn: page,
  addProduct,
}) => {
  const { id, title } = await addProduct();
  await openList(page, `?q=${encodeURIComponent(title)}`);
  await expect(rows(page)).toHaveCount(1);
  const link = page.getByRole("link", { name: title });
  const box = await link.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
  await page.mouse.down();
  await page.mouse.move(5, 300);
  await page.mouse.up();
  await expect(page).toHaveURL(/\/a\/products\?/);
  await openInApp(page, `products/${id}`);
  const button = page.getByRole("button", { name: "Publish", exact: true });
  const place = await button.boundingBox();
  await page.mouse.move((place?.x ?? 0) + 5, (place?.y ?? 0) + 5);
  await page.mouse.down();
  await page.mouse.move(5, 300);
  await page.mouse.up();
  await expect(button).toBeVisible();
});
