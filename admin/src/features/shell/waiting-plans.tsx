import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { plansQuery } from "../../lib/inbox.ts";
import { Waiting } from "./waiting.tsx";

/** Number of plans that wait for an operator. */
export function WaitingPlans() {
  const { data } = useQuery(plansQuery(useClient()));
  return <Waiting count={data?.waiting} />;
}
