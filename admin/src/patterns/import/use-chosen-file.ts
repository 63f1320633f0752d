import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Watched } from "./types.ts";

export interface ChosenFile<Ready> {
  file: File | undefined;
  /** What came of looking at the file. */
  ready: Ready | undefined;
  /** How much of the file has been checked; `null` while nobody knows, and nothing where it is not being checked. */
  checking: number | null | undefined;
  choose(file: File | undefined): void;
  /** Whether it came to an end: another file, or none, may be chosen meanwhile. */
  check(): Promise<boolean>;
}

/** The file that was chosen last, and what was found in it; another one stops looking at it. */
export function useChosenFile<Ready>(
  look: (file: File, watched: Watched) => Promise<Ready>,
): ChosenFile<Ready> {
  const [file, setFile] = useState<File>();
  const [ready, setReady] = useState<Ready>();
  const [checking, setChecking] = useState<number | null>();
  // What was chosen last, also before the screen shows it.
  const chosen = useRef<{ file: File; stop: AbortController }>(undefined);
  const leave = useEffectEvent(() => chosen.current?.stop.abort());
  useEffect(() => () => leave(), []);
  return {
    file,
    ready,
    checking,
    choose: (next) => {
      chosen.current?.stop.abort();
      chosen.current = next && { file: next, stop: new AbortController() };
      setFile(next);
      setReady(undefined);
    },
    check: async () => {
      if (!chosen.current) return false;
      const { file, stop } = chosen.current;
      const { signal } = stop;
      setChecking(null);
      try {
        setReady(await look(file, { signal, onProgress: setChecking }));
        return true;
      } catch (error) {
        if (signal.aborted) return false;
        throw error;
      } finally {
        setChecking(undefined);
      }
    },
  };
}
