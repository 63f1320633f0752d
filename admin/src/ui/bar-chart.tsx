import { barChart } from "#styled/recipes";

const styles = barChart();

export interface BarChartProps {
  /** What the bars are together; a screen reader reads the table behind them under this name. */
  label: string;
  /** Heads of the table's two columns. */
  heads: readonly [string, string];
  bars: readonly {
    key: string;
    value: number;
    /** What the bar stands for, and its value, in words. */
    name: string;
    text: string;
  }[];
  /** Below the first and the last bar. */
  ends: readonly [string, string];
}

/** Bars of one series, in the direction of reading; the same figures are a table for those who do not see them. */
export function BarChart({ label, heads, bars, ends }: BarChartProps) {
  const highest = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <div className={styles.root}>
      <div className={styles.bars} aria-hidden>
        {bars.map(({ key, value, name, text }) => (
          <span key={key} className={styles.slot} title={`${name}: ${text}`}>
            {value > 0 && (
              <span className={styles.bar} style={{ height: `${(value / highest) * 100}%` }} />
            )}
          </span>
        ))}
      </div>
      <div className={styles.ends} aria-hidden>
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
      <table className={styles.table}>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{heads[0]}</th>
            <th scope="col">{heads[1]}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ key, name, text }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
