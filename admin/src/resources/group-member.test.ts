import { expect, it } from "vitest";
import { closestMember } from "./group-member.ts";

it("`closestMember` returns the member of a group who is in the fewest other groups", () => {
  const [own, other, third] = ["own", "other", "third"].map((id) => ({ id, name: id }));
  const both = { id: "a", groups: [own!, other!, third!] };
  const alone = { id: "b", groups: [own!] };
  expect(closestMember([both, alone], "own")).toEqual({ customer: alone, others: [] });
  expect(closestMember([both], "own")).toEqual({ customer: both, others: [other, third] });
  expect(closestMember([], "own")).toBeUndefined();
});
