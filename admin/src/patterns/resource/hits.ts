import type { TextKey } from "../../lib/text-key.ts";

/** A record in a picker or in search results. */
export interface SearchResult {
  id: string;
  title: string;
  note?: string;
  /** Undefined if the resource has no images. Null if only this record has none. */
  picture?: string | null;
  fact?: TextKey;
  part?: HitPart;
}

export interface HitPart {
  name: string;
  note: string;
  /** The search parameters of the URL that opens the record. */
  search: Readonly<Record<string, string>>;
}
