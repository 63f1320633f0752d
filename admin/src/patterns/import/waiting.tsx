import { css } from "#styled/css";
import { CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { Progress } from "../../ui/progress.tsx";

export const Waiting = ({ label, value }: { label: string; value: number | null }) => (
  <div className={waiting}>
    <p role="status">{label}</p>
    <Progress label={label} value={value} />
  </div>
);

export const Good = ({ children }: { children: ReactNode }) => (
  <p className={good} role="status">
    <CircleCheck aria-hidden />
    {children}
  </p>
);

const waiting = css({ display: "grid", gap: "8", maxWidth: "prose" });
const good = css({
  display: "flex",
  alignItems: "center",
  gap: "8",
  "& .lucide": { color: "status.success.mark" },
});
