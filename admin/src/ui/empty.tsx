import { empty } from "#styled/recipes";
import type { ReactNode } from "react";

const styles = empty();

export interface EmptyProps {
  icon: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  children?: ReactNode;
  /** The level of the title. Use a heading if the empty state is the whole page. */
  heading?: "h1" | "h2" | "p";
}

export function Empty({ icon, title, text, children, heading: Heading = "p" }: EmptyProps) {
  return (
    <div className={styles.root}>
      <span className={styles.icon} aria-hidden>
        {icon}
      </span>
      <Heading className={styles.title}>{title}</Heading>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
