import type { HttpClient } from "@countertop/sdk";
import { adminListShippingProfiles } from "@countertop/sdk/operations";

/** The id of the default profile, to which records move when they are removed from another profile. */
export async function defaultProfileId(client: HttpClient): Promise<string | undefined> {
  const { shipping_profiles } = (await client.send(adminListShippingProfiles, {})).data;
  return shipping_profiles.find(({ type }) => type === "default")?.id;
}
