import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { basePath } from "../../lib/location.ts";
import { storeQuery } from "../../patterns/page.ts";

/** Returns a function for the URL of an invitation, from the store's template or in this admin. */
export function useInviteLink() {
  const { data } = useQuery(storeQuery(useClient()));
  const template =
    data?.store.invite_link_template ??
    `${location.origin}${basePath()}invite?token={invite_token}`;
  return (token: string) => template.replace("{invite_token}", token);
}
