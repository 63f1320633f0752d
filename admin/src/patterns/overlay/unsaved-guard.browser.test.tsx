import {
  createBrowserHistory,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
  useNavigate,
  useSearch,
} from "@tanstack/react-router";
import i18next from "i18next";
import { useState } from "react";
import { initReactI18next } from "react-i18next";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import common from "../../../public/locales/en/common.json" with { type: "json" };
import {
  addUnsavedWork,
  mayLeave,
  watchUnsavedWork,
  type LeaveRequest,
} from "../../lib/unsaved-work.ts";
import * as Dialog from "../../ui/dialog.tsx";
import { TagsField } from "../../ui/tags.tsx";
import { closeMeansBack } from "./overlay-history.ts";
import { useOverlay } from "./overlay.tsx";
import { UnsavedGuard, UnsavedQuestion } from "./unsaved-guard.tsx";

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

/** A closing animation, like that of the admin's overlays. */
const GOING = `
  @keyframes going { to { opacity: 0 } }
  [data-scope=dialog][data-state=closed] { animation: going 200ms }
`;

/** A dialog with unsaved changes, and optionally a dialog on top of it. */
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

/** A drawer that the URL opens. */
function Sheet({ onClose }: { onClose(): void }) {
  const [numbers, setNumbers] = useState<string[]>([]);
  const overlay = useOverlay({ dirty: numbers.length > 0, onClose });
  return (
    <Dialog.Root {...overlay.root}>
      <Dialog.Content shape="drawer">
        <Dialog.Title>Sheet</Dialog.Title>
        <TagsField
          label="Numbers"
          labels={{ remove: (name) => `Remove ${name}` }}
          value={numbers}
          onValueChange={setNumbers}
        />
        <style>{GOING}</style>
      </Dialog.Content>
    </Dialog.Root>
  );
}

function RecordPage() {
  const { edit } = useSearch({ strict: false });
  const navigate = useNavigate();
  const go = (search: object) => void navigate({ to: ".", search } as never);
  return (
    <>
      <button onClick={() => go({ edit: "sheet" })}>Open sheet</button>
      {edit === "sheet" && <Sheet onClose={() => go({})} />}
    </>
  );
}

async function open(path = "/", history = createMemoryHistory({ initialEntries: [path] })) {
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
      route("/record", RecordPage),
    ]),
    history,
  });
  const screen = await render(<RouterProvider router={router as never} />);
  if (path === "/") await userEvent.fill(screen.getByLabelText("Note"), "Half a thought");
  return screen;
}

type Screen = Awaited<ReturnType<typeof open>>;

/**
 * Opens a dialog, and waits until the dialog hides the rest of the page from assistive technology, which takes a frame. A
 * confirmation that opens earlier would be hidden, too.
 */
async function press(screen: Screen, name: string) {
  const opener = screen.getByRole("button", { name });
  await userEvent.click(opener);
  await expect.element(opener).not.toBeInTheDocument();
}
const question = (screen: Screen) =>
  screen.getByRole("alertdialog", { name: "Leave without saving?" });
const answer = (screen: Screen, name: string) =>
  userEvent.click(question(screen).getByRole("button", { name, exact: true }));

describe("unsaved work before navigating to another page", () => {
  it("is kept if the user continues editing", async () => {
    const screen = await open();
    await userEvent.click(screen.getByText("Other page"));
    await answer(screen, "Keep editing");
    await expect.element(question(screen)).not.toBeInTheDocument();
    await expect.element(screen.getByLabelText("Note")).toHaveValue("Half a thought");
  });

  it("is lost if the user leaves", async () => {
    const screen = await open();
    await userEvent.click(screen.getByText("Other page"));
    await answer(screen, "Leave");
    await expect.element(screen.getByText("There")).toBeVisible();
    expect(stored).toEqual([]);
  });

  it("is saved completely before leaving if the user requests it", async () => {
    const screen = await open();
    await userEvent.fill(screen.getByLabelText("Price"), "12");
    await userEvent.click(screen.getByText("Other page"));
    await answer(screen, "Save and leave");
    await expect.element(screen.getByText("There")).toBeVisible();
    expect(stored).toEqual(["Note: Half a thought", "Price: 12"]);
  });

  it("is kept if the save is rejected", async () => {
    refuse = true;
    const screen = await open();
    await userEvent.click(screen.getByText("Other page"));
    await answer(screen, "Save and leave");
    await expect.element(question(screen)).not.toBeInTheDocument();
    await expect.element(screen.getByLabelText("Note")).toHaveValue("Half a thought");
  });
});

