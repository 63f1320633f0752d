import { filterChip } from "#styled/recipes";
import { X } from "lucide-react";
import type { ReactNode } from "react";

const styles = filterChip();

export interface FilterChipProps {
  id: string;
  /** The filter's name, such as "Status". */
  name: string;
  /** The filter's value, such as "Draft or Proposed". */
  value: ReactNode;
  open: boolean;
  onPress(): void;
  removeLabel: string;
  onRemove(): void;
}

export const FilterChip = ({
  id,
  name,
  value,
  open,
  onPress,
  removeLabel,
  onRemove,
}: FilterChipProps) => (
  <span className={styles.root}>
    <button
      type="button"
      id={id}
      className={styles.label}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={onPress}
    >
      <span className={styles.name}>{name}</span>
      <span>{value}</span>
    </button>
    <button
      type="button"
      className={styles.remove}
      aria-label={removeLabel}
      data-remove=""
      onClick={onRemove}
    >
      <X aria-hidden />
    </button>
  </span>
);
