/** What a record is called where it is spoken of: a title can be emptied by others than this admin. */
export const nameOf = ({
  id,
  title,
  handle,
}: {
  id: string;
  title: string;
  handle?: string | null;
}): string => title || handle || id;
