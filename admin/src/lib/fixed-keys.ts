/**
 * Shortcuts of components that can't be customized, by the names of their descriptions (`keys:fixed`). Tests of the list, the
 * grid, and the tree compare them with the actual shortcuts. Arrow keys are those of left-to-right languages.
 */
export const fixedKeys = {
  list: {
    next: ["j", "ArrowDown"],
    previous: ["k", "ArrowUp"],
    select: ["x"],
    open: ["Enter"],
    search: ["/"],
  },
  form: { save: ["mod+s"], close: ["Escape"] },
  grid: {
    move: ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"],
    extend: ["shift+ArrowDown", "shift+ArrowRight"],
    jump: ["mod+ArrowDown", "mod+ArrowRight"],
    rowEnds: ["Home", "End"],
    gridEnds: ["mod+Home", "mod+End"],
    page: ["PageUp", "PageDown"],
    edit: ["Enter", "F2"],
    clear: ["Delete", "Backspace"],
    all: ["mod+a"],
    fillDown: ["mod+d"],
    fillAcross: ["mod+r"],
    undo: ["mod+z"],
    redo: ["mod+shift+z", "mod+y"],
  },
  tree: {
    step: ["ArrowUp", "ArrowDown"],
    expand: ["ArrowRight"],
    collapse: ["ArrowLeft"],
    ends: ["Home", "End"],
    page: ["PageUp", "PageDown"],
    siblings: ["*"],
    open: ["Enter"],
  },
} as const satisfies Record<string, Readonly<Record<string, readonly string[]>>>;
