import { useState } from "react";
import { Checkbox, type CheckboxProps } from "../src/ui/checkbox.tsx";
import { RadioGroup } from "../src/ui/radio-group.tsx";
import { Switch } from "../src/ui/switch.tsx";
import { Line, Section } from "./section.tsx";

export function Choices() {
  const [mode, setMode] = useState<string | null>("flat");
  const [none, setNone] = useState<string | null>(null);
  return (
    <Section title="Choices">
      <Line name="Checkbox">
        <Tick label="Off" start={false} />
        <Tick label="On" start />
        <Tick label="Some of them" start="indeterminate" />
        <Tick label="Off, disabled" start={false} disabled />
        <Tick label="On, disabled" start disabled />
        <Tick label="With words below" hint="What it leads to" start={false} />
        <Tick aria-label="Select row" start={false} />
      </Line>
      <Line name="Switch">
        <Toggle label="Off" start={false} />
        <Toggle label="On" start />
        <Toggle label="Off, disabled" start={false} disabled />
        <Toggle label="On, disabled" start disabled />
        <Toggle label="With words below" hint="Takes effect at once" start />
      </Line>
      <RadioGroup
        label="Radio group"
        value={mode}
        onValueChange={setMode}
        options={[
          { value: "flat", label: "Flat rate", hint: "The same for every order" },
          { value: "calculated", label: "Calculated" },
          { value: "none", label: "Not offered", disabled: true },
        ]}
      />
      <RadioGroup
        label="Radio group with an error"
        required
        errors={["Choose one."]}
        value={none}
        onValueChange={setNone}
        options={[
          { value: "yes", label: "Yes" },
          { value: "no", label: "No" },
        ]}
      />
    </Section>
  );
}

function Tick({
  start,
  ...props
}: Omit<CheckboxProps, "checked" | "onCheckedChange"> & { start: CheckboxProps["checked"] }) {
  const [checked, setChecked] = useState(start);
  return <Checkbox {...props} checked={checked} onCheckedChange={setChecked} />;
}

function Toggle({
  start,
  ...props
}: {
  start: boolean;
  label: string;
  hint?: string;
  disabled?: boolean;
}) {
  const [checked, setChecked] = useState(start);
  return <Switch {...props} checked={checked} onCheckedChange={setChecked} />;
}
