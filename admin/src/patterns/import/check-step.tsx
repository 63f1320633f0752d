import { css } from "#styled/css";
import { Download } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { download, toCsv } from "../../lib/csv.ts";
import { toSameCsv } from "../../lib/import/read-csv.ts";
import { useFormat } from "../page/use-format.ts";
import type { FileProblem } from "../../lib/import/types.ts";
import { CorrectableProblems, Problems, useProblemTexts, type OwnText } from "./problems-table.tsx";
import type { ChosenFile } from "./use-chosen-file.ts";
import { Good } from "./waiting.tsx";

interface CheckStepProps<Own extends string> {
  chosen: Omit<ChosenFile<unknown>, "ready">;
  /** Returns the name of the column that has this heading. */
  columnOf(header: string): string | undefined;
  problems: readonly FileProblem<Own>[];
  warnings: readonly FileProblem<Own>[];
  ownText?: OwnText<Own>;
  /** The option to import the file without the rows that have problems. */
  leave?: { count: number; checked: boolean; onChange(leaves: boolean): void };
  /** A choice that the warnings require. */
  choice?: ReactNode;
  /** A preview of the import. */
  children?: ReactNode;
}

/** Lists the file's problems by row and column, with advice. They can be corrected here, or saved as a file. */
export function CheckStep<Own extends string = never>(props: CheckStepProps<Own>) {
  const { chosen, columnOf, problems, warnings, ownText, leave, choice, children } = props;
  const { file, read, corrected } = chosen;
  const { t } = useTranslation("import");
  const format = useFormat();
  const { headings, textOf } = useProblemTexts(ownText);
  const found = [...problems, ...warnings];
  const name = file?.name ?? "";
  const save = () =>
    download(
      `problems-${name}`,
      toCsv(
        headings,
        found.map((problem) => [problem.row, problem.column, problem.value, textOf(problem)]),
      ),
    );
  const saveFile = () => {
    if (read)
      download(
        name.replace(/(\.\w+)?$/, "-corrected.csv"),
        toSameCsv([read.table.headers, ...read.table.rows], read.delimiter),
      );
  };
  // Focuses the result after a check if the focused button is gone.
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (corrected && document.activeElement === document.body) result.current?.focus();
  }, [corrected, problems]);
  return (
    <>
      <div ref={result} tabIndex={-1}>
        {problems.length > 0 ? (
          <Alert title={t("check.problems", { count: problems.length })}>
            {t("check.problemsText")}
          </Alert>
        ) : (
          warnings.length === 0 && <Good>{t("check.clean")}</Good>
        )}
      </div>
      {problems.length > 0 && (
        <CorrectableProblems
          label={t("check.problems", { count: problems.length })}
          {...{ chosen, columnOf, problems, ownText }}
        />
      )}
      {leave && (
        <Checkbox
          label={t("check.leave", { value: format.number(leave.count) })}
          checked={leave.checked}
          onCheckedChange={leave.onChange}
        />
      )}
      {warnings.length > 0 && (
        <>
          <Alert tone="warning" title={t("check.warnings", { count: warnings.length })} />
          {choice}
          <Problems
            label={t("check.warnings", { count: warnings.length })}
            problems={warnings}
            ownText={ownText}
          />
        </>
      )}
      {(found.length > 0 || corrected) && (
        <div className={buttons}>
          {found.length > 0 && (
            <Button size="sm" icon={<Download aria-hidden />} onClick={save}>
              {t("check.save")}
            </Button>
          )}
          {corrected && (
            <Button size="sm" icon={<Download aria-hidden />} onClick={saveFile}>
              {t("check.saveFile")}
            </Button>
          )}
        </div>
      )}
      {children}
    </>
  );
}

const buttons = css({ display: "flex", flexWrap: "wrap", gap: "8" });
