import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";

const PAUSE = 250;
/** Marks of the writing direction and spaces without width: they come along with what is pasted, and no record has them. */
const UNSEEN = /[\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g;

/** The words in a search field: shown at once, handed on after a pause in typing, set again when they change from outside. */
export function useSearchDraft(
  committed: string,
  commit: (searchText: string) => void,
): [string, (searchText: string) => void] {
  const router = useRouter();
  const [draft, setDraft] = useState(committed);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(committed);

  // Only what was not typed here, such as Back or "Clear filters", may overwrite what is being typed.
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
      // Whoever has pressed a link since is on the way to another page, and must not be called back.
      if (router.latestLocation.pathname !== page) return;
      const wanted = searchText.replaceAll(UNSEEN, "").trim();
      if (wanted === sent.current) return;
      sent.current = wanted;
      commit(wanted);
    };
    // Emptying the field is a decision, not a pause in typing.
    if (searchText === "") send();
    else timer.current = setTimeout(send, PAUSE);
  };
  return [draft, change];
}
