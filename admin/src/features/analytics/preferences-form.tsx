import { css } from "#styled/css";
import { useRef, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Switch } from "../../ui/switch.tsx";
import { isValid, wantsEmail, withOptOut, type Preferences } from "./preferences.ts";

export interface PreferencesFormProps {
  initial: Preferences;
  submitLabel: string;
  submitting: boolean;
  onSubmit(preferences: Preferences): void;
}

/** The form for the choice. It is shown in an overlay at first, and later in the settings. */
export function PreferencesForm({
  initial,
  submitLabel,
  submitting,
  onSubmit,
}: PreferencesFormProps) {
  const { t } = useTranslation("analytics");
  const [chosen, setChosen] = useState(initial);
  const [wrong, setWrong] = useState(false);
  const email = useRef<HTMLInputElement>(null);
  const change = (next: Preferences) => {
    setChosen(next);
    if (isValid(next)) setWrong(false);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWrong(!isValid(chosen));
    if (isValid(chosen)) onSubmit({ ...chosen, email: chosen.email.trim() });
    else email.current?.focus();
  };

  return (
    <form className={form} onSubmit={submit} noValidate>
      <div className={wantsEmail(chosen) ? undefined : dimmed}>
        <TextField
          ref={email}
          name="email"
          type="email"
          autoComplete="email"
          label={t("email")}
          value={chosen.email}
          disabled={!wantsEmail(chosen)}
          errors={wrong ? [t("invalidEmail")] : []}
          onChange={(event) => change({ ...chosen, email: event.target.value })}
        />
      </div>
      <div className={chosen.opt_out ? dimmed : undefined}>
        <Switch
          label={t("anonymizeLabel")}
          hint={t("anonymizeHint")}
          checked={chosen.anonymize}
          disabled={chosen.opt_out}
          onCheckedChange={(anonymize) => change({ ...chosen, anonymize })}
        />
      </div>
      <Switch
        label={t("optOutLabel")}
        hint={t("optOutHint")}
        checked={chosen.opt_out}
        onCheckedChange={(opt_out) => change(withOptOut(chosen, opt_out))}
      />
      <div className={foot}>
        <Button type="submit" visual="primary" loading={submitting}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

const form = css({ display: "flex", flexDirection: "column", gap: "16" });
const dimmed = css({ opacity: 0.6 });
const foot = css({ display: "flex", justifyContent: "flex-end" });
