import { css } from "#styled/css";
import type { Parcel } from "../lib/order-status.ts";

/** Tracking numbers, each with a link to the carrier's page if there is one. */
export function Parcels({ of }: { of: readonly Parcel[] }) {
  return (
    <ul>
      {of.map(({ number, url }) => (
        <li key={number} className={css({ overflowWrap: "anywhere" })}>
          {url === undefined ? (
            <bdi>{number}</bdi>
          ) : (
            <a href={url} className={css({ textDecoration: "underline" })}>
              <bdi>{number}</bdi>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
