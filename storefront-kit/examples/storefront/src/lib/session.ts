/** Data of this tab that survives a reload. Empty if storage is refused, or holds other data. */
export function recall<T>(key: string): Record<string, T> {
  try {
    return { ...(JSON.parse(sessionStorage.getItem(key) ?? "{}") as Record<string, T>) };
  } catch {
    return {};
  }
}

/** Without a value, deletes the entry. */
export function remember(key: string, value?: Readonly<Record<string, unknown>>): void {
  try {
    if (value) sessionStorage.setItem(key, JSON.stringify(value));
    else sessionStorage.removeItem(key);
  } catch {
    // Storage may be refused; then a reload starts empty.
  }
}
