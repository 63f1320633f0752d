/** A record's name, for messages and labels. Falls back to other fields, because other clients may leave the title empty. */
export const nameOf = ({
  id,
  title,
  handle,
}: {
  id: string;
  title: string;
  handle?: string | null;
}): string => title || handle || id;
