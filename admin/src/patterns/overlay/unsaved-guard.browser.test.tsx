import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import i18next from "i18next";
import { useState } from "react";
import { initReactI18next } from "react-i18next";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import common from "../../../public/locales/en/common.json" with { type: "json" };
import { UnsavedGuard, UnsavedQuestion } from "./unsaved-guard.tsx";
import { mayLeave } from "./unsaved-work.ts";

beforeAll(async () => {
  await i18next
    .use(initReactI18next)
    .init({ lng: "en", defaultNS: "common", resources: { en: { common } } });
});
let stored: string[];
let refuse: boolean;
let signedOut: boolean;
beforeEach(() => {
  stored = [];
  refuse = false;
  signedOut = false;
});

function Note({ name }: { name: string }) {
  const [text, setText] = useState("");
  const save = async () => {
    await Promise.resolve();
    if (refuse) return false;
    stored.push(`${name}: ${text}`);
    setText("");
    return true;
  };
  return (
    <label>
      {name} <input value={text} onChange={(event) => setText(event.target.value)} />
      <UnsavedGuard dirty={text !== ""} save={save} />
    </label>
  );
}

async function open() {
  const root = createRootRoute({
    component: () => (
      <>
        <Link to={"/other" as never}>Other page</Link>
        <button onClick={() => void mayLeave().then((leave) => (signedOut = leave))}>
          Sign out
        </button>
        <Outlet />
        <UnsavedQuestion />
      </>
    ),
  });
  const route = (path: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component });
  const router = createRouter({
    routeTree: root.addChildren([
      route("/", () => (
        <>
          <Note name="Note" />
          <Note name="Price" />
        </>
      )),
      route("/other", () => <p>There</p>),
    ]),
    history: createMemoryHistory(),
  });
  const screen = await render(<RouterProvider router={router as never} />);
  await userEvent.fill(screen.getByLabelText("Note"), "Half a thought");
  return screen;
}

type Screen = Awaited<ReturnType<typeof open>>;
const question = (screen: Screen) =>
  screen.getByRole("alertdialog", { name: "Leave without saving?" });
const answer = (screen: Screen, name: string) =>
  userEvent.click(question(screen).getByRole("button", { name, exact: true }));

describe("unsaved work, on the way to another page", () => {
  it("stays where one is when one goes on editing", async () => {
    const screen = await open();
    await userEvent.click(screen.getByText("Other page"));
    await answer(screen, "Keep editing");
    await expect.element(question(screen)).not.toBeInTheDocument();
    await expect.element(screen.getByLabelText("Note")).toHaveValue("Half a thought");
  });

  it("is lost when one leaves", async () => {
    const screen = await open();
    await userEvent.click(screen.getByText("Other page"));
    await answer(screen, "Leave");
    await expect.element(screen.getByText("There")).toBeVisible();
    expect(stored).toEqual([]);
  });

  it("is saved first where one wants that, all of it", async () => {
    const screen = await open();
    await userEvent.fill(screen.getByLabelText("Price"), "12");
    await userEvent.click(screen.getByText("Other page"));
    await answer(screen, "Save and leave");
    await expect.element(screen.getByText("There")).toBeVisible();
    expect(stored).toEqual(["Note: Half a thought", "Price: 12"]);
  });

  it("keeps one where it is refused", async () => {
    refuse = true;
    const screen = await open();
    await userEvent.click(screen.getByText("Other page"));
    await answer(screen, "Save and leave");
    await expect.element(question(screen)).not.toBeInTheDocument();
    await expect.element(screen.getByLabelText("Note")).toHaveValue("Half a thought");
  });
});

describe("unsaved work, when somebody signs out", () => {
  it("is asked about too", async () => {
    const screen = await open();
    await userEvent.click(screen.getByText("Sign out"));
    await answer(screen, "Keep editing");
    expect(signedOut).toBe(false);
    await userEvent.click(screen.getByText("Sign out"));
    await answer(screen, "Save and leave");
    await expect.poll(() => signedOut).toBe(true);
    expect(stored).toEqual(["Note: Half a thought"]);
  });
});
