import { userEvent } from "vitest/browser";
import { describe, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { notify } from "./notify.ts";
import { Toaster } from "./toast.tsx";

it("Tab moves through a notification to the next control, and back", async () => {
  const { getByRole } = await render(
    <>
      <button type="button">Before</button>
      <Toaster dismissLabel="Dismiss" />
      <button type="button">After</button>
    </>,
  );
  const before = getByRole("button", { name: "Before" });
  const after = getByRole("button", { name: "After" });
  const dismiss = getByRole("button", { name: "Dismiss" });
  await userEvent.click(before);
  notify("error", "Could not save");
  await expect.element(dismiss).toBeVisible();
  while (document.activeElement !== dismiss.element()) await userEvent.tab();
  await userEvent.tab();
  await expect.element(after).toHaveFocus();
  // Moves the focus back, so that the test would notice a delayed focus change by the toaster.
  await userEvent.tab({ shift: true });
  await expect.element(dismiss).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(dismiss).not.toBeInTheDocument();
});

describe("returns the focus to the control that caused the notification", () => {
  const setup = async () => {
    const screen = await render(
      <>
        <input aria-label="Countries" />
        <button type="button">Save</button>
        <Toaster dismissLabel="Dismiss" />
      </>,
    );
    const input = screen.getByRole("textbox", { name: "Countries" });
    await userEvent.click(input);
    const undo = vi.fn<() => void>();
    notify("success", "Saved", "Europe", { label: "Undo", run: undo });
    const button = (name: string) => screen.getByRole("button", { name });
    await expect.element(button("Undo")).toBeVisible();
    return { input, undo, button };
  };

  for (const name of ["Undo", "Dismiss"]) {
    it(`after ${name} with the mouse`, async () => {
      const { input, undo, button } = await setup();
      await userEvent.click(button(name));
      await expect.element(button(name)).not.toBeInTheDocument();
      await expect.element(input).toHaveFocus();
      expect(undo).toHaveBeenCalledTimes(name === "Undo" ? 1 : 0);
    });

    it(`after ${name} with the keyboard`, async () => {
      const { input, undo, button } = await setup();
      while (document.activeElement !== button(name).element()) await userEvent.tab();
      await userEvent.keyboard("{Enter}");
      await expect.element(button(name)).not.toBeInTheDocument();
      await expect.element(input).toHaveFocus();
      expect(undo).toHaveBeenCalledTimes(name === "Undo" ? 1 : 0);
    });
  }
});
