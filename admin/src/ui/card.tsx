import { card } from "#styled/recipes";
import { createContext, useContext, useId, type ReactNode } from "react";

const styles = card();

export interface CardFolding {
  /** Renders a card's title, for example as a button. */
  title(title: ReactNode): ReactNode;
  /** Renders the text that a card shows while it is folded. */
  fact(fact: ReactNode): ReactNode;
}

/** The cards inside aren't collapsed. */
export const unfolded: CardFolding = { title: (title) => title, fact: () => null };

/** How the cards inside are collapsed. By default, they aren't. */
export const CardFolding = createContext(unfolded);

export interface CardProps {
  title?: ReactNode;
  /** A small text next to the title, such as a count. */
  note?: ReactNode;
  /** The content in a few words. Shown instead of the note while the card is folded, on a phone. */
  fact?: ReactNode;
  actions?: ReactNode;
  /** Content at the end of the card, separated by a line. */
  footer?: ReactNode;
  /** True to omit the padding, for a table or a list that has its own padding. */
  flush?: boolean;
  /** A message for an empty card. It is shown next to the title, so that the card needs no more space than a line. */
  empty?: ReactNode;
  children?: ReactNode;
}

export function Card({
  title,
  note,
  fact,
  actions,
  footer,
  flush = false,
  empty,
  children,
}: CardProps) {
  const id = useId();
  const folding = useContext(CardFolding);
  return (
    <section
      className={styles.root}
      aria-labelledby={title === undefined ? undefined : id}
      data-empty={empty !== undefined || undefined}
    >
      {(title !== undefined || actions !== undefined) && (
        <header className={styles.header}>
          <h2 className={styles.title} id={id}>
            {empty === undefined ? folding.title(title) : title}
          </h2>
          {(empty ?? note) !== undefined && <span className={styles.note}>{empty ?? note}</span>}
          {fact && folding.fact(<span className={styles.fact}>{fact}</span>)}
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </header>
      )}
      {empty === undefined && (flush ? children : <div className={styles.body}>{children}</div>)}
      {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
    </section>
  );
}
