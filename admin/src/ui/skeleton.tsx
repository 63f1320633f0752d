import { skeleton } from "#styled/recipes";

/** A placeholder for content that is loading, in its final size. */
export const Skeleton = ({
  width = "100%",
  height = "12px",
}: {
  width?: string;
  height?: string;
}) => <span className={skeleton()} style={{ width, height }} aria-hidden />;
