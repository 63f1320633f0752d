import { steps } from "#styled/recipes";

const styles = steps();

export interface StepsProps {
  /** From 1. */
  current: number;
  count: number;
  /** "Step 2 of 4": the meaning of the dots in words. */
  label: string;
}

export const Steps = ({ current, count, label }: StepsProps) => (
  <div className={styles.root}>
    <span>{label}</span>
    <span className={styles.dots} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <span
          key={index}
          className={styles.dot}
          data-done={index + 1 < current || undefined}
          data-current={index + 1 === current || undefined}
        />
      ))}
    </span>
  </div>
);
