import { keys } from "#styled/recipes";

/** The labels of keys: `["G", "P"]` for keys in sequence, and `["⌘ K"]` for keys that are pressed together. */
export const Keys = ({ caps }: { caps: readonly string[] }) => (
  <span className={keys().root} dir="ltr">
    {caps.map((cap, index) => (
      <kbd key={index} className={keys().cap}>
        {cap}
      </kbd>
    ))}
  </span>
);
