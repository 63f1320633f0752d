import { useState } from "react";
import { TextareaField, TextField } from "../src/ui/field.tsx";
import { MoneyField } from "../src/ui/money-field.tsx";
import { NumberField, type NumberFieldProps } from "../src/ui/number-field.tsx";
import { SearchField } from "../src/ui/search-field.tsx";
import { SelectField } from "../src/ui/select.tsx";
import { Section } from "./section.tsx";
import { settings } from "./settings.ts";

const { locale } = settings;
export const moreErrors = (count: number): string =>
  count === 1 ? "+1 error" : `+${count} errors`;
export const several = ["Too short.", "Has a space.", "Is taken by another product."];
const long = "A rather long label that does not fit on one line of a narrow phone";

export const Fields = () => (
  <Section title="Fields">
    <TextField label="Text" defaultValue="Enamel mug" />
    <TextField label="Empty, required" required placeholder="Enamel mug" hint="What shoppers see" />
    <TextField
      label="With a tooltip"
      tooltip={{ label: "About the handle", content: "Stands in the product's address" }}
      aside={<span>12 of 60</span>}
    />
    <TextField label="Prefix and suffix" prefix="https://" suffix=".shop" defaultValue="cups" />
    <TextField
      label="Deletable"
      defaultValue="Size"
      deletable={{ label: "Delete size", onDelete: () => {} }}
    />
    <TextField label="One error" errors={["This field is required."]} required />
    <TextField
      label="Several errors"
      defaultValue="a b"
      errors={several}
      moreErrors={moreErrors}
      hint="Letters and dashes"
    />
    <TextField label="Disabled" defaultValue="prod_1" disabled />
    <TextField label={long} defaultValue={"unbreakable".repeat(9)} />
    <TextareaField label="Textarea" defaultValue={"Two lines\nof words"} />
    <TextareaField label="Textarea with an error" errors={["This field is required."]} />
    <SearchBox />
    <Count label="Number" start={4} />
    <Count label="Number with decimals" start={1234.5} decimals={2} step={0.5} suffix="kg" />
    <Count label="Number at its bound" start={0} min={0} max={10} required />
    <Count label="Number with an error" start={-1} errors={several} moreErrors={moreErrors} />
    <Count label="Number, disabled" start={7} disabled />
    <Price label="Euro" currency="eur" start={123_450} />
    <Price label="Yen" currency="jpy" start={12_500} />
    <Country label="Select" />
    <Country label="Select with an error" errors={["Choose one."]} required />
    <Country label="Select, disabled" disabled />
  </Section>
);

function Count({ start, ...props }: Partial<NumberFieldProps> & { label: string; start: number }) {
  const [value, setValue] = useState<number | null>(start);
  return (
    <NumberField
      {...props}
      locale={locale}
      labels={{ increment: "More", decrement: "Less" }}
      value={value}
      onValueChange={setValue}
    />
  );
}

function Price(props: { label: string; currency: string; start: number }) {
  const [value, setValue] = useState<number | null>(props.start);
  return (
    <MoneyField
      {...props}
      locale={locale}
      value={value}
      onValueChange={setValue}
      {...(Number.isNaN(value) && { errors: ["No amount of this currency."] })}
    />
  );
}

function Country(props: {
  label: string;
  errors?: string[];
  required?: boolean;
  disabled?: boolean;
}) {
  const [value, setValue] = useState("de");
  return (
    <SelectField
      {...props}
      value={value}
      onValueChange={setValue}
      options={[
        { value: "de", label: "Germany" },
        { value: "jp", label: "Japan" },
      ]}
    />
  );
}

function SearchBox() {
  const [value, setValue] = useState("");
  return (
    <SearchField
      aria-label="Search"
      placeholder="Search"
      clearLabel="Clear"
      shortcut="/"
      value={value}
      onValueChange={setValue}
    />
  );
}
