import { createIsomorphicFn } from "@tanstack/react-start";
import { setResponseStatus } from "@tanstack/react-start/server";

/** Handles of products that were removed permanently. Search engines forget their pages sooner than missing pages. */
const GONE: readonly string[] = ["slow-cooker"];

/** Sets the status of the page that the server renders for a missing product. */
export const setGoneStatus = createIsomorphicFn()
  .server((handle: string) => {
    if (GONE.includes(handle)) setResponseStatus(410);
  })
  .client((_handle: string) => undefined);
