import { css } from "#styled/css";
import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import * as Table from "../../ui/table.tsx";
import { download, toCsv } from "../../lib/csv.ts";
import { useFormat } from "../page/use-format.ts";
import { problemCodes, type FileProblem, type ProblemCode } from "../../lib/import/types.ts";
import { Good } from "./waiting.tsx";

/** Maximum number of problems to show. The saved file has all of them. */
const SHOWN = 100;

interface CheckStepProps<Own extends string> {
  /** Name of the file. */
  name: string;
  faults: readonly FileProblem<Own>[];
  warnings: readonly FileProblem<Own>[];
  /** Text of a problem that only this import has. */
  ownText?(code: Own, more: string): string;
  /** The choice to import the file without the rows that have problems. */
  leave?: { count: number; checked: boolean; onChange(leaves: boolean): void };
  /** The choice about the warnings. */
  choice?: ReactNode;
  /** Preview of the import. */
  children?: ReactNode;
}

/** The problems of the file by row and column, with advice. They can be saved as a file. */
export function CheckStep<Own extends string = never>(props: CheckStepProps<Own>) {
  const { name, faults, warnings, leave, choice, children } = props;
  const { t } = useTranslation("import");
  const format = useFormat();
  const { headings, textOf } = useFaultTexts(props);
  const found = [...faults, ...warnings];
  const save = () =>
    download(
      `faults-${name}`,
      toCsv(
        headings,
        found.map((fault) => [fault.row, fault.column, fault.value, textOf(fault)]),
      ),
    );
  return (
    <>
      {faults.length > 0 ? (
        <Alert title={t("check.faults", { count: faults.length })}>{t("check.faultsText")}</Alert>
      ) : (
        warnings.length === 0 && <Good>{t("check.clean")}</Good>
      )}
      {faults.length > 0 && (
        <Faults {...props} label={t("check.faults", { count: faults.length })} faults={faults} />
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
          <Faults
            {...props}
            label={t("check.warnings", { count: warnings.length })}
            faults={warnings}
          />
        </>
      )}
      {found.length > 0 && (
        <div>
          <Button size="sm" icon={<Download aria-hidden />} onClick={save}>
            {t("check.save")}
          </Button>
        </div>
      )}
      {children}
    </>
  );
}

const isGeneral = (code: string): code is ProblemCode =>
  (problemCodes as readonly string[]).includes(code);

function useFaultTexts<Own extends string>({ ownText }: Pick<CheckStepProps<Own>, "ownText">) {
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
            ? `${t("fault.column")} ${t("fault.columnNames", { more })}`
            : t(`fault.${code}`, { more }),
  };
}

function Faults<Own extends string>({
  label,
  faults,
  ownText,
}: { label: string } & Pick<CheckStepProps<Own>, "faults" | "ownText">) {
  const format = useFormat();
  const { headings, textOf } = useFaultTexts<Own>({ ...(ownText && { ownText }) });
  const shown = faults.slice(0, SHOWN);
  // Problems of the whole file have no row or column.
  const used = [
    shown.some(({ row }) => row !== undefined),
    shown.some(({ column }) => column),
    shown.some(({ value }) => value),
    true,
  ];
  const [placed, inColumn, valued] = used;
  return (
    <Frame label={label} count={faults.length}>
      <Table.Head>
        {headings.map(
          (heading, at) => used[at] && <Table.Header key={heading}>{heading}</Table.Header>,
        )}
      </Table.Head>
      <Table.Body>
        {shown.map((fault, index) => (
          <Table.Row key={index}>
            {placed && (
              <Table.Cell>{fault.row === undefined ? "" : format.number(fault.row)}</Table.Cell>
            )}
            {inColumn && <Table.Cell>{fault.column}</Table.Cell>}
            {valued && (
              <Table.Cell>
                <FileText>{fault.value ?? ""}</FileText>
              </Table.Cell>
            )}
            <Table.Cell className={advice}>{textOf(fault)}</Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Frame>
  );
}

export interface PreviewColumn<Row> {
  heading: string;
  align?: "end";
  cell(row: Row): ReactNode;
}

/** Preview of the import, row by row, up to a limit. */
export function Preview<Row>({
  label,
  rows,
  keyOf,
  columns,
}: {
  label: string;
  rows: readonly Row[];
  keyOf(row: Row): string;
  columns: readonly PreviewColumn<Row>[];
}) {
  return (
    <Frame label={label} count={rows.length}>
      <Table.Head>
        {columns.map(({ heading, align }) => (
          <Table.Header key={heading} {...(align && { align })}>
            {heading}
          </Table.Header>
        ))}
      </Table.Head>
      <Table.Body>
        {rows.slice(0, SHOWN).map((row) => (
          <Table.Row key={keyOf(row)}>
            {columns.map(({ heading, align, cell }) => (
              <Table.Cell key={heading} {...(align && { align })}>
                {cell(row)}
              </Table.Cell>
            ))}
          </Table.Row>
        ))}
      </Table.Body>
    </Frame>
  );
}

/** Text from a file or a person. It can have any length and direction. */
export const FileText = ({ children }: { children: string }) => (
  <bdi className={given}>{children}</bdi>
);

function Frame({ label, count, children }: { label: string; count: number; children: ReactNode }) {
  const { t } = useTranslation("import");
  const format = useFormat();
  return (
    <div className={part}>
      <div className={frame}>
        <Table.Scroller label={label}>
          <Table.Root aria-label={label}>{children}</Table.Root>
        </Table.Scroller>
      </div>
      {count > SHOWN && (
        <p className={note}>
          {t("check.more", { shown: format.number(SHOWN), total: format.number(count) })}
        </p>
      )}
    </div>
  );
}

const part = css({ display: "grid", gap: "8", minWidth: 0 });
const frame = css({ border: "hairline", borderRadius: "card", overflow: "hidden", minWidth: 0 });
const given = css({
  display: "inline-block",
  verticalAlign: "middle",
  maxWidth: "220",
  truncate: true,
});
const advice = css({ minWidth: "220", whiteSpace: "normal", overflowWrap: "anywhere" });
const note = css({ textStyle: "small", color: "fg.subtle" });
