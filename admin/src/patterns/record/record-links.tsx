import { css } from "#styled/css";
import { namesFact } from "../../lib/names-fact.ts";
import { Card } from "../../ui/card.tsx";
import { RecordLink } from "../page/links.tsx";
import { useFormat } from "../page/use-format.ts";

interface Linked {
  id: string;
}

export interface RecordLinksProps<R extends Linked> {
  title: string;
  /** The resource of the records, for their names and the URLs of their pages. */
  resource: { path: string; nameOf(record: R): string };
  records: readonly (R | null | undefined)[] | null | undefined;
}

/**
 * A card with links to a few records that a response includes, such as a parent and its children. Renders nothing without
 * records.
 */
export function RecordLinks<R extends Linked>({ title, resource, records }: RecordLinksProps<R>) {
  const format = useFormat();
  const links = records?.filter((record) => record != null) ?? [];
  if (links.length === 0) return null;
  return (
    <Card title={title} fact={namesFact(format, links.map(resource.nameOf))}>
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

// Makes the line tall enough for touch.
const line = css({ display: "flex", alignItems: "center", minHeight: "28" });
