import { useState, type ComponentProps } from "react";
import { useLocale } from "../lib/locale.ts";
import { useRegion } from "../lib/region.tsx";

/** A form that changes the cart. Before the script loads, and without it, the browser sends the form to the server, which opens the cart. */
export function CartForm({
  fields,
  onSend,
  children,
  ...form
}: ComponentProps<"form"> & {
  /** The fields of the kit's `cartHandler`. */
  fields: Readonly<Record<string, string | number>>;
  /** Carries out the change with the script. Not needed if the form's buttons do it. */
  onSend?: () => void;
}) {
  const { path, country } = useLocale();
  const { region } = useRegion();
  const [attempt] = useState(() => (import.meta.env.SSR ? crypto.randomUUID() : ""));
  const sent = { ...fields, region_id: region.id, country_code: country, next: `/${path}/cart` };
  return (
    <form
      {...form}
      method="post"
      action="/api/cart"
      onSubmit={(event) => {
        event.preventDefault();
        onSend?.();
      }}
    >
      {Object.entries(sent).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {/* Only the server's page needs it: it recognizes a form that a browser without scripts submits twice. */}
      <input type="hidden" name="attempt" value={attempt} suppressHydrationWarning />
      {children}
    </form>
  );
}
