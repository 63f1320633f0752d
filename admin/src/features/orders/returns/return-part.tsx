import { css } from "#styled/css";
import { useId, type ReactNode } from "react";
import { Alert } from "../../../ui/alert.tsx";
import type { Order } from "../order.ts";
import type { Draft } from "./return-draft.ts";
import type { ReturnableLine } from "./returnable.ts";

export interface ReturnPartProps {
  order: Order;
  draft: Draft;
  returnable: readonly ReturnableLine[];
  change(part: Partial<Draft>): void;
  /** The problem to show in this section. */
  problem: string | undefined;
}

interface PartProps {
  title: string;
  /** Content at the end of the row with the heading. */
  action?: ReactNode;
  problem: string | undefined;
  children: ReactNode;
}

/** A section of the sheet, with a title. */
export function Part({ title, action, problem, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={part}>
      <div className={head}>
        <h3 id={id} className={heading}>
          {title}
        </h3>
        {action}
      </div>
      {problem !== undefined && <Alert seek>{problem}</Alert>}
      {children}
    </section>
  );
}

const part = css({
  display: "grid",
  gap: "12",
  gridTemplateColumns: "minmax(0, 1fr)",
  "& + &": { borderBlockStart: "hairline", paddingBlockStart: "20" },
});
const head = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "8",
});
const heading = css({ textStyle: "section" });
