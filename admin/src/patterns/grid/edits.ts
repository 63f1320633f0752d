import type { Content } from "./contents.ts";

/** Unsaved contents by row and column. A row that isn't changed again keeps the same map. */
export type Edits = ReadonlyMap<string, ReadonlyMap<string, Content>>;

export interface Change {
  row: string;
  column: string;
  before: Content;
  after: Content;
}

/** One action of the user, regardless of how many cells it changes. */
export type Step = readonly Change[];

export interface EditState {
  edits: Edits;
  past: readonly Step[];
  future: readonly Step[];
}

export type EditAction =
  | { type: "write"; changes: Step }
  | { type: "undo" }
  | { type: "redo" }
  /** These rows are stored. The others weren't saved, and keep their contents. */
  | { type: "saved"; rows: ReadonlySet<string> };

export const nothingEdited: EditState = { edits: new Map(), past: [], future: [] };

/** Maximum number of steps that can be undone. */
const STEPS = 200;

function written(edits: Edits, step: Step, side: "before" | "after"): Edits {
  const next = new Map(edits);
  const own = new Map<string, Map<string, Content>>();
  for (const change of step) {
    let row = own.get(change.row);
    if (!row) {
      row = new Map(edits.get(change.row));
      own.set(change.row, row);
      next.set(change.row, row);
    }
    row.set(change.column, change[side]);
  }
  return next;
}

export function editReducer(state: EditState, action: EditAction): EditState {
  switch (action.type) {
    case "write": {
      const step = action.changes.filter(({ before, after }) => before !== after);
      if (step.length === 0) return state;
      return {
        edits: written(state.edits, step, "after"),
        past: [...state.past, step].slice(-STEPS),
        future: [],
      };
    }
    case "undo": {
      const step = state.past.at(-1);
      if (!step) return state;
      return {
        edits: written(state.edits, step, "before"),
        past: state.past.slice(0, -1),
        future: [step, ...state.future],
      };
    }
    case "redo": {
      const [step, ...future] = state.future;
      if (!step) return state;
      return {
        edits: written(state.edits, step, "after"),
        past: [...state.past, step],
        future,
      };
    }
    case "saved":
      // A stored "+12" must not be added again by the next save. Earlier steps can't be undone, because some are stored.
      return {
        ...nothingEdited,
        edits: new Map([...state.edits].filter(([row]) => !action.rows.has(row))),
      };
  }
}
