import { Fragment, type ReactNode } from "react";
import { earlyPart } from "../../lib/lazy-with-retry.ts";
import { below } from "./detail-page.tsx";

export interface FactLineProps {
  facts: readonly ReactNode[];
}

/** Facts in one line, separated by dots. Each is isolated from the direction of the others; what isn't set is omitted. */
export const FactLine = ({ facts }: FactLineProps) =>
  facts.filter(Boolean).map((fact, index) => (
    <Fragment key={index}>
      {index > 0 && " · "}
      <bdi>{fact}</bdi>
    </Fragment>
  ));

/** The facts of a record below the title of its page, which has no image. */
export const TitleFacts = ({ facts }: FactLineProps) => (
  // As near to the title as in the header.
  <p className={below} style={{ marginBlockStart: "-8px" }}>
    <FactLine facts={facts} />
  </p>
);

export const PersonFacts = earlyPart(() => import("./phone-record.tsx"), "PersonFacts");
