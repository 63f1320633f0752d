/** How a call's request and response differ from plain JSON. */
export interface Wire {
  /** The content type of the body. */
  readonly body?: string;
  /** The format in which the response is read. */
  readonly answer?: "blob" | "stream";
  /**
   * The content of a successful response, if it isn't a JSON object or list. `anything` means JSON or text, depending on the
   * response's content type.
   */
  readonly expects?: "text" | "nothing" | "anything";
  /**
   * The property that every successful response has: an object that isn't empty, or a list, unless `recordType` says otherwise.
   * An empty string if the response may be `{}`. Not used for a list with `items`.
   */
  readonly record?: string | undefined;
  /** The type of `record`, if it isn't an object or a list. */
  readonly recordType?: "string" | "boolean";
  /** True if the server honors `Idempotency-Key`. */
  readonly keyed?: true;
  /** True if the call signs in a user, accepts an invitation, or resets a password. Such calls are sent without an API key. */
  readonly open?: true;
  /** `keep` if the response contains the area's bearer token, `drop` if the call signs the user out. */
  readonly token?: "keep" | "drop";
}
