import { adminListCustomers, adminRetrieveCustomer } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { useClient } from "@countertop/sdk/react";
import { useQueries, useQuery } from "@tanstack/react-query";

interface Named {
  id: string;
  name: string;
}

/**
 * Maximum number of members to compare. Each requires its own request, because the list of customers doesn't include all of
 * their groups.
 */
const MEMBERS = 5;

/**
 * The member of a group who is in the fewest other groups, and these groups. Price lists for other groups could lower the price.
 */
export function closestMember<Customer extends { groups?: readonly Named[] | undefined }>(
  members: readonly Customer[],
  group: string,
): { customer: Customer; others: Named[] } | undefined {
  const [first] = members
    .map((customer) => ({
      customer,
      others: (customer.groups ?? []).filter(({ id }) => id !== group),
    }))
    .toSorted((a, b) => a.others.length - b.others.length);
  return first;
}

/**
 * Finds the customer who represents a group when prices are read. `member` is undefined without a group, while loading, and if
 * the group is empty.
 */
export function useGroupMember(group: string) {
  const client = useClient();
  const members = useQuery({
    ...queryOptions(client, adminListCustomers, { query: { groups: [group], limit: MEMBERS } }),
    enabled: group !== "",
  });
  const known = useQueries({
    queries: (group === "" ? [] : (members.data?.customers ?? [])).map(({ id }) =>
      queryOptions(client, adminRetrieveCustomer, { id, query: { expand: "groups" } }),
    ),
  });
  const isKnown = group !== "" && members.data !== undefined && known.every(({ data }) => data);
  const found = known.flatMap(({ data }) => data?.customer ?? []);
  const member = isKnown ? closestMember(found, group) : undefined;
  return { member, isEmpty: isKnown && member === undefined, queries: [members, ...known] };
}
