import { jsonView } from "#styled/recipes";
import { ChevronRight } from "lucide-react";
import { useState, type ReactNode } from "react";

const styles = jsonView();

export interface DisclosureProps {
  title: string;
  tools?: ReactNode;
  children: ReactNode;
}

/** A line that expands. It is initially closed, and its content is rendered only while it is open. */
export function Disclosure({ title, tools, children }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.root} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <ChevronRight aria-hidden />
        {title}
      </summary>
      {open && (
        <>
          {tools !== undefined && <div className={styles.tools}>{tools}</div>}
          {children}
        </>
      )}
    </details>
  );
}
