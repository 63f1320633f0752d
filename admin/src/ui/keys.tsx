import { keys } from "#styled/recipes";

/** Keys as they are printed: `["G", "P"]` one after the other, `["⌘ K"]` together. */
export const Keys = ({ caps }: { caps: readonly string[] }) => (
  <span className={keys().root} dir="ltr">
    {caps.map((cap, index) => (
      <kbd key={index} className={keys().cap}>
        {cap}
      </kbd>
    ))}
  </span>
);
