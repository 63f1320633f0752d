import { useState } from "react";
import { Combobox } from "../src/ui/combobox.tsx";
import { DateField } from "../src/ui/date-field.tsx";
import { DateRangeField } from "../src/ui/date-range-field.tsx";
import { FileDrop, type DroppedFile } from "../src/ui/file-drop.tsx";
import { MultiSelect } from "../src/ui/multi-select.tsx";
import { TagsField } from "../src/ui/tags.tsx";
import { Tree } from "../src/ui/tree.tsx";
import { moreErrors, several } from "./fields.tsx";
import { Section } from "./section.tsx";
import { settings } from "./settings.ts";

const { locale } = settings;
const countries = [
  { value: "de", label: "Germany", note: "DE" },
  { value: "dk", label: "Denmark", note: "DK" },
  { value: "kp", label: "Not delivered to", disabled: true },
  { value: "es", label: "España", note: "ES" },
];
const labels = {
  open: "Show choices",
  empty: "Nothing found",
  loading: "Loading…",
  remove: (name: string) => `Remove ${name}`,
  create: (text: string) => `Create “${text}”`,
};
const dateWords = {
  open: "Calendar",
  previous: "Earlier",
  next: "Later",
  from: "From",
  to: "To",
};
const categories = [
  {
    id: "kitchen",
    label: "Kitchen",
    children: [
      { id: "cups", label: "Cups", children: [{ id: "enamel", label: "Enamel" }] },
      { id: "pans", label: "Pans" },
    ],
  },
  { id: "garden", label: "Garden", disabled: true },
  { id: "office", label: "Office" },
];

export function Pickers() {
  const [country, setCountry] = useState<string | null>("de");
  const [chosen, setChosen] = useState<string[]>(["de", "es"]);
  const [made, setMade] = useState<string[]>([]);
  const [tags, setTags] = useState(["linen", "kitchen"]);
  const [day, setDay] = useState("2026-03-05");
  const [range, setRange] = useState<readonly [string, string] | null>([
    "2026-03-05",
    "2026-03-12",
  ]);
  const [files, setFiles] = useState<DroppedFile[]>([
    { id: "1", name: "mug.png", note: "120 kB" },
    { id: "2", name: "towel.png", note: "The connection broke.", failed: true },
  ]);
  const [refused, setRefused] = useState<string[]>([]);
  const [expanded, setExpanded] = useState(["kitchen"]);
  const [selected, setSelected] = useState<string | null>("cups");
  return (
    <Section title="Pickers">
      <Combobox
        label="Combobox"
        options={countries}
        labels={labels}
        value={country}
        onValueChange={setCountry}
      />
      <Combobox
        label="Combobox with an error"
        required
        errors={several}
        moreErrors={moreErrors}
        placeholder="Find a country"
        options={countries}
        labels={labels}
        value={null}
        onValueChange={setCountry}
      />
      <Combobox
        label="Combobox, disabled"
        disabled
        options={countries}
        labels={labels}
        value="dk"
        onValueChange={setCountry}
      />
      <MultiSelect
        label="Multi-select"
        options={[...countries, ...made.map((name) => ({ value: name, label: name }))]}
        labels={labels}
        value={chosen}
        onValueChange={setChosen}
        onCreate={(name) => {
          setMade([...made, name]);
          setChosen([...chosen, name]);
        }}
      />
      <TagsField
        label="Tags"
        hint="Each ends with Enter or a comma"
        labels={labels}
        value={tags}
        onValueChange={setTags}
      />
      <TagsField
        label="Tags, disabled"
        disabled
        labels={labels}
        value={["linen"]}
        onValueChange={setTags}
      />
      <DateField
        label="Date"
        locale={locale}
        labels={dateWords}
        value={day}
        onValueChange={setDay}
      />
      <DateField
        label="Date with an error"
        required
        errors={["Choose a day."]}
        locale={locale}
        labels={dateWords}
        value=""
        onValueChange={setDay}
      />
      <DateRangeField
        label="Date range"
        locale={locale}
        labels={dateWords}
        value={range}
        onValueChange={setRange}
        presets={[
          { label: "First week", value: ["2026-03-01", "2026-03-07"] },
          { label: "March", value: ["2026-03-01", "2026-03-31"] },
        ]}
      />
      <FileDrop
        label="Files"
        accept={["image/*"]}
        maxSize={1_000_000}
        maxFiles={3}
        labels={{
          prompt: "Drop images here, paste or choose them",
          limits: "Up to 3 at a time, 1 MB each",
          remove: labels.remove,
        }}
        files={files}
        errors={refused}
        moreErrors={moreErrors}
        onFiles={(added) => {
          setRefused([]);
          setFiles([...files, ...added.map(({ name }) => ({ id: crypto.randomUUID(), name }))]);
        }}
        onRefused={(all) => setRefused(all.map(({ file, reason }) => `${file.name}: ${reason}`))}
        onRemove={(id) => setFiles(files.filter((file) => file.id !== id))}
      />
      <Tree
        label="Categories"
        nodes={categories}
        expanded={expanded}
        onExpandedChange={setExpanded}
        selected={selected}
        onSelectedChange={setSelected}
      />
    </Section>
  );
}
