import { useClient, useOperationWriter, useRevalidate } from "@countertop/sdk/react";
import { useQueryClient } from "@tanstack/react-query";
import { useText } from "../page/use-text.ts";
import type { Tools } from "./define-action.ts";

export const useTools = (): Tools => ({
  client: useClient(),
  queries: useQueryClient(),
  write: useOperationWriter(),
  settle: useRevalidate(),
  text: useText(),
});
