import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Watched } from "../../lib/import/types.ts";

export interface ChosenFile<Ready> {
  file: File | undefined;
  /** Result of the check. */
  ready: Ready | undefined;
  /** The progress of the check: `null` while unknown, undefined if no check runs. */
  checking: number | null | undefined;
  choose(file: File | undefined): void;
  /** Checks the file. Resolves to true if the check finished: the file may be replaced or removed in the meantime. */
  check(): Promise<boolean>;
}

/** The latest file and its result. Choosing a different file stops the check. */
export function useChosenFile<Ready>(
  look: (file: File, watched: Watched) => Promise<Ready>,
): ChosenFile<Ready> {
  const [file, setFile] = useState<File>();
  const [ready, setReady] = useState<Ready>();
  const [checking, setChecking] = useState<number | null>();
  // The latest choice, available even before the next render.
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
