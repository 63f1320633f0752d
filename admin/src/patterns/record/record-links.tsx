import { css } from "#styled/css";
import { Card } from "../../ui/card.tsx";
import { RecordLink } from "../page/links.tsx";

interface Linked {
  id: string;
}

export interface RecordLinksProps<R extends Linked> {
  title: string;
  /** Resource of the linked page and names. */
  resource: { path: string; nameOf(record: R): string };
  records: readonly (R | null | undefined)[] | null | undefined;
}

/**
 * A card of links to the few records that a response includes, such as a parent and children. Renders nothing if there are none.
 */
export function RecordLinks<R extends Linked>({ title, resource, records }: RecordLinksProps<R>) {
  const links = records?.filter((record) => record != null) ?? [];
  if (links.length === 0) return null;
  return (
    <Card title={title}>
      <ul>
        {links.map((record) => (
          <li key={record.id} className={line}>
            <RecordLink resource={resource} record={record} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

// The line is high enough for touch.
const line = css({ display: "flex", alignItems: "center", minHeight: "28" });
