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
import * as Dialog from "../../ui/dialog.tsx";
import { useOverlay } from "./overlay.tsx";
import { UnsavedGuard, UnsavedQuestion } from "./unsaved-guard.tsx";
import { mayLeave, watchUnsavedWork, type LeaveRequest } from "./unsaved-work.ts";

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

/** They go from the screen as in the admin: not at once. */
const GOING = `
  @keyframes going { to { opacity: 0 } }
  [data-scope=dialog][data-state=closed] { animation: going 200ms }
`;

/** A window with something written in it, and perhaps one over it. */
function Window({ name, over, onClose }: { name: string; over?: string; onClose(): void }) {
  const [text, setText] = useState("");
  const [choosing, setChoosing] = useState(false);
  const overlay = useOverlay({ dirty: text !== "", onClose });
  return (
    <Dialog.Root {...overlay.root}>
      <Dialog.Content shape="modal">
        <Dialog.Title>{name}</Dialog.Title>
        <input
          aria-label={`In ${name}`}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {over !== undefined && <button onClick={() => setChoosing(true)}>Choose</button>}
        <button onClick={overlay.leave}>{`Cancel ${name}`}</button>
        <style>{GOING}</style>
        {choosing && <Window name={over ?? ""} onClose={() => setChoosing(false)} />}
      </Dialog.Content>
    </Dialog.Root>
  );
}

function Windows() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {open && <Window name="wizard" over="picker" onClose={() => setOpen(false)} />}
    </>
  );
}

async function open(path = "/") {
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
      route("/windows", Windows),
    ]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  const screen = await render(<RouterProvider router={router as never} />);
  if (path === "/") await userEvent.fill(screen.getByLabelText("Note"), "Half a thought");
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

describe("unsaved work in a window over another", () => {
  it("is asked about by itself, once: what is written below it stays", async () => {
    const asked = new Set<LeaveRequest>();
    const stop = watchUnsavedWork.subscribe(() => {
      const { wish } = watchUnsavedWork.now();
      if (wish) asked.add(wish);
    });
    const screen = await open("/windows");
    await userEvent.click(screen.getByRole("button", { name: "Open" }));
    await userEvent.fill(screen.getByLabelText("In wizard"), "Half a list");
    await userEvent.click(screen.getByRole("button", { name: "Choose" }));
    await userEvent.fill(screen.getByLabelText("In picker"), "Half a choice");
    await userEvent.click(screen.getByRole("button", { name: "Cancel picker" }));
    await answer(screen, "Leave");
    await expect.element(screen.getByLabelText("In picker")).not.toBeInTheDocument();
    await expect.element(question(screen)).not.toBeInTheDocument();
    await expect.element(screen.getByRole("button", { name: "Choose" })).toHaveFocus();
    expect(asked.size).toBe(1);
    await expect.element(screen.getByLabelText("In wizard")).toHaveValue("Half a list");
    await userEvent.keyboard("{Escape}");
    await answer(screen, "Leave");
    await expect.element(screen.getByLabelText("In wizard")).not.toBeInTheDocument();
    expect(asked.size).toBe(2);
    stop();
  });
});
