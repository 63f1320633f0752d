import { skeleton } from "#styled/recipes";

/** Holds the place of something that is still loading, at the size it will have. */
export const Skeleton = ({
  width = "100%",
  height = "12px",
}: {
  width?: string;
  height?: string;
}) => <span className={skeleton()} style={{ width, height }} aria-hidden />;
