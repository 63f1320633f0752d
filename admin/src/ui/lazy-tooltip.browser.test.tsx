import { useState } from "react";
import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { CopyButton } from "./copy-button.tsx";

const tooltip = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock(import("./tooltip.tsx"), async (original) => {
  await tooltip.promise;
  return original();
});

function Page() {
  const [text, setText] = useState("");
  return (
    <>
      <input aria-label="Other" value={text} onChange={({ target }) => setText(target.value)} />
      <CopyButton text="order_1" label="Copy" copiedLabel="Copied" failedLabel="Not copied" />
      <CopyButton
        text="order_2"
        label="Copy second"
        copiedLabel="Copied"
        failedLabel="Not copied"
      />
    </>
  );
}

it("a button keeps its focus and a press while its tooltip loads", async () => {
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const screen = await render(<Page />);
  const button = (name: string) => screen.getByRole("button", { name, exact: true });
  const second = button("Copy second").element();
  second.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  (button("Copy").element() as HTMLElement).focus();
  tooltip.resolve();
  // Waits until the first button has its tooltip. The second button waits for the end of its press.
  await expect.poll(() => button("Copy").element().getAttribute("data-scope")).toBe("tooltip");
  await expect.element(button("Copy")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(copied).toHaveBeenLastCalledWith("order_1");
  expect(button("Copy second").element()).toBe(second);
  second.dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
  (second as HTMLElement).click();
  expect(copied).toHaveBeenLastCalledWith("order_2");
});

it("a button shows that the browser denied access to the clipboard", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("denied"));
  tooltip.resolve();
  const screen = await render(<Page />);
  await screen.getByRole("button", { name: "Copy", exact: true }).click();
  await expect.element(screen.getByRole("button", { name: "Not copied" })).toBeVisible();
});
