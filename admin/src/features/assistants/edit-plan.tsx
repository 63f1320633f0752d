import { css } from "#styled/css";
import { useRef, useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import type { Plan, PlanField } from "../../lib/inbox.ts";
import { onSaveKey } from "../../lib/keys.ts";
import { MoneyInput, NumberInput } from "../../patterns/form.ts";
import { FEW_FIELDS, firstField } from "../../lib/first-field.ts";
import { useOverlay } from "../../patterns/overlay.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import * as Dialog from "../../ui/dialog.tsx";
import { TextareaField, TextField } from "../../ui/field.tsx";
import { SelectField } from "../../ui/select.tsx";
import { Switch } from "../../ui/switch.tsx";
import { fieldWords, isMoney, Words } from "./plan-words.tsx";
import { useDecide } from "./use-decide.ts";

interface EditPlanProps {
  plan: Plan;
  fields: readonly PlanField[];
  onClose(): void;
}

/** Edits the fields that the assistant set. Afterward, the plan waits with both versions. */
export function EditPlan({ plan, fields: given, onClose }: EditPlanProps) {
  const { t } = useTranslation(["assistants", "common"]);
  // The values at the time of opening. If someone else edits the plan in the meantime, saving reports that.
  const [{ opened, fields }] = useState({ opened: plan, fields: given });
  const decide = useDecide(opened);
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>({});
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  const [changed, setChanged] = useState(false);
  const wrong = Object.keys(texts).filter((name) => parsed(texts[name]) === undefined);
  const edits = {
    ...values,
    ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, parsed(text)])),
  };
  const dirty = Object.keys(edits).length > 0;
  const isInvalid = wrong.length > 0 || Object.values(edits).some((one) => Number.isNaN(one));
  const overlay = useOverlay({ dirty, busy, onClose });
  const set = (name: string, value: unknown) => setValues((all) => ({ ...all, [name]: value }));

  const save = async (event?: SubmitEvent) => {
    event?.preventDefault();
    if (busy || isInvalid) return;
    if (!dirty) return overlay.close();
    setBusy(true);
    const answer = await decide("edit", edits);
    setBusy(false);
    setChanged(answer === "changed");
    if (answer === false || answer === "changed") return;
    // Clears the values, because nothing is unsaved anymore.
    setValues({});
    setTexts({});
    overlay.close();
  };
  return (
    <Dialog.Root {...overlay.root} initialFocusEl={() => firstField(form.current)}>
      <Dialog.Content
        shape={fields.length > FEW_FIELDS ? "drawer" : "form"}
        onKeyDown={onSaveKey(() => void save())}
      >
        <Dialog.Header
          title={t("edit.title")}
          subtitle={opened.record?.name}
          end={<Dialog.Close label={t("common:overlay.close")} />}
        />
        <Dialog.Body>
          {changed && (
            <Alert seek tone="warning" title={t("changed.title")}>
              {t("edit.changed")}
            </Alert>
          )}
          <form id="edit-plan" ref={form} className={stack} onSubmit={(event) => void save(event)}>
            {[...Map.groupBy(fields, ({ call }) => call)].map(([call = "", own]) => (
              <fieldset key={call} className={stack}>
                {call && (
                  <legend className={legend}>
                    <Words>{call}</Words>
                  </legend>
                )}
                {own.map((field) => (
                  <PlanInput
                    key={field.name}
                    plan={opened}
                    field={field}
                    value={field.name in values ? values[field.name] : field.value}
                    text={texts[field.name]}
                    wrong={wrong.includes(field.name)}
                    onChange={(value) => set(field.name, value)}
                    onText={(text) => setTexts((all) => ({ ...all, [field.name]: text }))}
                  />
                ))}
              </fieldset>
            ))}
          </form>
        </Dialog.Body>
        <Dialog.Footer>
          <Button disabled={busy} onClick={overlay.leave}>
            {t("common:overlay.cancel")}
          </Button>
          <Button
            type="submit"
            form="edit-plan"
            visual="primary"
            loading={busy}
            disabled={isInvalid}
            aria-keyshortcuts="Control+S Meta+S"
          >
            {t("common:overlay.save")}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

interface PlanInputProps {
  plan: Plan;
  field: PlanField;
  value: unknown;
  /** The text of a value that has no field of its own, and is edited as JSON. */
  text: string | undefined;
  wrong: boolean;
  onChange(value: unknown): void;
  onText(text: string): void;
}

function PlanInput({ plan, field, value, text, wrong, onChange, onText }: PlanInputProps) {
  const { t } = useTranslation("assistants");
  const { name, kind, options = [] } = field;
  // Omits the call's name, which is in the legend above.
  const label = <Words>{fieldWords(name.replace(/^\d+\./, ""))}</Words>;
  switch (kind) {
    case "switch":
      return <Switch label={label} checked={value === true} onCheckedChange={onChange} />;
    case "choice":
      return (
        <SelectField
          label={label}
          value={String(value)}
          options={options.map((one) => ({ value: one, label: one }))}
          onValueChange={onChange}
        />
      );
    case "number":
      return isMoney(plan, name, field.value) && plan.currency ? (
        <MoneyInput
          label={label}
          currency={plan.currency}
          value={typeof value === "number" ? value : null}
          onValueChange={onChange}
        />
      ) : (
        <NumberInput
          label={label}
          decimals={Number.isInteger(field.value) ? 0 : 4}
          value={typeof value === "number" ? value : null}
          onValueChange={onChange}
        />
      );
    case "text": {
      const shown = typeof value === "string" ? value : "";
      const isLong = shown.length > 60 || shown.includes("\n");
      const common = { label, value: shown, dir: "auto" };
      return isLong ? (
        <TextareaField {...common} rows={4} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <TextField {...common} onChange={(event) => onChange(event.target.value)} />
      );
    }
    case "json":
      return (
        <TextareaField
          label={label}
          dir="ltr"
          rows={8}
          spellCheck={false}
          value={text ?? JSON.stringify(field.value, null, 2)}
          errors={wrong ? [t("edit.json")] : []}
          onChange={(event) => onText(event.target.value)}
        />
      );
  }
}

/** Parses a value that was entered as JSON. Undefined if the text isn't JSON. */
function parsed(text = ""): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const legend = css({ textStyle: "label", marginBlockEnd: "8" });
const stack = css({ display: "grid", gap: "16", gridTemplateColumns: "minmax(0, 1fr)" });
