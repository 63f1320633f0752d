/**
 * Thrown for a violated invariant. The same fault always has the same `message`, regardless of the
 * record.
 */
export class Violation extends Error {
  readonly invariant: Invariant;
  readonly detail: unknown;

  constructor(invariant: Invariant, message: string, detail?: unknown) {
    super(
      message
        .replaceAll(/\b[a-z]+_[0-9A-Z]{26}\b/g, "<id>")
        .replaceAll(/\s+/g, " ")
        .slice(0, 300),
    );
    this.invariant = invariant;
    this.detail = detail;
  }

  get key(): string {
    return `${this.invariant}: ${this.message}`;
  }
}

/**
 * The invariants. Each must be true after every action, at the end of every session, or whenever the store is checked between
 * sessions.
 */
export const INVARIANTS = {
  error: "no uncaught error, and nothing in the console's error log",
  quiet: "loading ends",
  focus: "the focus is never lost, and stays in an open dialog",
  axe: "axe finds no violation of WCAG 2.2 AA",
  contract: "no request or answer is outside the contract",
  refused: "the store refuses nothing that a form could have prevented",
  back: "Back returns to the page before",
  typed: "text that was typed survives a failed request",
  stale: "the page equals the page after a reload",
  twice: "no acknowledged or lost write is carried out twice",
  stored: "money and stock add up in the store",
} as const;
export type Invariant = keyof typeof INVARIANTS;
