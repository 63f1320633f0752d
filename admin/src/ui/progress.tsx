import { progress } from "#styled/recipes";

const styles = progress();

export interface ProgressProps {
  label: string;
  /** The progress from 0 to 1. Null while it is unknown. */
  value: number | null;
  /** Text that replaces the percentage, such as "30 of 120". */
  valueText?: string;
}

export const Progress = ({ label, value, valueText }: ProgressProps) => {
  const percent = value === null ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div
      className={styles.track}
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuetext={valueText}
    >
      <div
        className={styles.bar}
        data-unknown={percent === undefined || undefined}
        style={percent === undefined ? undefined : { width: `${percent}%` }}
      />
    </div>
  );
};
