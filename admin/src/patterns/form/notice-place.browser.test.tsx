// Tests that notifications never cover the buttons of a save bar or a dialog, on a desktop, on a phone, and in right-to-left
// pages.
import "../../index.css";
import i18next from "i18next";
import type { ReactNode } from "react";
import { initReactI18next } from "react-i18next";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import arCommon from "../../../public/locales/ar/common.json" with { type: "json" };
import common from "../../../public/locales/en/common.json" with { type: "json" };
import * as Dialog from "../../ui/dialog.tsx";
import { notify } from "../../ui/notify.ts";
import { Toaster } from "../../ui/toast.tsx";
import { SaveBar } from "./save-bar.tsx";

beforeAll(async () => {
  await i18next.use(initReactI18next).init({
    lng: "en",
    resources: { en: { common }, ar: { common: arCommon } },
  });
});
const hide: (() => void)[] = [];
beforeEach(() => {
  for (const one of hide.splice(0)) one();
});

const Page = ({ children }: { children?: ReactNode }) => (
  <div style={{ display: "flex", flexDirection: "column", minHeight: "100dvh" }}>
    <p style={{ flex: 1, minHeight: "40rem" }}>Long page</p>
    {children}
    <Toaster dismissLabel="Dismiss" />
  </div>
);
const bar = (
  <SaveBar
    form="form"
    dirty
    saving={false}
    problem="The handle is in use by another product."
    onDiscard={() => undefined}
  />
);
const dialogOf = (shape: "question" | "modal" | "drawer" | "full") => (
  <Dialog.Root open>
    <Dialog.Content shape={shape}>
      <Dialog.Header title="A dialog" />
      <Dialog.Body>
        <p style={{ minHeight: shape === "question" ? 0 : "60rem" }}>Text</p>
      </Dialog.Body>
      <Dialog.Footer>
        <button type="button">Keep</button>
        <button type="button">Delete</button>
      </Dialog.Footer>
    </Dialog.Content>
  </Dialog.Root>
);
const contents = {
  "a save bar": bar,
  "a question": dialogOf("question"),
  "a modal": dialogOf("modal"),
  "a drawer": dialogOf("drawer"),
  "a full dialog": dialogOf("full"),
};

const cases = Object.keys(contents).flatMap((name) =>
  [360, 1440].flatMap((width) => (["ltr", "rtl"] as const).map((dir) => ({ name, width, dir }))),
);

it.each(cases)(
  "a notification doesn't cover the buttons of $name at $width px, $dir",
  async ({ name, width, dir }) => {
    await page.viewport(width, 780);
    document.documentElement.dir = dir;
    await i18next.changeLanguage(dir === "rtl" ? "ar" : "en");
    await render(<Page>{contents[name as keyof typeof contents]}</Page>);
    const notices = () => [
      ...document.querySelectorAll<HTMLElement>("[data-scope=toast][data-part=root]"),
    ];
    // Shows the notification again if it disappears before it is measured, which can happen on a slow machine.
    const shown = () => {
      if (notices().length === 0)
        hide.push(
          notify("success", "Changes saved", "Slow Mornings"),
          notify(
            "error",
            "Could not save",
            "A long message that needs more than one line on a phone.",
          ),
        );
      return notices();
    };
    const buttons = [
      ...document.querySelectorAll<HTMLElement>(
        "[role=region]:has(> [role=alert]) button, .dialog__footer button",
      ),
    ];
    expect(buttons.length).toBeGreaterThanOrEqual(2);
    await expect
      .poll(() => {
        const all = shown();
        return (
          all.length >= 2 &&
          all.every((notice) => {
            const box = notice.getBoundingClientRect();
            const isInside = box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
            return (
              isInside &&
              box.top > innerHeight / 4 &&
              Number(getComputedStyle(notice).opacity) === 1 &&
              buttons.every((button) => {
                const own = button.getBoundingClientRect();
                return (
                  own.bottom <= box.top ||
                  own.top >= box.bottom ||
                  own.right <= box.left ||
                  own.left >= box.right
                );
              })
            );
          })
        );
      })
      .toBe(true);
  },
);

it("a notification takes up one line on a desktop", async () => {
  await page.viewport(1440, 780);
  await render(<Page />);
  // Shows the notification again if it disappears before it is measured, which can happen on a slow machine.
  const height = () => {
    const notices = [...document.querySelectorAll("[data-scope=toast][data-part=root]")];
    const notice = notices.find((one) => one.textContent.includes("Cup saved"));
    if (!notice) hide.push(notify("success", "Cup saved", "Blue"));
    return notice?.getBoundingClientRect().height ?? 0;
  };
  await expect.poll(height).toBeGreaterThan(0);
  expect(height()).toBeLessThan(50);
});
