import type { TextKey } from "../../lib/text-key.ts";

/** A record in pickers and search results. */
export interface SearchResult {
  id: string;
  title: string;
  note?: string;
  /** Undefined if the resource has no images, `null` if only this record has none. */
  picture?: string | null;
  fact?: TextKey;
  part?: HitPart;
}

export interface HitPart {
  name: string;
  note: string;
  /** Parameters of the URL that opens the record. */
  search: Readonly<Record<string, string>>;
}
