/** Number of decimal digits between a currency's minor and major unit. */
export type CurrencyDigits = (currencyCode: string) => number;

/** The default digits: krw, jpy, and vnd have no minor unit, and all other currencies have hundredths. */
export const currencyDigits: CurrencyDigits = (code) => (/^(krw|jpy|vnd)$/i.test(code) ? 0 : 2);

// Data from ISO 4217, list one. `Intl` also has digits, but for display: it shows iqd without decimals, but ISO has three.
const NONE = /^(bif|clp|djf|gnf|isk|jpy|kmf|krw|pyg|rwf|ugx|uyi|vnd|vuv|xaf|xof|xpf)$/i;
const THREE = /^(bhd|iqd|jod|kwd|lyd|omr|tnd)$/i;
const FOUR = /^(clf|uyw)$/i;

/** The whole ISO 4217 table, for stores that sell in currencies with thousandths or without a minor unit. */
export const isoCurrencyDigits: CurrencyDigits = (code) =>
  NONE.test(code) ? 0 : THREE.test(code) ? 3 : FOUR.test(code) ? 4 : 2;
