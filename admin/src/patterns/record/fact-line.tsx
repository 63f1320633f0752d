import { css } from "#styled/css";
import { useClient } from "@countertop/sdk/react";
import { useQueries } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { earlyPart } from "../../lib/lazy-with-retry.ts";
import type { Dependents } from "../page/dependents.tsx";
import { useFormat } from "../page/use-format.ts";
import { below } from "./detail-page.tsx";

export interface FactLineProps {
  facts: readonly ReactNode[];
}

/**
 * Facts separated by dots. Each fact is isolated from the text direction of the others. Facts that aren't set are omitted. A
 * fact that doesn't fit starts a new line, whose leading dot is clipped.
 */
export const FactLine = ({ facts }: FactLineProps) => (
  <span className={frame}>
    <span className={line}>
      {facts.filter(Boolean).map((fact, index) => (
        <span key={index} className={one}>
          {index > 0 && <span className={dot}> · </span>}
          <bdi>{fact}</bdi>
        </span>
      ))}
    </span>
  </span>
);

/** The facts of a record without an image, below the title of its page. */
export const TitleFacts = ({ facts }: FactLineProps) => (
  // Reduces the distance to the title to that in the header.
  <p className={below} style={{ marginBlockStart: "-8px" }}>
    <FactLine facts={facts} />
  </p>
);

export interface CountFactsProps {
  /** Facts before the counts. */
  first?: readonly ReactNode[];
  /** The records to count, such as those that the delete dialog counts. Requests that other cards make are shared. */
  of: readonly Dependents[];
}

/** Facts below the title of a page that end with counts of related records. */
export function CountFacts({ first = [], of }: CountFactsProps) {
  const format = useFormat();
  const client = useClient();
  const answers = useQueries({ queries: of.map(({ query }) => query(client)) });
  const counts = of.map(({ label, countIn }, index) => {
    const answer = answers[index]?.data;
    return answer !== undefined && `${label} ${format.number(countIn(answer as never))}`;
  });
  return <TitleFacts facts={[...first, ...counts]} />;
}

export const PersonFacts = earlyPart(() => import("./phone-record.tsx"), "PersonFacts");

// Leaves 2 px on each side, because a glyph can extend beyond its box and would be clipped.
const frame = css({ display: "block", overflow: "clip", marginInline: "-2px", paddingInline: "2" });
const line = css({ display: "flex", flexWrap: "wrap", marginInlineStart: "-12px" });
const one = css({ position: "relative", minWidth: 0, paddingInlineStart: "12" });
const dot = css({
  position: "absolute",
  insetInlineStart: 0,
  width: "12",
  textAlign: "center",
  fontWeight: "normal",
});
