import { Link } from "@tanstack/react-router";
import { Fragment } from "react";
import { useExtensionLabel, useExtensions } from "../../patterns/extension.ts";

/** The parent pages of an extension's page, except those without a name. */
export function ExtensionCrumbs({ address }: { address: string }) {
  const label = useExtensionLabel();
  const parents = useExtensions()?.page(address)?.parents ?? [];
  return parents
    .flatMap(({ entry: { link, origin }, address: above }) =>
      link ? [{ above, text: label(link.label, origin) }] : [],
    )
    .map(({ above, text }, index) => (
      <Fragment key={above}>
        {index > 0 && " / "}
        <Link to={`/a${above}` as string}>{text}</Link>
      </Fragment>
    ));
}
