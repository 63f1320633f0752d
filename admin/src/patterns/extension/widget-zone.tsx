import { css } from "#styled/css";
import type { EntityOf, Zone } from "../../lib/extensions/zones.ts";
import { useExtensions } from "./extensions.ts";

export type WidgetZoneProps<Z extends Zone> = { zone: Z } & EntityOf<Z>;

/** A place for the widgets of extensions; without any, it renders nothing. */
export function WidgetZone<Z extends Zone>({ zone, ...entity }: WidgetZoneProps<Z>) {
  const extensions = useExtensions();
  const widgets = extensions?.registry.widgets.get(zone);
  if (!extensions || !widgets) return null;
  return (
    <div className={stack} data-zone={zone}>
      {widgets.map(({ component, origin }, index) => (
        <extensions.Part
          // The order is fixed after registration.
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
