/** Name of a record in texts. Falls back from the title, since other clients may leave it empty. */
export const nameOf = ({
  id,
  title,
  handle,
}: {
  id: string;
  title: string;
  handle?: string | null;
}): string => title || handle || id;
