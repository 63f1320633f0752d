import { pager } from "#styled/recipes";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "./button.tsx";
import { Select } from "./select.tsx";

const styles = pager();

export interface PagerProps {
  /** The page number, starting at 1. */
  page: number;
  pages: number;
  onPage(page: number): void;
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** The range of records on the page, such as "1–20 of 128". */
  range: ReactNode;
  /** The position of the page, such as "Page 1 of 7". */
  position: ReactNode;
  size?: { value: number; choices: readonly number[]; label: string; onChange(size: number): void };
}

export function Pager({
  page,
  pages,
  onPage,
  label,
  previousLabel,
  nextLabel,
  range,
  position,
  size,
}: PagerProps) {
  return (
    <nav className={styles.root} aria-label={label}>
      <span className={styles.range}>{range}</span>
      {size && (
        <span className={styles.size}>
          <Select
            aria-label={size.label}
            value={String(size.value)}
            options={size.choices.map((choice) => ({
              value: String(choice),
              label: String(choice),
            }))}
            onValueChange={(value) => size.onChange(Number(value))}
          />
          <span aria-hidden>{size.label}</span>
        </span>
      )}
      <span className={styles.pages}>{position}</span>
      <span className={styles.buttons}>
        <IconButton
          visual="secondary"
          size="sm"
          aria-label={previousLabel}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        >
          <ChevronLeft aria-hidden />
        </IconButton>
        <IconButton
          visual="secondary"
          size="sm"
          aria-label={nextLabel}
          disabled={page >= pages}
          onClick={() => onPage(page + 1)}
        >
          <ChevronRight aria-hidden />
        </IconButton>
      </span>
    </nav>
  );
}
