import { css } from "#styled/css";
import { Progress } from "../../ui/progress.tsx";

export const Waiting = ({ label, value }: { label: string; value: number | null }) => (
  <div className={waiting}>
    <p role="status">{label}</p>
    <Progress label={label} value={value} />
  </div>
);

const waiting = css({ display: "grid", gap: "8", maxWidth: "prose" });
