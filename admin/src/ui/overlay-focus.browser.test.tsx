import { useId, useState, type ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import * as Dialog from "./dialog.tsx";
import { Drawer } from "./drawer.tsx";
import * as Menu from "./menu.tsx";
import { Popover } from "./popover.tsx";

interface Opened {
  anchor: () => HTMLElement | null;
  close(): void;
}

/** A page that opens an overlay, with focusable elements before and after the button. */
function Page({ children }: { children(opened: Opened): ReactNode }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <main>
      <button>Before</button>
      <button id={id} onClick={() => setOpen(true)}>
        Open
      </button>
      <button>After</button>
      {open && children({ anchor: () => document.getElementById(id), close: () => setOpen(false) })}
    </main>
  );
}

const fields = (close: () => void) => (
  <>
    <input aria-label="First" />
    <input aria-label="Middle" />
    <button onClick={close}>Done</button>
  </>
);

const overDialog = (shape: "question" | "modal" | "drawer" | "full") =>
  function Over({ close }: Opened) {
    return (
      <Dialog.Root open onOpenChange={(change) => !change.open && close()}>
        <Dialog.Content shape={shape}>
          <Dialog.Title>Over the page</Dialog.Title>
          {fields(close)}
        </Dialog.Content>
      </Dialog.Root>
    );
  };

const focused = () => {
  const { activeElement: element } = document;
  return element?.getAttribute("aria-label") ?? element?.textContent ?? "";
};
async function expectFocus(name: string): Promise<void> {
  await expect.poll(focused).toBe(name);
}

async function openByKeys(over: (opened: Opened) => ReactNode): Promise<void> {
  await render(<Page>{over}</Page>);
  await userEvent.tab();
  await userEvent.tab();
  await expectFocus("Open");
  await userEvent.keyboard("{Enter}");
}

const dialogs = {
  question: overDialog("question"),
  modal: overDialog("modal"),
  drawer: overDialog("drawer"),
  "full screen": overDialog("full"),
};

describe.each(Object.entries(dialogs))("over a page, a %s", (_name, Over) => {
  it("takes focus, traps Tab, and returns the focus on Escape", async () => {
    await openByKeys((opened) => <Over {...opened} />);
    await expectFocus("First");
    await userEvent.tab();
    await userEvent.tab();
    await expectFocus("Done");
    await userEvent.tab();
    await expectFocus("First");
    await userEvent.keyboard("{Escape}");
    await expectFocus("Open");
  });

  it("returns the focus when its content closes it", async () => {
    await openByKeys((opened) => <Over {...opened} />);
    await expectFocus("First");
    await userEvent.tab({ shift: true });
    await expectFocus("Done");
    await userEvent.keyboard("{Enter}");
    await expectFocus("Open");
  });
});

describe("the navigation on a phone", () => {
  it("takes focus, traps Tab, and returns the focus on Escape", async () => {
    await openByKeys(({ close }) => (
      <Drawer open onOpenChange={close} label="Areas" closeLabel="Close" head="Shop">
        <button>Products</button>
      </Drawer>
    ));
    await expectFocus("Close");
    await userEvent.tab();
    await expectFocus("Products");
    await userEvent.tab();
    await expectFocus("Close");
    await userEvent.keyboard("{Escape}");
    await expectFocus("Open");
  });
});

describe("a popover", () => {
  const open = () =>
    openByKeys(({ anchor, close }) => (
      <Popover anchor={anchor} onClose={close} label="Rename">
        {fields(close)}
      </Popover>
    ));

  it("takes focus, so that typing goes into it", async () => {
    await open();
    await expectFocus("First");
    await userEvent.keyboard("renamed");
    expect(document.activeElement).toHaveValue("renamed");
  });

  it("lets Tab continue past its end to the control after its anchor, which closes it", async () => {
    await open();
    await expectFocus("First");
    await userEvent.tab();
    await userEvent.tab();
    await expectFocus("Done");
    await userEvent.tab();
    await expectFocus("After");
    await expect.poll(() => document.querySelector("[role=dialog]")).toBe(null);
    await expectFocus("After");
  });

  it("lets Shift+Tab go back from its first field to its anchor, and Tab return to it", async () => {
    await open();
    await expectFocus("First");
    await userEvent.tab({ shift: true });
    await expectFocus("Open");
    await userEvent.tab();
    await expectFocus("First");
  });

  it.each([
    ["Escape", "{Escape}"],
    ["a button inside it", "{Tab}{Tab}{Enter}"],
  ])("returns the focus when it is closed by %s", async (_how, keys) => {
    await open();
    await expectFocus("First");
    await userEvent.keyboard(keys);
    await expectFocus("Open");
    expect(document.querySelector("[role=dialog]")).toBe(null);
  });
});

describe("a menu whose button is elsewhere", () => {
  it("receives key presses, and returns the focus on Escape and after a choice", async () => {
    const chosen: string[] = [];
    await openByKeys(({ anchor, close }) => (
      <Menu.At anchor={anchor} label="Do" onSelect={(value) => chosen.push(value)} onClose={close}>
        <Menu.Item value="copy">Copy</Menu.Item>
        <Menu.Item value="delete">Delete</Menu.Item>
      </Menu.At>
    ));
    await expect.poll(() => document.activeElement?.getAttribute("role")).toBe("menu");
    await userEvent.keyboard("{Escape}");
    await expectFocus("Open");
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => document.activeElement?.getAttribute("role")).toBe("menu");
    await userEvent.keyboard("{End}{Enter}");
    await expectFocus("Open");
    expect(chosen).toEqual(["delete"]);
  });
});

describe("a menu with its button", () => {
  it("takes focus, keeps it on Tab, and returns it on Escape", async () => {
    await render(
      <Menu.Root>
        <Menu.Trigger>Open</Menu.Trigger>
        <Menu.Content>
          <Menu.Item value="copy">Copy</Menu.Item>
        </Menu.Content>
      </Menu.Root>,
    );
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => document.activeElement?.getAttribute("role")).toBe("menu");
    await userEvent.tab();
    expect(document.activeElement?.getAttribute("role")).toBe("menu");
    await userEvent.keyboard("{Escape}");
    await expectFocus("Open");
  });
});
