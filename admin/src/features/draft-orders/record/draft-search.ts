/** The id of the item that an overlay on a draft's page edits. */
export interface DraftSearch {
  item: string;
}
export const readDraftSearch = ({ item }: { item?: unknown }): DraftSearch => ({
  item: typeof item === "string" && /^\w{1,60}$/.test(item) ? item : "",
});
