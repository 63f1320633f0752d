import { css } from "#styled/css";
import { useMemo, useState, type KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { problemOf, type Problem } from "../../lib/errors.ts";
import { groupProblems, type Correction, type ProblemGroup } from "../../lib/import/corrections.ts";
import { problemCodes, type FileProblem, type ProblemCode } from "../../lib/import/types.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import * as Table from "../../ui/table.tsx";
import { useFormat } from "../page/use-format.ts";
import { FileText, Frame, SHOWN } from "./preview.tsx";
import type { ChosenFile } from "./use-chosen-file.ts";

const isGeneral = (code: string): code is ProblemCode =>
  (problemCodes as readonly string[]).includes(code);

/** Returns the text of a problem that only one import has. */
export type OwnText<Own extends string> = (code: Own, more: string) => string;

export function useProblemTexts<Own extends string>(ownText: OwnText<Own> | undefined) {
  const { t } = useTranslation("import");
  const { t: common } = useTranslation("common");
  return {
    headings: [t("check.row"), t("check.column"), common("metadata.value"), t("check.what")],
    textOf: ({ code, more = "" }: FileProblem<Own>): string =>
      !isGeneral(code)
        ? (ownText?.(code, more) ?? code)
        : code === "required"
          ? common("form.required")
          : code === "column" && more !== ""
            ? `${t("problem.column")} ${t("problem.columnNames", { more })}`
            : code === "unknown" && more !== ""
              ? `${t("problem.unknown")} ${t("nearest", { more })}`
              : t(`problem.${code}`, { more }),
  };
}

interface ProblemsProps<Own extends string> {
  label: string;
  problems: readonly FileProblem<Own>[];
  ownText: OwnText<Own> | undefined;
}

/** Problems that can't be corrected here, such as warnings. */
export function Problems<Own extends string>(props: ProblemsProps<Own>) {
  const groups = useMemo(
    () => groupProblems(props.problems, undefined, () => -1),
    [props.problems],
  );
  return <GroupsTable {...props} groups={groups} />;
}

interface CorrectableProps<Own extends string> extends ProblemsProps<Own> {
  chosen: Pick<ChosenFile<unknown>, "read" | "checking" | "correct">;
  /** Returns the name of the column that has this heading. */
  columnOf(header: string): string | undefined;
}

/** Problems by cause. The user corrects the cells here, one by one or with all suggestions, and then checks the file again. */
export function CorrectableProblems<Own extends string>({
  chosen,
  columnOf,
  ...props
}: CorrectableProps<Own>) {
  const { t } = useTranslation("import");
  const { t: tCommon } = useTranslation("common");
  const format = useFormat();
  const { problems } = props;
  const { read, checking, correct } = chosen;
  const groups = useMemo(() => {
    const names = (read?.table.headers ?? []).map((header) => columnOf(header));
    return groupProblems(problems, read?.table, (column) => names.indexOf(column));
  }, [problems, read, columnOf]);
  /** The values that the user has entered, by the keys of their groups. */
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const [problem, setProblem] = useState<Problem>();
  const proposed = groups.filter(({ key, proposal }) => proposal !== undefined && !typed.has(key));
  const cellsIn = (of: readonly ProblemGroup<Own>[]) =>
    of.reduce((sum, { cells }) => sum + (cells?.rows.length ?? 0), 0);
  const apply = async (values: ReadonlyMap<string, string>) => {
    if (checking !== undefined) return;
    setProblem(undefined);
    const corrections = groups.flatMap(({ key, cells }): Correction[] => {
      const value = values.get(key)?.trim();
      if (!cells || value === undefined) return [];
      return cells.rows.map((row) => ({ row, place: cells.place, value }));
    });
    try {
      if (await correct(corrections)) setTyped(new Map());
    } catch (error) {
      setProblem(problemOf(error, tCommon));
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    // Enter would go to the next step.
    event.preventDefault();
    if (typed.size > 0) void apply(typed);
  };
  return (
    <>
      {problem && <Alert title={problem.title}>{problem.message}</Alert>}
      <div onKeyDown={onKeyDown} role="presentation">
        <GroupsTable
          {...props}
          groups={groups}
          typed={typed}
          onType={(key, value) => setTyped(new Map([...typed, [key, value]]))}
        />
      </div>
      <div className={buttons}>
        {proposed.length > 0 && (
          <Button
            loading={checking !== undefined}
            onClick={() =>
              void apply(
                new Map([
                  ...proposed.map(({ key, proposal = "" }) => [key, proposal] as const),
                  ...typed,
                ]),
              )
            }
          >
            {t("check.useAll", { value: format.number(cellsIn(proposed)) })}
          </Button>
        )}
        <Button
          loading={checking !== undefined}
          disabled={typed.size === 0}
          onClick={() => void apply(typed)}
        >
          {t("check.again")}
        </Button>
      </div>
    </>
  );
}

interface GroupsProps<Own extends string> extends ProblemsProps<Own> {
  groups: readonly ProblemGroup<Own>[];
  typed?: ReadonlyMap<string, string>;
  onType?(key: string, value: string): void;
}

/** Maximum number of row numbers to show for a group. */
const ROWS = 3;

function GroupsTable<Own extends string>({
  label,
  groups,
  ownText,
  typed,
  onType,
}: GroupsProps<Own>) {
  const { t } = useTranslation("import");
  const format = useFormat();
  const { headings, textOf } = useProblemTexts(ownText);
  const shown = groups.slice(0, SHOWN);
  // Problems that affect the whole file have no row and no column.
  const used = [
    shown.some(({ rows }) => rows.length > 0),
    shown.some(({ problem }) => problem.column),
    shown.some(({ problem, cells }) => problem.value ?? cells),
    true,
  ];
  const [placed, inColumn, valued] = used;
  const rowsOf = (rows: readonly number[]) => {
    const first = rows.slice(0, ROWS).map((row) => format.number(row));
    return rows.length > ROWS
      ? `${first.join(", ")} … (${format.number(rows.length)})`
      : first.join(", ");
  };
  return (
    <Frame label={label} count={groups.length}>
      <Table.Head>
        {headings.map(
          (heading, at) => used[at] && <Table.Header key={heading}>{heading}</Table.Header>,
        )}
      </Table.Head>
      <Table.Body>
        {shown.map(({ key, problem, rows, cells, proposal }) => {
          const value = typed?.get(key) ?? cells?.value ?? problem.value ?? "";
          return (
            <Table.Row key={key}>
              {placed && <Table.Cell>{rowsOf(rows)}</Table.Cell>}
              {inColumn && <Table.Cell>{problem.column}</Table.Cell>}
              {valued && (
                <Table.Cell>
                  {cells && onType ? (
                    <TextField
                      label={t("check.cell", { column: problem.column, row: rowsOf(rows) })}
                      labelHidden
                      value={value}
                      aria-invalid={!typed?.has(key)}
                      onChange={(event) => onType(key, event.target.value)}
                    />
                  ) : (
                    <FileText>{value}</FileText>
                  )}
                </Table.Cell>
              )}
              <Table.Cell className={advice}>
                {textOf(problem)}
                {proposal !== undefined && onType && !typed?.has(key) && (
                  <div>
                    <Button size="sm" onClick={() => onType(key, proposal)}>
                      {t("check.use", { value: proposal })}
                    </Button>
                  </div>
                )}
              </Table.Cell>
            </Table.Row>
          );
        })}
      </Table.Body>
    </Frame>
  );
}

const advice = css({ minWidth: "220", whiteSpace: "normal", overflowWrap: "anywhere" });
const buttons = css({ display: "flex", flexWrap: "wrap", gap: "8" });
