import { searchField } from "#styled/recipes";
import { Search, X } from "lucide-react";
import { useRef, type ComponentProps } from "react";
import { IconButton } from "./button.tsx";

const styles = searchField();

export interface SearchFieldProps extends Omit<
  ComponentProps<"input">,
  "value" | "onChange" | "className" | "ref"
> {
  value: string;
  onValueChange(value: string): void;
  "aria-label": string;
  clearLabel: string;
  /** A shortcut that focuses the field. It is shown while the field is empty. */
  shortcut?: string;
}

export function SearchField({
  value,
  onValueChange,
  clearLabel,
  shortcut,
  ...rest
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onValueChange("");
    input.current?.focus();
  };
  return (
    <div className={styles.root}>
      <Search className={styles.icon} aria-hidden />
      <input
        type="search"
        autoComplete="off"
        spellCheck={false}
        {...rest}
        ref={input}
        className={styles.input}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={(event) => {
          rest.onKeyDown?.(event);
          // Prevents Enter in the search field from submitting the form around it.
          if (event.key === "Enter" && event.currentTarget.form) event.preventDefault();
        }}
        aria-keyshortcuts={shortcut}
        data-shortcut={shortcut}
      />
      {value !== "" ? (
        <span className={styles.clear}>
          <IconButton size="sm" aria-label={clearLabel} onClick={clear}>
            <X aria-hidden />
          </IconButton>
        </span>
      ) : (
        shortcut && (
          <kbd className={styles.key} aria-hidden>
            {shortcut}
          </kbd>
        )
      )}
    </div>
  );
}