describe("signing out with unsaved work", () => {
  it("asks the user first", async () => {
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

describe("leaving an overlay on top of another one", () => {
  it("asks once for each overlay's unsaved work, and keeps the input below", async () => {
    const asked = new Set<LeaveRequest>();
    const stop = watchUnsavedWork.subscribe(() => {
      const { wish } = watchUnsavedWork.now();
      if (wish) asked.add(wish);
    });
    const screen = await open("/windows");
    await press(screen, "Open");
    await userEvent.fill(screen.getByLabelText("In wizard"), "Half a list");
    await press(screen, "Choose");
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

describe("going back with unsaved work", () => {
  const start = window.location.href;
  let first: number;
  afterEach(() => {
    window.history.replaceState(null, "", start);
  });
  const numbers = (screen: Screen) => screen.getByRole("textbox", { name: "Numbers" });
  const here = () => window.location.pathname + window.location.search;
  const SHEET = "/record?edit=sheet";

  /** Opens a page, a second page, and a drawer on top, with text that isn't part of the form yet. */
  async function typeInSheet() {
    window.history.pushState(null, "", "/other");
    const history = closeMeansBack(createBrowserHistory());
    first = history.length;
    const screen = await open("/other", history);
    history.push("/record");
    await press(screen, "Open sheet");
    await userEvent.fill(numbers(screen), "TRACK-1");
    expect(here()).toBe(SHEET);
    return screen;
  }

  it("asks once if the user goes back several entries, and restores the URL", async () => {
    const screen = await typeInSheet();
    for (const times of [1, 2]) {
      for (let step = 0; step < 2; step++) window.history.back();
      await expect.element(question(screen)).toBeVisible();
      await expect.poll(here, { message: `${times}` }).toBe("/other");
      await answer(screen, "Keep editing");
      await expect.poll(here).toBe(SHEET);
      await expect.element(question(screen)).not.toBeInTheDocument();
      await expect.element(screen.getByText("TRACK-1")).toBeVisible();
    }
    expect(window.history.length).toBe(first + 2);
  });

  it("goes back all entries after the user chooses Leave", async () => {
    const screen = await typeInSheet();
    window.history.back();
    await expect.element(question(screen)).toBeVisible();
    window.history.back();
    await expect.poll(here).toBe("/other");
    await answer(screen, "Leave");
    await expect.element(screen.getByText("There")).toBeVisible();
    expect(here()).toBe("/other");
  });

  it("doesn't ask a user who has already returned", async () => {
    const screen = await typeInSheet();
    window.history.back();
    await expect.element(question(screen)).toBeVisible();
    window.history.forward();
    await expect.element(question(screen)).not.toBeInTheDocument();
    await expect.element(screen.getByText("TRACK-1")).toBeVisible();
    expect(here()).toBe(SHEET);
  });

  it("commits typed text before the dialog opens, even with Escape", async () => {
    const screen = await typeInSheet();
    await userEvent.keyboard("{Escape}");
    await answer(screen, "Keep editing");
    await expect.element(screen.getByRole("button", { name: "Remove TRACK-1" })).toBeVisible();
    await userEvent.keyboard("{Backspace}{Escape}");
    await expect.element(numbers(screen)).not.toBeInTheDocument();
    await expect.poll(here).toBe("/record");
  });
});

describe("a save while the dialog is open", () => {
  it("closes the dialog", async () => {
    const screen = await open("/windows");
    const saved = addUnsavedWork({ overlay: false, kept: false });
    const asked = mayLeave();
    await expect.element(question(screen)).toBeVisible();
    saved();
    await expect(asked).resolves.toBe(true);
    await expect.element(question(screen)).not.toBeInTheDocument();
  });
});

describe("pressing Escape again before the dialog has the focus", () => {
  it("continues editing", async () => {
    const screen = await open("/windows");
    await press(screen, "Open");
    await userEvent.fill(screen.getByLabelText("In wizard"), "Half a list");
    const escape = () =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }),
      );
    const answered = Promise.withResolvers<LeaveRequest | undefined>();
    let asked = false;
    const stop = watchUnsavedWork.subscribe(() => {
      const { wish } = watchUnsavedWork.now();
      if (asked) answered.resolve(wish);
      if (!wish || asked) return;
      asked = true;
      queueMicrotask(escape);
    });
    // Retries, because the dialog handles keys only one frame after it appears.
    await expect.poll(() => asked || (escape(), asked)).toBe(true);
    expect(await answered.promise).toBeUndefined();
    stop();
    await expect.element(question(screen)).not.toBeInTheDocument();
    await expect.element(screen.getByLabelText("In wizard")).toHaveValue("Half a list");
  });
});
