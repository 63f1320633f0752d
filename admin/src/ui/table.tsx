import { cx } from "#styled/css";
import { table, type TableVariantProps } from "#styled/recipes";
import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";
import {
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
} from "react";

const plain = table();
export const rowLinkClass = plain.link;

interface Column extends Pick<TableVariantProps, "align" | "wideOnly" | "pinned" | "lead"> {
  /** Shows the cell in a stacked table on a phone, even if it is `wideOnly`: below the row's title, or as part of the title. */
  phone?: boolean | "title" | undefined;
}

export const toolClass = plain.tool;

export interface RootProps extends Omit<ComponentProps<"table">, "className"> {
  /** The table's name, because a page can have several tables. */
  "aria-label": string;
  /** True to stack a row's values on a phone, with the row's name on the first line. */
  stacked?: boolean;
}

export const Root = ({ stacked = false, ...rest }: RootProps) => (
  <table {...rest} className={table({ stacked }).root} />
);

/**
 * A container that scrolls a table that is wider than the container. It can be focused, so that it can be scrolled with the
 * keyboard. While the table is wider (`data-wide`), pinned columns show an edge, because other columns scroll below them.
 */
export function Scroller({ label, children }: { label: string; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [wide, setWide] = useState(false);
  useEffect(() => {
    const outer = frame.current;
    const inner = outer?.firstElementChild;
    if (!outer || !inner) return;
    const observer = new ResizeObserver(() => setWide(outer.scrollWidth > outer.clientWidth + 1));
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={frame}
      className={plain.scroller}
      role="region"
      aria-label={label}
      tabIndex={0}
      data-wide={wide || undefined}
    >
      {children}
    </div>
  );
}

export const Head = ({ sticky = false, children }: { sticky?: boolean; children: ReactNode }) => (
  <thead className={table({ sticky }).head}>
    <tr>{children}</tr>
  </thead>
);

export const Body = (props: ComponentProps<"tbody">) => <tbody {...props} />;
export const Row = (props: Omit<ComponentProps<"tr">, "className">) => (
  <tr {...props} className={plain.row} />
);
/** A placeholder for rows that aren't rendered. */
export const Gap = ({ height, columns }: { height: number; columns: number }) => (
  <tr aria-hidden>
    {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the cell is empty and hidden from screen readers */}
    <td colSpan={columns} style={{ height, padding: 0 }} />
  </tr>
);

/** Text on at most two lines, or on one line if it is a single word or `oneLine` is set. */
export const Text = ({ oneLine, children }: { oneLine?: boolean; children: string }) => (
  <span className={plain.text}>
    <span data-line={oneLine || !/\s/.test(children) ? "" : undefined}>{children}</span>
  </span>
);

/** A small text below a value. */
export const Note = ({ children }: { children: ReactNode }) => (
  <span className={plain.small}>{children}</span>
);

export interface HeaderProps extends Column {
  "aria-label"?: string;
  "data-tools"?: "";
  children: ReactNode;
  width?: string | undefined;
  /** A width in pixels, which overrides `width`. */
  own?: number | undefined;
  /** The minimum width in pixels. Default: the width. */
  least?: number | undefined;
  /** A `WidthHandle`, which makes the column resizable. */
  handle?: ReactNode;
  sorted?: "ascending" | "descending" | undefined;
  /** Called to sort. If it is set, the header is a button. */
  onSort?: (() => void) | undefined;
  className?: string;
}

export function Header(props: HeaderProps) {
  const { children, align, wideOnly, pinned, lead, width, own, least, handle } = props;
  const { sorted, onSort } = props;
  const { className, "aria-label": label, "data-tools": tools } = props;
  const styles = table({ align, wideOnly, pinned, lead });
  const Arrow =
    sorted === "ascending" ? ArrowUp : sorted === "descending" ? ArrowDown : ArrowUpDown;
  return (
    <th
      scope="col"
      className={cx(styles.header, className)}
      aria-sort={sorted}
      aria-label={label}
      data-lead={lead || undefined}
      data-tools={tools}
      style={
        {
          "--width": own === undefined ? width : `${own}px`,
          "--own": own === undefined ? undefined : `${own}px`,
          "--least": least === undefined ? undefined : `${least}px`,
        } as CSSProperties
      }
    >
      {onSort ? (
        <button type="button" className={styles.sort} data-sorted={sorted} onClick={onSort}>
          {children}
          <Arrow aria-hidden />
        </button>
      ) : (
        children
      )}
      {handle}
    </th>
  );
}

export interface CellProps extends Column, Omit<ComponentProps<"td">, "align"> {}

export const Cell = ({ align, wideOnly, phone, pinned, lead, className, ...rest }: CellProps) => (
  <td
    {...rest}
    data-lead={lead || undefined}
    data-phone={phone || undefined}
    className={cx(table({ align, wideOnly, pinned, lead }).cell, className)}
  />
);

export interface TickProps {
  label: string;
  checked: boolean;
  /** True if only some rows are selected. */
  mixed?: boolean;
  onTick(range: boolean): void;
  disabled?: boolean;
}

/** A checkbox that selects a row, or all of them. Reports whether Shift was held down, which only the click event contains. */
export const Tick = ({ label, checked, mixed = false, onTick, disabled }: TickProps) => (
  <label className={plain.tick}>
    <input
      type="checkbox"
      aria-label={label}
      checked={checked}
      disabled={disabled}
      ref={(input) => {
        if (input) input.indeterminate = mixed;
      }}
      onClick={(event) => onTick(event.shiftKey)}
      readOnly
    />
  </label>
);

/** The cell that contains a checkbox, in the header or in a row. */
export const TickCell = ({ head = false, children }: { head?: boolean; children?: ReactNode }) =>
  head ? (
    <th scope="col" data-check="" className={cx(plain.header, plain.check)}>
      {children}
    </th>
  ) : (
    <td data-check="" className={plain.check}>
      {children}
    </td>
  );
