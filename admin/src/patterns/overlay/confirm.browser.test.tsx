import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import { beforeAll, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import common from "../../../public/locales/en/common.json" with { type: "json" };
import { Confirm } from "./confirm.tsx";

beforeAll(async () => {
  await i18next
    .use(initReactI18next)
    .init({ lng: "en", defaultNS: "common", resources: { en: { common } } });
});

it.each([
  ["runs its action", "primary", 1],
  ["doesn't run a dangerous action", "danger", 0],
] as const)("with the save shortcut, a dialog %s", async (_, tone, times) => {
  const onConfirm = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const screen = await render(
    <Confirm
      {...(tone === "danger" ? { tone, typed: "#12" } : { tone })}
      title="Capture payment"
      text="All of it."
      action="Capture"
      onConfirm={onConfirm}
      onClose={() => {}}
    />,
  );
  if (tone === "danger") await userEvent.fill(screen.getByRole("textbox"), "#12");
  await expect.element(screen.getByRole("button", { name: "Capture" })).toBeEnabled();
  // The dialog handles keys once it has the focus.
  const question = screen.getByRole("alertdialog");
  await expect.poll(() => question.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard("{Control>}s{/Control}{Control>}s{/Control}");
  expect(onConfirm).toHaveBeenCalledTimes(times);
});

it("a dialog for an action that cancels something offers to keep it, so that only one button says Cancel", async () => {
  const onClose = vi.fn<() => void>();
  const screen = await render(
    <Confirm
      title="Cancel order #12?"
      text="Its payment is voided."
      action="Cancel order"
      cancels
      onConfirm={() => Promise.resolve()}
      onClose={onClose}
    />,
  );
  await expect
    .element(screen.getByRole("button", { name: "Cancel order", exact: true }))
    .toBeVisible();
  expect(screen.getByRole("button", { name: "Cancel", exact: true }).query()).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Keep it" }));
  await expect.poll(() => onClose.mock.calls).toHaveLength(1);
});

it.each([
  ["the action if a shortcut opened the dialog", "Capture", { focusesAction: true }],
  ["the Cancel button", "Cancel", {}],
] as const)(
  "a dialog focuses %s, and ignores a key that is still held down",
  async (_, name, more) => {
    const onConfirm = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const screen = await render(
      <Confirm
        title="Capture payment"
        text="All of it."
        action="Capture"
        {...more}
        onConfirm={onConfirm}
        onClose={() => {}}
      />,
    );
    const button = screen.getByRole("button", { name });
    await expect.element(button).toHaveFocus();
    const held = new KeyboardEvent("keydown", {
      key: "Enter",
      repeat: true,
      bubbles: true,
      cancelable: true,
    });
    expect(button.element().dispatchEvent(held)).toBe(false);
    expect(onConfirm).not.toHaveBeenCalled();
  },
);
