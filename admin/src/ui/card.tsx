import { card } from "#styled/recipes";
import { createContext, useContext, useId, type ReactNode } from "react";

const styles = card();

/** Renders the titles of the cards in it, for example with a button. */
export const CardTitle = createContext((title: ReactNode) => title);

export interface CardProps {
  title?: ReactNode;
  /** Small text next to the title, such as a count. */
  note?: ReactNode;
  actions?: ReactNode;
  /** Content below a line at the end of the card. */
  footer?: ReactNode;
  /** True to omit the padding, for a table or a list that has its own. */
  flush?: boolean;
  /** Message for an empty section, in the line of its title, so that it takes no more space than that. */
  empty?: ReactNode;
  children?: ReactNode;
}

export function Card({ title, note, actions, footer, flush = false, empty, children }: CardProps) {
  const id = useId();
  const shown = useContext(CardTitle);
  return (
    <section
      className={styles.root}
      aria-labelledby={title === undefined ? undefined : id}
      data-empty={empty !== undefined || undefined}
    >
      {(title !== undefined || actions !== undefined) && (
        <header className={styles.header}>
          <h2 className={styles.title} id={id}>
            {empty === undefined ? shown(title) : title}
          </h2>
          {(empty ?? note) !== undefined && <span className={styles.note}>{empty ?? note}</span>}
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </header>
      )}
      {empty === undefined && (flush ? children : <div className={styles.body}>{children}</div>)}
      {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
    </section>
  );
}
