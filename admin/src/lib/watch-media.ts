/** A media query for `useSyncExternalStore`. */
export function watchMedia(query: string) {
  const media = matchMedia(query);
  return {
    subscribe(listener: () => void) {
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    matches: () => media.matches,
  };
}
