import { plain } from "./identity.ts";
import type { Person } from "./person.ts";

/** Users in addition to the owner, and invitations. */
export const staff = [
  { first: "Ines", last: "Hoffmann", role: "admin" },
  { first: "Tariq", last: "Mansour", role: "member" },
  { first: "Beatriz", last: "Oliveira", role: "member" },
  { first: "Kaito", last: "Mori", role: "developer" },
] as const;

export const invites = [
  { email: "wiebke.petersen@countertop.test", role: "member" },
  { email: "joao.santos@countertop.test", role: "admin" },
  { email: "nadia.benali@countertop.test", role: "developer" },
] as const;

export const staffEmail = (person: Pick<Person, "first" | "last">): string =>
  `${plain(person.first)}.${plain(person.last)}@countertop.test`;
