import { keys } from "#styled/recipes";

/** Labels of keys: `["G", "P"]` in sequence, `["⌘ K"]` together. */
export const Keys = ({ caps }: { caps: readonly string[] }) => (
  <span className={keys().root} dir="ltr">
    {caps.map((cap, index) => (
      <kbd key={index} className={keys().cap}>
        {cap}
      </kbd>
    ))}
  </span>
);
