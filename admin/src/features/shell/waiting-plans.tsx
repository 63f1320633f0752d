import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { plansQuery } from "../../lib/inbox.ts";
import { Count } from "./waiting.tsx";

/** The number of assistants' plans that wait for an operator's approval. */
export function WaitingPlans() {
  return <Count count={useQuery(plansQuery(useClient())).data?.waiting} quiet={false} />;
}
