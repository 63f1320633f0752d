// Parses the accessibility tree that Playwright prints, and lists the controls that a user can use.

export interface Control {
  readonly role: string;
  readonly name: string;
  /** Index among the controls with this role and name, starting at 0. */
  readonly nth: number;
  /** Playwright's reference to the element. It's valid until the tree is read again. */
  readonly ref: string;
  /** The role of the nearest dialog or landmark that contains the control, such as `main`, or `page` if there is none. */
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

/** Matches a line such as `- button "Save" [disabled] [ref=e12]:`. */
const LINE =
  /^(?<indent> *)- (?<role>[a-z]+)(?: (?<name>"(?:[^"\\]|\\.)*"))?(?<marks>(?: \[[^\]]*\])*)/;

export const isTyped = ({ role }: Pick<Control, "role">): boolean => TYPED.has(role);

/** Controls that are enabled and exposed, in their order on the page. */
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
