/** The page's state, which its parts use. `Search` contains the page's search parameters, other than the overlay's name. */
export interface RecordView<Search> {
  search: Search;
  /** The name of the open overlay. Empty if none is open. */
  edit: string;
  /** Changes some search parameters. With `replace`, no history entry is added, for changes while the user types. */
  setSearch(part: Partial<Search>, options?: { replace?: boolean }): void;
  /** Opens the overlay with this name. */
  open(overlay: string, part?: Partial<Search>): void;
}

export interface RecordOverlayProps<Record, Search = object> {
  record: Record;
  view: RecordView<Search>;
  onClose(): void;
}
