import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import i18next from "i18next";
import { useState } from "react";
import { initReactI18next } from "react-i18next";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import common from "../../../public/locales/en/common.json" with { type: "json" };
import { UnsavedQuestion } from "../overlay/unsaved-guard.tsx";
import { useWizard } from "./wizard-state.ts";
import { Wizard } from "./wizard.tsx";

let submitted: string[];
let refuse: boolean;
beforeAll(async () => {
  await i18next
    .use(initReactI18next)
    .init({ lng: "en", defaultNS: "common", resources: { en: { common } } });
});
beforeEach(() => {
  submitted = [];
  refuse = false;
});

function Order({ summary }: { summary: boolean }) {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState("");
  const wizard = useWizard(summary ? 3 : 2);
  const steps = [
    {
      title: "Customer",
      content: (
        <label>
          Name <input value={name} onChange={(event) => setName(event.target.value)} />
        </label>
      ),
      check: () => name !== "wrong",
    },
    {
      title: "Notes",
      content: (
        // The wizard doesn't know this field's value.
        <label>
          Note <input onInput={() => wizard.enableNext(1)} />
        </label>
      ),
    },
    ...(summary ? [{ title: "Summary", content: <p>All of it</p> }] : []),
  ];
  return (
    <>
      <button
        type="button"
        onClick={() => {
          wizard.reset();
          wizard.disableNext(1);
          setOpen(true);
        }}
      >
        New order
      </button>
      {open && (
        <Wizard
          title="Order"
          steps={steps}
          wizard={wizard}
          summary={summary}
          dirty={name !== ""}
          onSubmit={async () => {
            if (refuse) throw new Error("refused");
            submitted.push(name);
            await Promise.resolve();
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

async function start(summary = false) {
  const rootRoute = createRootRoute({
    component: () => (
      <>
        <Order summary={summary} />
        <UnsavedQuestion />
      </>
    ),
  });
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() });
  const screen = await render(<RouterProvider router={router as never} />);
  await userEvent.click(screen.getByRole("button", { name: "New order" }));
  await expect.element(screen.getByLabelText("Name")).toHaveFocus();
  const button = (name: string) => screen.getByRole("button", { name, exact: true });
  return { screen, button };
}

describe("a wizard", () => {
  it("shows its steps as dots, and disables Back on the first step", async () => {
    const { screen, button } = await start();
    await expect.element(screen.getByText("Step 1 of 2")).toBeVisible();
    expect(document.querySelectorAll("[data-done]")).toHaveLength(2);
    expect(document.querySelectorAll("[data-done=true]")).toHaveLength(1);
    await expect.element(button("Back")).toBeDisabled();
    await userEvent.click(button("Next"));
    await expect.element(screen.getByText("Step 2 of 2")).toBeVisible();
    expect(document.querySelectorAll("[data-done=true]")).toHaveLength(2);
    await expect.element(button("Back")).toBeEnabled();
  });

  it("shows Submit instead of Next on the last step, and closes after submitting", async () => {
    const { screen, button } = await start();
    await userEvent.fill(screen.getByLabelText("Name"), "Ada");
    await expect.element(button("Submit")).not.toBeInTheDocument();
    await userEvent.keyboard("{Enter}");
    await expect.element(button("Next")).not.toBeInTheDocument();
    await expect.element(screen.getByLabelText("Note")).toHaveFocus();
    await userEvent.keyboard("fragile");
    await userEvent.click(button("Submit"));
    await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
    await expect.element(button("New order")).toHaveFocus();
    expect(submitted).toEqual(["Ada"]);
  });

  it("continues with the save shortcut, and is submitted with it on the last step", async () => {
    const { screen } = await start();
    const save = () => userEvent.keyboard("{Control>}s{/Control}");
    await userEvent.keyboard("Ada");
    await save();
    await expect.element(screen.getByLabelText("Note")).toHaveFocus();
    expect(submitted).toEqual([]);
    await userEvent.keyboard("fragile");
    await save();
    await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
    expect(submitted).toEqual(["Ada"]);
  });

  it("hides the counter in a summary, which isn't counted as a step", async () => {
    const { screen, button } = await start(true);
    await userEvent.click(button("Next"));
    await expect.element(screen.getByText("Step 2 of 2")).toBeVisible();
    await userEvent.type(screen.getByLabelText("Note"), "x");
    await userEvent.click(button("Next"));
    await expect.element(screen.getByText("All of it")).toBeVisible();
    await expect.element(screen.getByText(/^Step/)).not.toBeInTheDocument();
    await expect.element(button("Submit")).toBeVisible();
  });

  it("goes only one step ahead if Next is pressed twice in a row, and doesn't submit a step that wasn't shown", async () => {
    const { screen, button } = await start(true);
    await userEvent.dblClick(button("Next"));
    await expect.element(screen.getByText("Step 2 of 2")).toBeVisible();
    await userEvent.type(screen.getByLabelText("Note"), "x");
    await userEvent.dblClick(button("Next"));
    await expect.element(screen.getByText("All of it")).toBeVisible();
    expect(submitted).toEqual([]);
    await userEvent.dblClick(button("Submit"));
    await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
    expect(submitted).toHaveLength(1);
  });

  it("doesn't continue with invalid input, or before the step allows it", async () => {
    const { screen, button } = await start();
    await userEvent.fill(screen.getByLabelText("Name"), "wrong");
    await userEvent.click(button("Next"));
    await expect.element(screen.getByText("Step 1 of 2")).toBeVisible();
    await userEvent.fill(screen.getByLabelText("Name"), "right");
    await userEvent.click(button("Next"));
    await expect.element(button("Submit")).toBeDisabled();
    await userEvent.type(screen.getByLabelText("Note"), "x");
    await expect.element(button("Submit")).toBeEnabled();
  });

  it("keeps the input after going back, or after the server rejects it", async () => {
    const { screen, button } = await start();
    await userEvent.fill(screen.getByLabelText("Name"), "Ada");
    await userEvent.click(button("Next"));
    await userEvent.fill(screen.getByLabelText("Note"), "fragile");
    await userEvent.click(button("Back"));
    await expect.element(screen.getByLabelText("Name")).toHaveValue("Ada");
    await userEvent.click(button("Next"));
    await expect.element(screen.getByLabelText("Note")).toHaveValue("fragile");
    refuse = true;
    await userEvent.click(button("Submit"));
    await expect.element(screen.getByRole("alert")).toBeVisible();
    await expect.element(screen.getByLabelText("Note")).toHaveValue("fragile");
  });

  it("asks before it closes if there is input, and keeps the focus inside", async () => {
    const { screen, button } = await start();
    await userEvent.fill(screen.getByLabelText("Name"), "Ada");
    for (let tab = 0; tab < 6; tab++) {
      await userEvent.tab();
      expect(document.activeElement?.closest("[role=dialog]")).not.toBeNull();
    }
    await userEvent.keyboard("{Escape}");
    await expect.element(screen.getByRole("alertdialog")).toBeVisible();
    await userEvent.click(button("Keep editing"));
    await expect.element(screen.getByLabelText("Name")).toHaveValue("Ada");
    await userEvent.click(button("Close"));
    await userEvent.click(button("Leave"));
    await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
    expect(submitted).toEqual([]);
  });
});
