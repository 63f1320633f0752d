/** Data of this tab that survives a reload. It is empty if storage is unavailable, or contains other data. */
export function recall<T>(key: string): Record<string, T> {
  try {
    return { ...(JSON.parse(sessionStorage.getItem(key) ?? "{}") as Record<string, T>) };
  } catch {
    return {};
  }
}

/** Deletes the entry if `value` is missing. */
export function remember(key: string, value?: Readonly<Record<string, unknown>>): void {
  try {
    if (value) sessionStorage.setItem(key, JSON.stringify(value));
    else sessionStorage.removeItem(key);
  } catch {
    // Storage may be unavailable. A reload then starts empty.
  }
}
