import { ApiError } from "@countertop/sdk";

/** True if the server responded that the requested record doesn't exist. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 404;
