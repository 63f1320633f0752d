// Reads the accessibility tree that Playwright prints, and lists what a user can do there.

export interface Control {
  readonly role: string;
  readonly name: string;
  /** Index among controls with this role and name, from 0. */
  readonly nth: number;
  /** Playwright's reference to the element, valid until the next tree. */
  readonly ref: string;
  /** Part of the page that contains it: `navigation`, `main`, `dialog`, or another landmark. */
  readonly part: string;
}

const CLICKED = new Set([
  "button",
  "link",
  "tab",
  "option",
  "checkbox",
  "radio",
  "switch",
  "menuitem",
  "menuitemcheckbox",
  "menuitemradio",
  "treeitem",
]);
const TYPED = new Set(["textbox", "searchbox", "spinbutton"]);
const PARTS = new Set(["main", "dialog", "alertdialog", "banner", "complementary", "contentinfo"]);

/** A line such as `- button "Save" [disabled] [ref=e12]:`. */
const LINE =
  /^(?<indent> *)- (?<role>[a-z]+)(?: (?<name>"(?:[^"\\]|\\.)*"))?(?<marks>(?: \[[^\]]*\])*)/;

export const isTyped = ({ role }: Pick<Control, "role">): boolean => TYPED.has(role);

/** Controls that are enabled and exposed, in the order of the page. */
export function controlsOf(tree: string): Control[] {
  const found: Control[] = [];
  const counts = new Map<string, number>();
  let parts: { depth: number; part: string }[] = [];
  for (const line of tree.split("\n")) {
    const { indent = "", role = "", name = '""', marks = "" } = LINE.exec(line)?.groups ?? {};
    if (role === "") continue;
    const depth = indent.length;
    parts = parts.filter((one) => one.depth < depth);
    if (PARTS.has(role)) parts.push({ depth, part: role });
    const ref = /\[ref=([^\]]+)\]/.exec(marks)?.[1];
    const isControl = CLICKED.has(role) || TYPED.has(role) || role === "combobox";
    if (!isControl || !ref) continue;
    const text = JSON.parse(name) as string;
    const key = `${role} ${text}`;
    const nth = counts.get(key) ?? 0;
    counts.set(key, nth + 1);
    if (!/\[disabled\]/.test(marks))
      found.push({ role, name: text, nth, ref, part: parts.at(-1)?.part ?? "page" });
  }
  return found;
}
