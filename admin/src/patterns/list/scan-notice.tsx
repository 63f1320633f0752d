import { css } from "#styled/css";
import { useFormat } from "../page/use-format.ts";
import type { Resource } from "../resource/define.ts";
import type { FilterDefs } from "../resource/filters.ts";
import { useScanProgress } from "./use-scan-progress.ts";

/** Shows the progress of a scan that the list needs, and a note if the scan left out records. */
export function ScanNotice<L, R, C, U, F extends FilterDefs<L>>({
  resource,
  text,
}: {
  resource: Resource<L, R, C, U, F>;
  text(numbers: { formatted: string; total: string }, of: number): string;
}) {
  const format = useFormat();
  const looked = useScanProgress(resource);
  return (
    <p className={looked && note} role="status">
      {looked &&
        text(
          { formatted: format.number(looked.got), total: format.number(looked.total) },
          looked.total,
        )}
    </p>
  );
}

const note = css({ paddingInline: "card", paddingBlockEnd: "8", color: "fg.muted" });
