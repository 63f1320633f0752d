import { Fragment, type ReactNode } from "react";

/** Facts in one line, separated by dots. Texts are isolated from the direction of the others; what isn't set is omitted. */
export const FactLine = ({ facts }: { facts: readonly ReactNode[] }) =>
  facts.filter(Boolean).map((fact, index) => (
    <Fragment key={index}>
      {index > 0 && " · "}
      {typeof fact === "string" ? <bdi>{fact}</bdi> : fact}
    </Fragment>
  ));
