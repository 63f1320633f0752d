import { useEffect, useState, type ReactNode } from "react";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { keepFocus } from "./keep-focus.ts";

/** A list of groups, each with a button that removes it, and a bar with a button that removes the bar. */
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

it("`keepFocus` moves the focus to the control after the removed one, or if there is none, to the control before", async () => {
  await render(<Groups />);
  await press("Remove Regulars");
  await expect.poll(focused).toBe("Remove Newsletter");
  await userEvent.keyboard("{Enter}");
  await expect.poll(focused).toBe("Remove Friends");
});

it("`keepFocus` moves the focus to the control before a removed bar", async () => {
  await render(<Groups />);
  await press("Discard");
  await expect.poll(focused).toBe("Remove Newsletter");
});

it("`keepFocus` moves the focus to the page if no control is left", async () => {
  await render(<Groups />);
  await press("Discard");
  for (const group of ["Friends", "Regulars", "Newsletter"]) await press(`Remove ${group}`);
  await expect.poll(() => document.activeElement?.tagName).toBe("MAIN");
});

it("`keepFocus` keeps the focus in a dialog over the page, and moves it to the page when the dialog closes", async () => {
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
  // Nothing had the focus before the dialog opened, so the dialog can't return it.
  await press("Done");
  await expect.poll(() => document.activeElement?.tagName).toBe("MAIN");
});

it("`keepFocus` doesn't move the focus if other code has moved it", async () => {
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

it("`keepFocus` returns the focus to the control that had it before the page started", async () => {
  document.body.innerHTML =
    "<main tabindex='-1'><a href='#a'>Before</a><p><button>Discard</button></p></main>";
  const discard = document.querySelector("button") as HTMLElement;
  discard.focus();
  const stop = keepFocus();
  discard.parentElement?.remove();
  await expect.poll(focused).toBe("Before");
  stop();
});
