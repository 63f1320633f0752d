/* Tests each type of field in a form as a user sees it: shown, edited, rejected, and sent. */
import "../../index.css";
import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import common from "../../../public/locales/en/common.json" with { type: "json" };
import { formatterFor } from "../../lib/intl.ts";
import { useEditForm } from "../form/form.tsx";
import {
  checkbox,
  date,
  locked,
  metadata,
  money,
  select,
  groupField,
  switchField,
  text,
} from "../fields.ts";
import { defineFields, type Fields } from "./define.ts";
import { FormFields } from "./form-fields.tsx";

const words = {
  kind: "Discount type",
  fixed: "Fixed amount",
  percentage: "Percentage",
  currency: "Currency",
  value: "Amount",
  limit: "At most",
  starts: "Starts",
  day: "Day",
  active: "Active",
  stackable: "Can be combined",
  providers: "Providers",
  code: "Code",
  kept: "A code is never changed.",
};
const label = (key: keyof typeof words) => `kinds:${key}` as never;

type Values = Record<string, unknown>;

const currencyOf = (record: object) => String(Reflect.get(record, "currency_code"));
// This table has no resource, because `define.test-d.ts` tests that a table matches a body.
const define = defineFields as unknown as (
  resource: object,
  table: object,
) => Fields<object, Values>;
const fields = define(
  {},
  {
    type: select({
      label: label("kind"),
      required: true,
      options: [
        { value: "fixed", label: label("fixed") },
        { value: "percentage", label: label("percentage") },
      ],
    }),
    currency: select({
      label: label("currency"),
      options: () => [
        { value: "eur", label: "Euro" },
        { value: "jpy", label: "Yen" },
      ],
    }),
    value: money({ label: label("value"), required: true, currencyOf, max: 100_000 }),
    limit: money({ label: label("limit"), currencyOf }),
    starts_at: date({ label: label("starts"), time: true, required: true }),
    day: date({ label: label("day") }),
    active: switchField({ label: label("active"), usual: true }),
    stackable: checkbox({ label: label("stackable"), usual: false }),
    metadata: metadata(),
    code: locked(text({ label: label("code") }), label("kept")),
    providers: groupField({
      label: label("providers"),
      options: () => [
        { value: "manual", label: "By hand" },
        { value: "card", label: "Card" },
      ],
    }),
  },
);

const stored = {
  currency_code: "eur",
  type: "fixed",
  currency: "chf",
  value: 1950,
  limit: null,
  starts_at: new Date(2026, 2, 5, 14, 30).toISOString(),
  day: null,
  active: true,
  stackable: false,
  metadata: { origin: "import", rank: 3 },
  code: "SUMMER",
  providers: [{ id: "manual" }, { id: "gone" }],
};

const save = vi.fn<(body: object) => void>();
function Form({ record }: { record?: object }) {
  const { form, edit } = useEditForm<Values, Values>({
    values: record ? fields.toForm(record) : fields.empty,
    schema: fields.schema,
    save: async (written) => {
      save(record ? fields.toBody(written, record) : fields.toNewBody(written));
    },
  });
  return (
    <form {...edit.props}>
      <FormFields
        form={form}
        fields={fields}
        isNew={!record}
        {...(!record && { currency: "jpy" })}
      />
      <button type="submit">Save</button>
    </form>
  );
}

beforeEach(async () => {
  save.mockClear();
  await i18next.use(initReactI18next).init({
    lng: "en",
    defaultNS: "common",
    interpolation: { escapeValue: false },
    resources: { en: { common, kinds: words } },
  });
});

const textsOf = (select: { element(): Element }): string[] =>
  [...(select.element() as HTMLSelectElement).options].map(({ text }) => text);
const edit = async (record?: object) => {
  const screen = await render(<Form {...(record && { record })} />);
  const submit = () => userEvent.click(screen.getByRole("button", { name: "Save", exact: true }));
  const sent = async () => {
    await submit();
    await expect.poll(() => save.mock.calls.length).toBe(1);
    return save.mock.calls[0]?.[0];
  };
  return { screen, submit, sent };
};

