import { facts } from "#styled/recipes";
import type { ReactNode } from "react";

const styles = facts();

/** A read-only list of names and values. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <dl className={styles.root}>{children}</dl>
);

export const Fact = ({ term, children }: { term: ReactNode; children: ReactNode }) => (
  <div className={styles.row}>
    <dt className={styles.term}>{term}</dt>
    <dd className={styles.value}>{children}</dd>
  </div>
);
