/** The name of a record in texts. Falls back to other fields if the title is empty, because other clients may leave it empty. */
export const nameOf = ({
  id,
  title,
  handle,
}: {
  id: string;
  title: string;
  handle?: string | null;
}): string => title || handle || id;
