import type { HttpClient } from "@countertop/sdk";
import { adminListShippingProfiles } from "@countertop/sdk/operations";

/** The id of the profile to which records return when they leave another profile. */
export async function defaultProfileId(client: HttpClient): Promise<string | undefined> {
  const { shipping_profiles } = (await client.send(adminListShippingProfiles, {})).data;
  return shipping_profiles.find(({ type }) => type === "default")?.id;
}
