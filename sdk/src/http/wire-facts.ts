/** Differences of a call from plain JSON in both directions. */
export interface Wire {
  /** The content type of the body. */
  readonly body?: string;
  /** Format in which the answer is read. */
  readonly answer?: "blob" | "stream";
  /** A success that isn't a JSON object or list: a text, no body, or anything that its content type names. */
  readonly expects?: "text" | "nothing" | "anything";
  /** The server honors `Idempotency-Key`. */
  readonly keyed?: true;
  /** The call establishes the caller's identity: an API key would answer for somebody else. */
  readonly open?: true;
  /** The answer brings the area's bearer token, or ends it. */
  readonly token?: "keep" | "drop";
}
