import { useEffect, useEffectEvent, useRef, useState } from "react";
import { withCorrections, type Correction } from "../../lib/import/corrections.ts";
import { readTable } from "../../lib/import/read-table.ts";
import type { ReadFile } from "../../lib/import/read-csv.ts";
import type { Watched } from "../../lib/import/types.ts";

export interface ChosenFile<Ready> {
  file: File | undefined;
  /** The content of the file, with the corrections. Undefined before the first check. */
  read: ReadFile | undefined;
  /** The result of the check. */
  ready: Ready | undefined;
  /** The progress of the check. Null while it is unknown, and undefined if no check is running. */
  checking: number | null | undefined;
  /** True if cells were corrected. */
  corrected: boolean;
  choose(file: File | undefined): void;
  /**
   * Checks the file. Resolves to true if the check finished, and to false if the file was replaced or removed in the meantime.
   */
  check(): Promise<boolean>;
  /** Corrects cells, and checks the file again. */
  correct(corrections: readonly Correction[]): Promise<boolean>;
}

interface Choice {
  file: File;
  stop: AbortController;
  read?: ReadFile;
}

/** The chosen file and the result of its check. Choosing a different file aborts the check. */
export function useChosenFile<Ready>(
  look: (read: ReadFile, watched: Watched) => Promise<Ready>,
): ChosenFile<Ready> {
  const [file, setFile] = useState<File>();
  const [ready, setReady] = useState<Ready>();
  const [read, setRead] = useState<ReadFile>();
  const [corrected, setCorrected] = useState(false);
  const [checking, setChecking] = useState<number | null>();
  // The latest choice, which is available even before the next render.
  const chosen = useRef<Choice>(undefined);
  const leave = useEffectEvent(() => chosen.current?.stop.abort());
  useEffect(() => () => leave(), []);
  const check = async () => {
    const { current: mine } = chosen;
    if (!mine) return false;
    const { signal } = mine.stop;
    setChecking(null);
    try {
      mine.read ??= await readTable(mine.file, signal);
      const result = await look(mine.read, { signal, onProgress: setChecking });
      setRead(mine.read);
      setReady(result);
      return true;
    } catch (error) {
      if (signal.aborted) return false;
      throw error;
    } finally {
      setChecking(undefined);
    }
  };
  return {
    file,
    read,
    ready,
    checking,
    corrected,
    choose: (next) => {
      chosen.current?.stop.abort();
      chosen.current = next && { file: next, stop: new AbortController() };
      setFile(next);
      setReady(undefined);
      setCorrected(false);
    },
    check,
    correct: async (corrections) => {
      const { current: mine } = chosen;
      if (!mine?.read) return false;
      mine.read = { ...mine.read, table: withCorrections(mine.read.table, corrections) };
      setCorrected(true);
      return check();
    },
  };
}
