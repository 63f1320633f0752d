/** How a call differs from JSON there and back. */
export interface Wire {
  /** The content type of the body. */
  readonly body?: string;
  /** What the answer is read as. */
  readonly answer?: "blob" | "stream";
  /** A success that isn't a JSON object or list: a text, no body, or anything that its content type says. */
  readonly expects?: "text" | "nothing" | "anything";
  /** The server honors `Idempotency-Key`. */
  readonly keyed?: true;
  /** It establishes who the caller is: an API key on it would answer for somebody else. */
  readonly open?: true;
  /** Its answer brings the area's bearer token, or ends it. */
  readonly token?: "keep" | "drop";
}
