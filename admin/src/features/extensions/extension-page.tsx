import { css } from "#styled/css";
import type { Origin } from "../../lib/extensions/registry.ts";
import { useExtensionLabel, useExtensions } from "../../patterns/extension.ts";
import { usePageTitle } from "../../patterns/page.ts";

/** A page that an extension registered; the address is what stands behind the admin's area. */
export function ExtensionPage({ address }: { address: string }) {
  const extensions = useExtensions();
  const match = extensions?.page(address);
  if (!extensions || !match) return null;
  const { entry, params } = match;
  return (
    <>
      <UsualTitle text={entry.link?.label} origin={entry.origin} />
      <div className={screen}>
        <extensions.Part
          // Another record is another page: what failed for one need not fail for the next.
          key={address}
          component={entry.component}
          origin={entry.origin}
          given={{ params }}
        />
      </div>
    </>
  );
}

export function ExtensionSettings({ address }: { address: string }) {
  const extensions = useExtensions();
  const entry = extensions?.settingsPage(address);
  if (!extensions || !entry) return null;
  return (
    <>
      <UsualTitle text={entry.card.label} origin={entry.origin} />
      <div className={screen}>
        <extensions.Part key={address} component={entry.component} origin={entry.origin} />
      </div>
    </>
  );
}

/** Stands before the page, so that the page's own title comes after it. */
function UsualTitle({ text, origin }: { text: string | undefined; origin: Origin }) {
  const label = useExtensionLabel();
  usePageTitle(text === undefined ? origin.extension : label(text, origin));
  return null;
}

// A page that fails leaves only its message, which then needs some distance of its own.
const screen = css({ "& > [role=alert]": { margin: "gutter" } });
