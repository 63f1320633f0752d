/** The state of the page, for its parts. `Search` has the parameters of its URL in addition to the overlay's name. */
export interface RecordView<Search> {
  search: Search;
  /** Name of the open overlay. Empty while none is open. */
  edit: string;
  /** Changes some parameters of the URL. `replace` adds no history entry, for changes during typing. */
  setSearch(part: Partial<Search>, options?: { replace?: boolean }): void;
  /** Opens an overlay by its name. */
  open(overlay: string, part?: Partial<Search>): void;
}

export interface RecordOverlayProps<Record, Search = object> {
  record: Record;
  view: RecordView<Search>;
  onClose(): void;
}
