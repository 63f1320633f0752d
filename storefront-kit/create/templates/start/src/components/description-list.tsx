import type { ReactNode } from "react";
import { css } from "#styled/css";

/** Terms and their descriptions. */
export function DescriptionList({
  of,
}: {
  of: readonly (readonly [name: string, value: ReactNode])[];
}) {
  return (
    <dl className={css({ display: "grid", gap: "12", textStyle: "small" })}>
      {of.map(([name, value]) => (
        <div
          key={name}
          className={css({
            display: "grid",
            gap: { base: "0", sm: "16" },
            gridTemplateColumns: { sm: "9rem 1fr" },
          })}
        >
          <dt className={css({ color: "muted" })}>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
