import type { LineItem } from "../order.ts";

type Code = "sku" | "ean" | "upc" | "barcode";
type Scanned = Pick<LineItem, "id" | "title"> & {
  variant?: Partial<Record<Code, string | null>> | null;
};

export type ScanResult =
  | { kind: "packed" | "tooMany"; line: { id: string; title: string } }
  | { kind: "wrong"; line?: undefined };

const codesOf = ({ variant }: Scanned): string[] =>
  [variant?.sku, variant?.ean, variant?.upc, variant?.barcode].flatMap((code) =>
    code ? [code.toLowerCase()] : [],
  );

export const isScannable = (line: Scanned): boolean => codesOf(line).length > 0;

/**
 * Finds the line with a scanned SKU, EAN, UPC, or barcode. If several lines have the item, returns the first line that isn't
 * complete. Reports an item that isn't in the order as wrong.
 */
export function scan<Line extends Scanned>(
  code: string,
  lines: readonly Line[],
  missing: (line: Line) => number,
): ScanResult {
  const typed = code.trim().toLowerCase();
  const found = lines.filter((line) => codesOf(line).includes(typed));
  const next = found.find((line) => missing(line) > 0);
  if (next) return { kind: "packed", line: next };
  return found[0] ? { kind: "tooMany", line: found[0] } : { kind: "wrong" };
}
