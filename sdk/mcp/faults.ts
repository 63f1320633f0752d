/** Each fault as one readable line that says how to go on. */
import { ApiError, SdkError } from "@countertop/sdk";
import type { Operation } from "../../codegen/contract.ts";

const KEY = "set COUNTERTOP_API_KEY, or COUNTERTOP_EMAIL and COUNTERTOP_PASSWORD";

export function faultOf(error: unknown, { area, id }: Pick<Operation, "area" | "id">): string {
  if (error instanceof ApiError && error.status === 401)
    return area === "admin"
      ? `401: ${KEY}, in the environment of this server. The store does not accept what it has now.`
      : `401: ${id} acts for a customer who is signed in, and this server signs in no customer.`;
  if (error instanceof ApiError)
    return oneLine(
      `${[error.status, error.type].filter(Boolean).join(" ")}: ${error.serverMessage ?? error.message}`,
    );
  if (error instanceof SdkError)
    return oneLine(`The store did not answer: ${error.message} Check --url.`);
  return oneLine(error instanceof Error ? error.message : String(error));
}

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();
