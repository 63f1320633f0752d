/** How a call's request and response differ from plain JSON. */
export interface Wire {
  /** The content type of the body. */
  readonly body?: string;
  /** Format in which the response is read. */
  readonly answer?: "blob" | "stream";
  /**
   * The kind of a successful response that isn't a JSON object or list: text, no body, or any content that its content type names.
   */
  readonly expects?: "text" | "nothing" | "anything";
  /** True if the contract requires no property of the successful response. Otherwise `{}` is an error. */
  readonly empty?: true;
  /** True if the server honors `Idempotency-Key`. */
  readonly keyed?: true;
  /** True if the call establishes the caller's identity. With an API key, it would return a different user. */
  readonly open?: true;
  /** `keep` if the response contains the area's bearer token, `drop` if the call ends it. */
  readonly token?: "keep" | "drop";
}
