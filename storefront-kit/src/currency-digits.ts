/** Returns the number of decimal digits of a currency: 2 if 100 minor units are one major unit. */
export type CurrencyDigits = (currencyCode: string) => number;

/** The default digits: krw, jpy, and vnd have no minor unit, and all other currencies have two decimals. */
export const currencyDigits: CurrencyDigits = (code) => (/^(krw|jpy|vnd)$/i.test(code) ? 0 : 2);

// Data from ISO 4217, list one. The digits in `Intl` are for display: it shows IQD without decimals, but ISO 4217 has three.
const NONE = /^(bif|clp|djf|gnf|isk|jpy|kmf|krw|pyg|rwf|ugx|uyi|vnd|vuv|xaf|xof|xpf)$/i;
const THREE = /^(bhd|iqd|jod|kwd|lyd|omr|tnd)$/i;
const FOUR = /^(clf|uyw)$/i;

/** The number of decimals of every currency in ISO 4217, for stores with three-decimal currencies or ones without a minor unit. */
export const isoCurrencyDigits: CurrencyDigits = (code) =>
  NONE.test(code) ? 0 : THREE.test(code) ? 3 : FOUR.test(code) ? 4 : 2;
