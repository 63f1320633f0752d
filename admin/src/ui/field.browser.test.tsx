import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import { setMoreErrorsText, TextField, TextareaField } from "./field.tsx";

const more = (count: number) => (count === 1 ? "+1 error" : `+${count} errors`);

it("a field shows the first of several errors, and the others in a tooltip", async () => {
  const screen = await render(
    <TextField label="Handle" errors={["Too short", "Has a space", "Taken"]} moreErrors={more} />,
  );
  const input = screen.getByRole("textbox", { name: "Handle" });
  await expect.element(input).toBeInvalid();
  await expect.element(input).toHaveAccessibleDescription("Too short +2 errors");
  await expect.element(screen.getByText("Has a space")).not.toBeInTheDocument();
  await userEvent.hover(screen.getByRole("button", { name: "+2 errors" }));
  await expect.element(screen.getByRole("tooltip")).toHaveTextContent("Has a spaceTaken");
});

it("a field uses the admin's text for the number of other errors if the field has no text of its own", async () => {
  const screen = await render(<TextField label="Handle" errors={["Too short", "Taken"]} />);
  await expect.element(screen.getByRole("button", { name: "+1", exact: true })).toBeVisible();
  setMoreErrorsText(more);
  await screen.rerender(<TextField label="Handle" errors={["Too short", "Taken"]} />);
  await expect.element(screen.getByRole("button", { name: "+1 error" })).toBeVisible();
});

it("a field shows the other errors when their button is pressed, and hides them on Escape", async () => {
  const screen = await render(
    <TextField label="Handle" errors={["Too short", "Taken"]} moreErrors={more} />,
  );
  await userEvent.click(screen.getByRole("button", { name: "+1 error" }));
  await expect.element(screen.getByRole("tooltip")).toHaveTextContent("Taken");
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("tooltip")).not.toBeInTheDocument();
});

it("a field doesn't show a tooltip for a single error", async () => {
  const screen = await render(<TextField label="Handle" errors={["Taken"]} moreErrors={more} />);
  await expect.element(screen.getByText("Taken")).toBeVisible();
  await expect.element(screen.getByRole("button")).not.toBeInTheDocument();
});

it("a required field has an asterisk that is hidden from screen readers", async () => {
  const screen = await render(
    <>
      <TextField label="Title" required />
      <TextareaField label="Story" />
    </>,
  );
  await expect.element(screen.getByText("*")).toHaveAttribute("aria-hidden", "true");
  await expect.element(screen.getByRole("textbox", { name: "Title", exact: true })).toBeRequired();
  await expect
    .element(screen.getByRole("textbox", { name: "Story", exact: true }))
    .not.toBeRequired();
});

it("a field has an explanation in a tooltip next to its label", async () => {
  const screen = await render(
    <TextField label="Handle" tooltip={{ label: "About the handle", content: "In the address" }} />,
  );
  await userEvent.click(screen.getByRole("button", { name: "About the handle" }));
  await expect.element(screen.getByRole("tooltip")).toHaveTextContent("In the address");
  await expect.element(screen.getByRole("textbox", { name: "Handle", exact: true })).toBeVisible();
});

it("a field shows the prefix before the input, and the suffix after it", async () => {
  const screen = await render(<TextField label="Address" prefix="https://" suffix=".shop" />);
  const [before, input, after] = [
    screen.getByText("https://").element(),
    screen.getByRole("textbox").element(),
    screen.getByText(".shop").element(),
  ];
  const following = Node.DOCUMENT_POSITION_FOLLOWING;
  expect(before.compareDocumentPosition(input) & following).toBe(following);
  expect(input.compareDocumentPosition(after) & following).toBe(following);
});

it("a deletable field has a button that deletes it", async () => {
  const onDelete = vi.fn<() => void>();
  const screen = await render(
    <TextField label="Size" deletable={{ label: "Delete size", onDelete }} />,
  );
  await userEvent.click(screen.getByRole("button", { name: "Delete size" }));
  expect(onDelete).toHaveBeenCalledOnce();
});
