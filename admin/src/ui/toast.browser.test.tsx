import { userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { notify } from "./notify.ts";
import { Toaster } from "./toast.tsx";

it("lets Tab move through a notice to the next control, and back", async () => {
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
  // Moves the focus back, so that a delayed focus change of the toaster would show.
  await userEvent.tab({ shift: true });
  await expect.element(dismiss).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(dismiss).not.toBeInTheDocument();
});
