// What the commands print. Color only where a person is looking at it.
const color = Boolean(process.stdout.isTTY) && !process.env.NO_COLOR;

/** @param {string} code */
const paint = (code) => (/** @type {string} */ text) =>
  color ? `\u001b[${code}m${text}\u001b[0m` : text;

export const bold = paint("1");
export const dim = paint("2");
export const red = paint("31");
export const green = paint("32");

/** @param {string} line */
export const say = (line) => void process.stdout.write(`${line}\n`);

/**
 * A failure that is the user's to mend: its message says what happened and what to do, so no stack is shown.
 */
export class Trouble extends Error {
  /** @override */
  name = "Trouble";
}

/**
 * Prints a failure: a Trouble as its message alone, anything else with its stack, because that is a bug of ours.
 * @param {unknown} error
 */
export function complain(error) {
  const text =
    error instanceof Trouble
      ? error.message
      : error instanceof Error
        ? (error.stack ?? error.message)
        : String(error);
  process.stderr.write(`\n${red(text)}\n`);
}

/** @param {number} since a value of performance.now() */
export const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
