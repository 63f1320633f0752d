import type { TextKey } from "../../lib/text-key.ts";

/** A record as pickers and search show it. */
export interface Hit {
  id: string;
  title: string;
  note?: string;
  /** Undefined where the resource has no pictures, `null` where only this record has none. */
  picture?: string | null;
  fact?: TextKey;
  part?: HitPart;
}

export interface HitPart {
  name: string;
  note: string;
  /** What in the record's address opens it. */
  search: Readonly<Record<string, string>>;
}
