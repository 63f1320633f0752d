import { useId, type ReactNode } from "react";
import { Card } from "../src/ui/card.tsx";

export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card title={title}>
    <div className="gallery-row">{children}</div>
  </Card>
);

/** Components in a row, with a caption. */
export function Line({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} style={{ gridColumn: "1 / -1" }}>
      <p id={id} style={{ marginBlockEnd: "0.5rem" }}>
        {name}
      </p>
      <div className="gallery-line">{children}</div>
    </div>
  );
}
