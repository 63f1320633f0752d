import { barChart } from "#styled/recipes";

const styles = barChart();

export interface Bar {
  key: string;
  /** The bar's value. Undefined if it is unknown, which is different from 0. */
  value: number | undefined;
  /** A value to compare with, which is shown as a mark across the bar. */
  before?: number | undefined;
  /** The bar's full name, which is shown above its values and in the table. */
  name: string;
  /** The bar's short name, which is shown below the bar. */
  axis: string;
  text: string;
  beforeText?: string | undefined;
}

export interface BarChartProps {
  /** The title of the chart, and of the table for screen readers. */
  label: string;
  /** The headings of the table. The third heading is needed only for comparisons. */
  heads: readonly [string, string, string?];
  bars: readonly Bar[];
  /** Returns a short form of a value, for the axis. */
  short(value: number): string;
  /** The text for an unknown value. */
  unknown: string;
}

/** At most four steps of an axis that are easy to read: 1, 2, or 5 times a power of ten. */
export function ticksTo(highest: number): number[] {
  if (highest <= 0) return [0, 1];
  const rough = highest / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((times) => times * power >= rough) ?? 10);
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => index * step);
}

/** Bars of one series, in the reading direction. Screen readers get the same values as a table. */
export function BarChart({ label, heads, bars, short, unknown }: BarChartProps) {
  const ticks = ticksTo(
    Math.max(0, ...bars.flatMap(({ value, before }) => [value ?? 0, before ?? 0])),
  );
  const top = ticks.at(-1) ?? 1;
  const share = (value: number) => `${(value / top) * 100}%`;
  // Labels every nth bar, with at most seven labels. A narrow chart shows only every second label.
  const every = Math.ceil(bars.length / 7);
  const compared = heads[2] !== undefined;
  return (
    <div className={styles.root}>
      <div className={styles.plot} aria-hidden>
        <div className={styles.axis}>
          {ticks.map((tick) => (
            <span key={tick} className={styles.tick}>
              {short(tick)}
            </span>
          ))}
        </div>
        <div className={styles.bars}>
          {ticks.map((tick) => (
            <span key={tick} className={styles.line} style={{ insetBlockEnd: share(tick) }} />
          ))}
          {bars.map(({ key, value, before, name, text, beforeText }, index) => (
            <span
              key={key}
              className={styles.slot}
              data-unknown={value === undefined || undefined}
              data-late={index >= bars.length / 2 || undefined}
            >
              {value !== undefined && value > 0 && (
                <span className={styles.bar} style={{ height: share(value) }} />
              )}
              {before !== undefined && before > 0 && (
                <span className={styles.before} style={{ insetBlockEnd: share(before) }} />
              )}
              <span className={styles.tip}>
                <span>{name}</span>
                <strong>{value === undefined ? unknown : text}</strong>
                {beforeText !== undefined && (
                  <span>
                    {heads[2]}: {beforeText}
                  </span>
                )}
              </span>
            </span>
          ))}
        </div>
        <div className={styles.ends}>
          {bars.map(({ key, axis }, index) => (
            <span
              key={key}
              className={styles.end}
              data-minor={index % (every * 2) !== 0 || undefined}
            >
              {index % every === 0 && <span>{axis}</span>}
            </span>
          ))}
        </div>
      </div>
      <table className={styles.table}>
        <caption>{label}</caption>
        <thead>
          <tr>
            {heads.map(
              (head) =>
                head !== undefined && (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ),
            )}
          </tr>
        </thead>
        <tbody>
          {bars.map(({ key, name, value, text, beforeText }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{value === undefined ? unknown : text}</td>
              {compared && <td>{beforeText}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