describe("a field", () => {
  it("of any type isn't sent if it is unchanged", async () => {
    const { sent } = await edit(stored);
    expect(await sent()).toEqual({});
  });

  it("with a select shows the stored value even if it is no longer an option, and accepts a different value or none", async () => {
    const { screen, sent } = await edit(stored);
    const kind = screen.getByRole("combobox", { name: "Discount type" });
    await expect.element(kind).toHaveValue("fixed");
    // The field is required, so it has no empty option.
    expect(textsOf(kind)).toEqual(["Fixed amount", "Percentage"]);
    const currency = screen.getByRole("combobox", { name: "Currency" });
    await expect.element(currency).toHaveValue("chf");
    expect(textsOf(currency)).toEqual(["–", "chf", "Euro", "Yen"]);
    await userEvent.selectOptions(kind, "Percentage");
    await userEvent.selectOptions(currency, "");
    expect(await sent()).toEqual({ type: "percentage", currency: null });
  });

  it("for money has its currency's decimals, sends minor units, and rejects amounts that are invalid or too large", async () => {
    const { screen, submit, sent } = await edit(stored);
    const amount = screen.getByRole("textbox", { name: "Amount" });
    await expect.element(amount).toHaveValue("19.50");
    await expect.element(screen.getByText("EUR").first()).toBeVisible();
    await userEvent.fill(amount, "12.345");
    await submit();
    await expect.element(screen.getByText(common.form.amount)).toBeVisible();
    await expect.element(amount).toHaveFocus();
    await userEvent.fill(amount, "1,000.01");
    await expect.element(screen.getByText(common.form.amountRange)).toBeVisible();
    await userEvent.fill(amount, "");
    await expect.element(screen.getByText(common.form.required)).toBeVisible();
    await userEvent.fill(amount, "1,000");
    await userEvent.fill(screen.getByRole("textbox", { name: "At most" }), "0");
    expect(await sent()).toEqual({ value: 100_000, limit: 0 });
  });

  it("for a date shows the local time, sends the time in UTC, and sends null if it is empty", async () => {
    const { screen, submit, sent } = await edit({
      ...stored,
      day: new Date(2026, 0, 31).toISOString(),
    });
    const starts = screen.getByRole("textbox", { name: "Starts" });
    await expect.element(starts).toHaveValue("03/05/2026, 02:30 PM");
    await expect.element(screen.getByRole("textbox", { name: "Day" })).toHaveValue("01/31/2026");
    await userEvent.fill(screen.getByRole("textbox", { name: "Day" }), "");
    await userEvent.fill(starts, "");
    await submit();
    await expect.element(screen.getByText(common.form.required)).toBeVisible();
    await userEvent.fill(starts, "31/31/2026");
    await submit();
    await expect.element(screen.getByText(common.form.date)).toBeVisible();
    await userEvent.fill(starts, "11/01/2026 8:00 AM");
    expect(await sent()).toEqual({ starts_at: new Date(2026, 10, 1, 8).toISOString(), day: null });
  });

  it("with a switch or a checkbox sends true and false", async () => {
    const { screen, sent } = await edit(stored);
    await expect.element(screen.getByRole("switch", { name: "Active" })).toBeChecked();
    await userEvent.click(screen.getByRole("switch", { name: "Active" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "Can be combined" }));
    expect(await sent()).toEqual({ active: false, stackable: true });
  });

  it("for metadata has a row for each name, marks invalid rows, and sends changes", async () => {
    const { screen, submit, sent } = await edit(stored);
    const rows = screen.getByRole("group", { name: "Metadata" });
    await expect.element(rows.getByRole("textbox", { name: "Name" }).first()).toHaveValue("origin");
    await userEvent.click(rows.getByRole("button", { name: "Remove row" }).first());
    await userEvent.fill(rows.getByRole("textbox", { name: "Value" }), "four");
    await submit();
    await expect.element(rows.getByText(common.metadata.number)).toBeVisible();
    await userEvent.fill(rows.getByRole("textbox", { name: "Value" }), "4");
    await userEvent.click(rows.getByRole("button", { name: "Add row" }));
    await userEvent.fill(rows.getByRole("textbox", { name: "Name" }).nth(1), "season");
    await userEvent.fill(rows.getByRole("textbox", { name: "Value" }).nth(1), "spring");
    // An empty value removes the name.
    expect(await sent()).toEqual({ metadata: { origin: "", rank: 4, season: "spring" } });
  });

  it("that is locked shows the reason, and isn't sent", async () => {
    const { screen, sent } = await edit(stored);
    const code = screen.getByRole("textbox", { name: "Code" });
    await expect.element(code).toHaveValue("SUMMER");
    await expect.element(code).toHaveAttribute("readonly");
    await expect.element(code).toHaveAccessibleDescription("A code is never changed.");
    await code.click();
    await userEvent.keyboard("WINTER");
    expect(await sent()).toEqual({});
  });

  it("for several records shows stored records by name even if they are no longer options, and sends all ids", async () => {
    const { screen, sent } = await edit(stored);
    const box = screen.getByRole("combobox", { name: "Providers" });
    await expect.element(screen.getByText("By hand")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Remove gone" }));
    await userEvent.fill(box, "Car");
    await userEvent.click(screen.getByRole("option", { name: "Card" }));
    await userEvent.keyboard("{Tab}");
    expect(await sent()).toEqual({ providers: ["manual", "card"] });
  });

  it("of a new record has its default, and uses the form's currency for money", async () => {
    const { screen, submit, sent } = await edit();
    await submit();
    const kind = screen.getByRole("combobox", { name: "Discount type" });
    await expect.element(kind).toHaveFocus();
    expect(textsOf(kind)).toEqual([common.picker.choose, "Fixed amount", "Percentage"]);
    await userEvent.selectOptions(kind, "Percentage");
    await expect.element(screen.getByText("JPY").first()).toBeVisible();
    await userEvent.fill(screen.getByRole("textbox", { name: "Amount" }), "1500");
    await userEvent.fill(screen.getByRole("textbox", { name: "Starts" }), "2026-11-01T08:00");
    expect(await sent()).toEqual({
      type: "percentage",
      value: 1500,
      starts_at: new Date(2026, 10, 1, 8).toISOString(),
      active: true,
      stackable: false,
    });
  });
});

it("values are converted to text for the conflict dialog", async () => {
  await edit(stored);
  const shown = fields.toForm(stored);
  const say = (name: string) => fields.defs[name]?.toText?.(shown[name], formatterFor("en-US"));
  expect(say("value")).toBe("€19.50");
  expect(say("starts_at")).toMatch(/^Mar 5, 2026, 2:30\sPM$/);
  expect(say("metadata")).toBe("origin: import\nrank: 3");
  expect(shown["limit"]).toEqual({ amount: null, currency: "eur" });
});
