import type { GroupKey } from "./groups.ts";
import type { RegionKey } from "./regions.ts";

export interface Person {
  first: string;
  last: string;
  /** The part of the email address before the @, if it can't be derived from the name. */
  mailbox?: string;
  phone?: string;
  company?: string;
  street: string;
  extra?: string;
  postalCode: string;
  city: string;
  province?: string;
  country: string;
  region: RegionKey;
  /** True if the customer has an account. Other customers order as guests. */
  account: boolean;
  groups?: readonly GroupKey[];
}
