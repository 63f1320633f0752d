import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";

const PAUSE = 250;
/** Matches directional marks and zero-width spaces. Pasted text may contain them, but records don't. */
const UNSEEN = /[\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g;

/** The text of a search field. It is shown immediately, applied after a pause in typing, and replaced when the URL changes. */
export function useSearchDraft(
  committed: string,
  commit: (searchText: string) => void,
): [string, (searchText: string) => void] {
  const router = useRouter();
  const [draft, setDraft] = useState(committed);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(committed);

  // Replaces the text only after changes from outside, such as Back or "Clear filters".
  useEffect(() => {
    if (committed === sent.current) return;
    clearTimeout(timer.current);
    sent.current = committed;
    setDraft(committed);
  }, [committed]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const change = (searchText: string) => {
    setDraft(searchText);
    clearTimeout(timer.current);
    const page = router.latestLocation.pathname;
    const send = () => {
      // Stops if the user has followed a link in the meantime. Otherwise, this would revert that navigation.
      if (router.latestLocation.pathname !== page) return;
      const wanted = searchText.replaceAll(UNSEEN, "").trim();
      if (wanted === sent.current) return;
      sent.current = wanted;
      commit(wanted);
    };
    // Applies an empty string without a pause.
    if (searchText === "") send();
    else timer.current = setTimeout(send, PAUSE);
  };
  return [draft, change];
}
