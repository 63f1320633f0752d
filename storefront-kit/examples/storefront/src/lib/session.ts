/** What this tab remembers over a reload: nobody else's business. Nothing where storage is refused, or holds what is not ours. */
export function recall<T>(key: string): Record<string, T> {
  try {
    return { ...(JSON.parse(sessionStorage.getItem(key) ?? "{}") as Record<string, T>) };
  } catch {
    return {};
  }
}

/** Without a value it is forgotten. */
export function remember(key: string, value?: Readonly<Record<string, unknown>>): void {
  try {
    if (value) sessionStorage.setItem(key, JSON.stringify(value));
    else sessionStorage.removeItem(key);
  } catch {
    // Storage may be refused; then a reload begins anew.
  }
}
