import { jsonView } from "#styled/recipes";
import { ChevronRight } from "lucide-react";
import { useState, type ReactNode } from "react";

const styles = jsonView();

export interface JsonViewProps {
  title: string;
  value: unknown;
  /** Label of the scrollable area. */
  label: string;
  tools?: ReactNode;
}

/** Closed by default; a large record isn't even serialized before. */
export function JsonView({ title, value, label, tools }: JsonViewProps) {
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
          <pre className={styles.code} tabIndex={0} role="region" aria-label={label} dir="ltr">
            {JSON.stringify(value, null, 2)}
          </pre>
        </>
      )}
    </details>
  );
}
