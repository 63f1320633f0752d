import { css } from "#styled/css";
import type { EntityOf, Zone } from "../../lib/extensions/zones.ts";
import { useExtensions } from "./extensions.ts";

export type WidgetZoneProps<Z extends Zone> = { zone: Z } & EntityOf<Z>;

/** A place for widgets of extensions. Renders nothing if there are none. */
export function WidgetZone<Z extends Zone>({ zone, ...entity }: WidgetZoneProps<Z>) {
  const extensions = useExtensions();
  const widgets = extensions?.registry.widgets.get(zone);
  if (!extensions || !widgets) return null;
  return (
    <div className={stack} data-zone={zone}>
      {widgets.map(({ component, origin }, index) => (
        <extensions.Part
          // The index is a stable key, because the order doesn't change after registration.
          key={index}
          component={component}
          origin={origin}
          given={entity}
        />
      ))}
    </div>
  );
}

const stack = css({ display: "grid", gap: "gap", minWidth: 0 });
