import { useEffect, useState, type ReactNode } from "react";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { keepFocus } from "./keep-focus.ts";

/** Groups with a button that removes each, and a bar that a button removes. */
function Groups() {
  const [groups, setGroups] = useState(["Friends", "Regulars", "Newsletter"]);
  const [bar, setBar] = useState(true);
  useEffect(keepFocus, []);
  return (
    <main tabIndex={-1}>
      <ul>
        {groups.map((group) => (
          <li key={group}>
            <button type="button" onClick={() => setGroups(groups.filter((one) => one !== group))}>
              Remove {group}
            </button>
          </li>
        ))}
      </ul>
      {bar && (
        <p>
          <button type="button" onClick={() => setBar(false)}>
            Discard
          </button>
        </p>
      )}
    </main>
  );
}

const focused = () => document.activeElement?.textContent;
const press = async (name: string) => {
  await page.getByRole("button", { name }).click();
};

it("moves the focus to the control after the removed one, or before the last one", async () => {
  await render(<Groups />);
  await press("Remove Regulars");
  await expect.poll(focused).toBe("Remove Newsletter");
  await userEvent.keyboard("{Enter}");
  await expect.poll(focused).toBe("Remove Friends");
});

it("moves the focus to the control before a removed bar", async () => {
  await render(<Groups />);
  await press("Discard");
  await expect.poll(focused).toBe("Remove Newsletter");
});

it("moves the focus to the page if no control is left", async () => {
  await render(<Groups />);
  await press("Discard");
  for (const group of ["Friends", "Regulars", "Newsletter"]) await press(`Remove ${group}`);
  await expect.poll(() => document.activeElement?.tagName).toBe("MAIN");
});

it("keeps the focus in a dialog over the page", async () => {
  function Page({ children }: { children: ReactNode }) {
    const [open, setOpen] = useState(true);
    const [chosen, setChosen] = useState(["Red", "Blue"]);
    useEffect(keepFocus, []);
    return (
      <>
        {children}
        {open && (
          <div role="alertdialog" tabIndex={-1} aria-label="Chosen colors">
            {chosen.map((color) => (
              <button key={color} onClick={() => setChosen(chosen.filter((one) => one !== color))}>
                Remove {color}
              </button>
            ))}
            <button onClick={() => setOpen(false)}>Done</button>
          </div>
        )}
      </>
    );
  }
  await render(
    <Page>
      <main tabIndex={-1}>
        <button>Behind the dialog</button>
      </main>
    </Page>,
  );
  await press("Remove Red");
  await expect.poll(focused).toBe("Remove Blue");
  await userEvent.keyboard("{Enter}");
  await expect.poll(focused).toBe("Done");
  // Closes the dialog, which returns the focus itself.
  await press("Done");
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(document.body);
});

it("doesn't move the focus if other code has moved it", async () => {
  function Editor() {
    const [open, setOpen] = useState(false);
    useEffect(keepFocus, []);
    return (
      <main tabIndex={-1}>
        <button type="button">Before</button>
        {open ? (
          <input aria-label="Title" ref={(field) => field?.focus()} />
        ) : (
          <button type="button" onClick={() => setOpen(true)}>
            Edit
          </button>
        )}
      </main>
    );
  }
  await render(<Editor />);
  await press("Edit");
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(document.activeElement?.tagName).toBe("INPUT");
});

it("returns the focus to the control that had it before the start", async () => {
  document.body.innerHTML =
    "<main tabindex='-1'><a href='#a'>Before</a><p><button>Discard</button></p></main>";
  const discard = document.querySelector("button") as HTMLElement;
  discard.focus();
  const stop = keepFocus();
  discard.parentElement?.remove();
  await expect.poll(focused).toBe("Before");
  stop();
});
