import { css } from "#styled/css";
import { Download } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { problemOf, type Problem } from "../../lib/errors.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { FileDrop } from "../../ui/file-drop.tsx";
import { download, toCsv } from "../../lib/csv.ts";
import { useFormat } from "../page/use-format.ts";
import type { ChosenFile } from "./use-chosen-file.ts";
import { Waiting } from "./waiting.tsx";

const MOST_MEGABYTES = 20;

export interface FileStepProps {
  chosen: Pick<ChosenFile<unknown>, "file" | "checking" | "choose">;
  /** The rules for the file, which this step lists. */
  rules: readonly string[];
  template: {
    name: string;
    /** Returns the template's headings and its example rows. */
    lines(): Promise<readonly (readonly string[])[]>;
  };
}

/** The step in which the user chooses the file, or downloads a template. */
export function FileStep({ chosen, rules, template }: FileStepProps) {
  const { t } = useTranslation("import");
  const { t: tCommon } = useTranslation("common");
  const format = useFormat();
  const [refused, setRefused] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const { file, checking, choose } = chosen;

  const save = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      const [headers = [], ...rows] = await template.lines();
      download(template.name, toCsv(headers, rows));
    } catch (error) {
      setProblem(problemOf(error, tCommon));
    } finally {
      setBusy(false);
    }
  };
  const limits = t("file.limits", { size: format.number(MOST_MEGABYTES) });
  return (
    <>
      <ul className={rulesClass}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <div>
        <Button icon={<Download aria-hidden />} loading={busy} onClick={() => void save()}>
          {t("file.template")}
        </Button>
      </div>
      {problem && <Alert title={problem.title}>{problem.message}</Alert>}
      <div className={measure}>
        <FileDrop
          label={t("file.label")}
          accept={[".csv", ".xlsx"]}
          maxSize={MOST_MEGABYTES * 1024 * 1024}
          errors={refused ? [limits] : []}
          onFiles={([first]) => {
            setRefused(false);
            choose(first);
          }}
          onRefused={() => setRefused(true)}
          files={file ? [{ id: file.name, name: file.name }] : []}
          onRemove={() => choose(undefined)}
          labels={{
            prompt: t("file.prompt"),
            limits,
            remove: (name) => tCommon("picker.remove", { name }),
          }}
        />
      </div>
      {checking !== undefined && <Waiting label={t("check.waiting")} value={checking} />}
    </>
  );
}

const measure = css({ maxWidth: "prose" });
const rulesClass = css({ display: "grid", gap: "4", maxWidth: "prose", color: "fg.subtle" });
