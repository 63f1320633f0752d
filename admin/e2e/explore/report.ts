import { INVARIANTS } from "./violation.ts";

export interface Run {
  /** The date, in the format 2026-11-28. */
  day: string;
  seed: number;
  actions: number;
  sessions: number;
  seconds: number;
  /** Number of API calls. */
  calls: number;
  /** Numbers of sessions and actions by the site and path at which the sessions started. A session may then open any page. */
  areas: Record<string, { sessions: number; actions: number }>;
}

export interface Finding {
  site: string;
  key: string;
  times: number;
  /** Number of steps that reproduce the finding; undefined if it can't be reproduced. */
  steps?: number;
}

/** Returns the content of reports/explore.md. */
export function reportOf(run: Run, findings: readonly Finding[]): string {
  const rows = Object.entries(INVARIANTS).map(([name, text]) => {
    const own = findings.filter(({ key }) => key.startsWith(`${name}: `));
    return `| ${text} | ${own.length} |`;
  });
  const cell = (text: string) => text.replaceAll("|", "\\|").replaceAll("\n", " ");
  return [
    "# Random actions",
    "",
    "`npm run explore` plays random legal actions in a real browser, on a copy of the demo store, through a proxy that loses and",
    "replaces answers, and checks invariants after each action. It writes this page.",
    "",
    "| run | |",
    "| --- | --- |",
    `| date | ${run.day} |`,
    `| seed | ${run.seed} |`,
    `| actions | ${run.actions} |`,
    `| sessions | ${run.sessions} |`,
    `| calls of the API | ${run.calls} |`,
    `| seconds | ${run.seconds} |`,
    "",
    "| invariant | open findings |",
    "| --- | --- |",
    ...rows,
    "",
    ...(findings.length === 0
      ? []
      : [
          "| site | finding | sessions | steps that break it again |",
          "| --- | --- | --- | --- |",
          ...findings.map(
            ({ site, key, times, steps }) =>
              `| ${site} | ${cell(key)} | ${times} | ${steps ?? "not found again"} |`,
          ),
          "",
        ]),
    "| area where sessions begin | sessions | actions |",
    "| --- | --- | --- |",
    ...Object.entries(run.areas)
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([area, { sessions, actions }]) => `| ${area} | ${sessions} | ${actions} |`),
    "",
  ].join("\n");
}
