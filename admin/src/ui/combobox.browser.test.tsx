import { useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import { Combobox, type OptionSource } from "./combobox.tsx";
import { MultiSelect } from "./multi-select.tsx";
import { TagsField } from "./tags.tsx";

const options = [
  { value: "de", label: "Germany" },
  { value: "gr", label: "Greece", disabled: true },
  { value: "es", label: "España" },
];
const labels = {
  open: "Show",
  empty: "Nothing found",
  loading: "Loading",
  remove: (name: string) => `Remove ${name}`,
  create: (text: string) => `Create ${text}`,
};

let last: unknown;
beforeEach(() => {
  last = undefined;
});

function Country(props: Partial<OptionSource>) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <Combobox
      label="Country"
      options={options}
      labels={labels}
      {...props}
      value={value}
      onValueChange={(next) => {
        last = next;
        setValue(next);
      }}
    />
  );
}

describe("a combobox", () => {
  it("finds options regardless of case and accents, and chooses the first one on Enter", async () => {
    const screen = await render(<Country />);
    const input = screen.getByRole("combobox", { name: "Country" });
    await userEvent.type(input, "ESPAN");
    await expect.element(screen.getByRole("option")).toHaveTextContent("España");
    await userEvent.keyboard("{Enter}");
    await expect.element(input).toHaveValue("España");
    expect(last).toBe("es");
    await expect.element(screen.getByRole("listbox")).not.toBeInTheDocument();
  });

  it("restores the chosen value on Escape if no option matches the text", async () => {
    const screen = await render(<Country />);
    const input = screen.getByRole("combobox");
    await userEvent.type(input, "Ger{Enter}");
    await expect.element(input).toHaveValue("Germany");
    await userEvent.fill(input, "Atlantis");
    await expect.element(screen.getByText("Nothing found")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(input).toHaveValue("Germany");
    expect(last).toBe("de");
  });

  it("restores the chosen value when it loses the focus", async () => {
    const screen = await render(<Country />);
    const input = screen.getByRole("combobox");
    await userEvent.type(input, "Ger{Enter}");
    await userEvent.fill(input, "Atlantis");
    await userEvent.tab();
    await expect.element(input).toHaveValue("Germany");
    expect(last).toBe("de");
  });

  it("doesn't filter the options if the caller searches for them", async () => {
    const onSearch = vi.fn<(text: string) => void>();
    const screen = await render(<Country onSearch={onSearch} loading />);
    await userEvent.type(screen.getByRole("combobox"), "x");
    expect(onSearch).toHaveBeenLastCalledWith("x");
    await expect.element(screen.getByRole("option", { name: "Germany" })).toBeVisible();
    await expect.element(screen.getByText("Loading")).toBeVisible();
  });
});

function Countries({ onCreate }: { onCreate?(text: string): void }) {
  const [value, setValue] = useState<string[]>([]);
  return (
    <MultiSelect
      label="Countries"
      options={options}
      labels={labels}
      value={value}
      {...(onCreate && { onCreate })}
      onValueChange={(next) => {
        last = next;
        setValue(next);
      }}
    />
  );
}

describe("a multi-select", () => {
  it("shows values as chips, which a button or Backspace removes", async () => {
    const screen = await render(<Countries />);
    const input = screen.getByRole("combobox", { name: "Countries" });
    await userEvent.type(input, "ger{Enter}");
    await expect.element(screen.getByRole("button", { name: "Remove Germany" })).toBeVisible();
    await userEvent.type(input, "esp{Enter}");
    await expect.poll(() => last).toEqual(["de", "es"]);
    await userEvent.keyboard("{Escape}");
    await userEvent.click(screen.getByRole("button", { name: "Remove Germany" }));
    await expect.poll(() => last).toEqual(["es"]);
    await expect.element(input).toHaveFocus();
    await userEvent.keyboard("{Backspace}");
    await expect.poll(() => last).toEqual([]);
  });

  it("keeps text that was typed while a choice was being saved", async () => {
    const at = (value: string[]) => (
      <MultiSelect
        label="Countries"
        options={options}
        labels={labels}
        value={value}
        onSearch={() => undefined}
        onValueChange={() => undefined}
      />
    );
    const screen = await render(at([]));
    const input = screen.getByRole("combobox");
    await userEvent.click(input);
    await userEvent.click(screen.getByRole("option", { name: "Germany" }));
    await userEvent.type(input, "esp");
    await screen.rerender(at(["de"]));
    await expect.element(screen.getByRole("button", { name: "Remove Germany" })).toBeVisible();
    await userEvent.keyboard("a");
    await expect.element(input).toHaveValue("espa");
  });

  it("chooses the pressed option, even if other results replace it before the pointer is released", async () => {
    const onValueChange = vi.fn<(value: string[]) => void>();
    const at = (results: OptionSource["options"]) => (
      <MultiSelect
        label="Countries"
        options={results}
        labels={labels}
        value={[]}
        onSearch={() => undefined}
        onValueChange={onValueChange}
      />
    );
    const screen = await render(at(options));
    await userEvent.click(screen.getByRole("combobox"));
    const germany = screen.getByRole("option", { name: "Germany" }).element();
    const send = (event: Event) => germany.dispatchEvent(event);
    send(new PointerEvent("pointerdown", { bubbles: true }));
    await screen.rerender(at([{ value: "fr", label: "France" }]));
    send(new PointerEvent("pointerup", { bubbles: true }));
    send(new MouseEvent("click", { bubbles: true }));
    await expect.poll(() => onValueChange.mock.calls).toEqual([[["de"]]]);
    await expect.element(screen.getByRole("option", { name: "France" })).toBeVisible();
  });

  it("offers to create an option from text that no option matches", async () => {
    const onCreate = vi.fn<(text: string) => void>();
    const screen = await render(<Countries onCreate={onCreate} />);
    await userEvent.type(screen.getByRole("combobox"), "Atlantis");
    await userEvent.click(screen.getByRole("option", { name: "Create Atlantis" }));
    expect(onCreate).toHaveBeenCalledExactlyOnceWith("Atlantis");
    expect(last).toBe(undefined);
    await userEvent.fill(screen.getByRole("combobox"), "germany");
    await expect.element(screen.getByRole("option", { name: "Germany" })).toBeVisible();
    await expect.element(screen.getByRole("option", { name: /Create/ })).not.toBeInTheDocument();
  });
});

function Example() {
  const [value, setValue] = useState<string[]>([]);
  return (
    <TagsField
      label="Tags"
      labels={labels}
      value={value}
      onValueChange={(next) => {
        last = next;
        setValue(next);
      }}
    />
  );
}

describe("a tag field", () => {
  it("ends a tag on Enter, on a comma, or when it loses the focus, and ignores duplicates", async () => {
    const screen = await render(<Example />);
    const input = screen.getByRole("textbox", { name: "Tags" });
    await userEvent.type(input, "linen{Enter}Linen{Enter}cup,");
    await expect.poll(() => last).toEqual(["linen", "cup"]);
    await userEvent.type(input, " tea towel ");
    await userEvent.tab();
    await expect.poll(() => last).toEqual(["linen", "cup", "tea towel"]);
  });

  it("splits pasted text into tags", async () => {
    const screen = await render(<Example />);
    const input = screen.getByRole("textbox");
    await userEvent.click(input);
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", "linen, cup\nlinen");
    input
      .element()
      .dispatchEvent(
        new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
      );
    await expect.poll(() => last).toEqual(["linen", "cup"]);
  });

  it("removes tags with a button or Backspace, and keeps the focus", async () => {
    const screen = await render(<Example />);
    const input = screen.getByRole("textbox");
    await userEvent.type(input, "a,b,c,");
    await userEvent.click(screen.getByRole("button", { name: "Remove b" }));
    await expect.poll(() => last).toEqual(["a", "c"]);
    await expect.element(input).toHaveFocus();
    await userEvent.keyboard("{Backspace}");
    await expect.poll(() => last).toEqual(["a"]);
  });
});
