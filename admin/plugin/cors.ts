/** Origins in ADMIN_CORS: the store's owner lets their pages use the API, so the guard lets them write. */

/** True for an origin of the list. The store treats text between slashes as a regular expression. */
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

/** The store's setting of origins, set by the plugin's loader. Medusa runs loaders after `api/` and before the server listens. */
export const adminCors = { allows: allowedBy("") };
