import { alert } from "#styled/recipes";
import { CircleAlert, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

type Tone = "danger" | "warning" | "info";
const icons = { danger: CircleAlert, warning: TriangleAlert, info: Info } satisfies Record<
  Tone,
  unknown
>;

export interface AlertProps {
  tone?: Tone;
  title?: ReactNode;
  action?: ReactNode;
  /** True to scroll to the message. It explains why an action failed, and the action's button may be far away. */
  seek?: boolean;
  children?: ReactNode;
}

const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: "nearest" });

export function Alert({ tone = "danger", title, action, seek = false, children }: AlertProps) {
  const styles = alert({ tone });
  const Icon = icons[tone];
  return (
    <div
      ref={seek ? intoView : undefined}
      className={styles.root}
      role={tone === "info" ? "status" : "alert"}
    >
      <span className={styles.icon}>
        <Icon aria-hidden />
      </span>
      <div className={styles.content}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children !== undefined && <p>{children}</p>}
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
