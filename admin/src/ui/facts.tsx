import { facts } from "#styled/recipes";
import type { ReactNode } from "react";

const styles = facts();

/** Names and values, read-only. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <dl className={styles.root}>{children}</dl>
);

export const Fact = ({ term, children }: { term: ReactNode; children: ReactNode }) => (
  <div className={styles.row}>
    <dt className={styles.term}>{term}</dt>
    <dd className={styles.value}>{children}</dd>
  </div>
);
