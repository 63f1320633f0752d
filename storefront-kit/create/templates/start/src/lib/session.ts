/**
 * Reads data of this tab, which is kept after a reload. Returns an empty object if storage is unavailable or contains invalid data.
 */
export function recall<T>(key: string): Record<string, T> {
  try {
    return { ...(JSON.parse(sessionStorage.getItem(key) ?? "{}") as Record<string, T>) };
  } catch {
    return {};
  }
}

/** Stores data of this tab. Deletes the entry if `value` is missing. */
export function remember(key: string, value?: Readonly<Record<string, unknown>>): void {
  try {
    if (value) sessionStorage.setItem(key, JSON.stringify(value));
    else sessionStorage.removeItem(key);
  } catch {
    // Storage may be unavailable. In that case, the data is lost after a reload.
  }
}
