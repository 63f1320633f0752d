import type { Person } from "./person.ts";

/** Reduces a name to the lowercase letters a to z, for an email address. */
export const plain = (text: string): string =>
  text
    .replaceAll("ß", "ss")
    .replaceAll("ł", "l")
    .replaceAll("Ł", "L")
    .replaceAll("ı", "i")
    .normalize("NFD")
    .replace(/[^A-Za-z]+/g, "")
    .toLowerCase();

/** The person's email address. Email to `.test` addresses is never delivered. */
export const emailOf = (person: Pick<Person, "first" | "last" | "mailbox">): string =>
  `${person.mailbox ?? `${plain(person.first)}.${plain(person.last)}`}@example.test`;

export const addressOf = (person: Person) => ({
  first_name: person.first,
  last_name: person.last,
  ...(person.company && { company: person.company }),
  address_1: person.street,
  ...(person.extra && { address_2: person.extra }),
  city: person.city,
  postal_code: person.postalCode,
  country_code: person.country,
  ...(person.province && { province: person.province }),
  ...(person.phone && { phone: person.phone }),
});
