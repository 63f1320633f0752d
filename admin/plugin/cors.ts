/** The origins in ADMIN_CORS. The store's owner allows their pages to use the API, so the guard allows them to write. */

/**
 * Returns a function that is true for origins in the list. Like the store, reads text between slashes as a regular expression.
 */
export function allowedBy(list: string): (origin: string) => boolean {
  const entries = list
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map((entry) => {
      const pattern = /^\/(.*)\/([a-z]*)$/.exec(entry);
      return pattern ? new RegExp(pattern[1] ?? "", pattern[2]) : entry;
    });
  return (origin) =>
    entries.some((entry) => (typeof entry === "string" ? entry === origin : entry.test(origin)));
}

/**
 * The origins that the store allows. The plugin's loader sets them: Medusa runs loaders after it has loaded `api/`, and before
 * the server listens.
 */
export const adminCors = { allows: allowedBy("") };
