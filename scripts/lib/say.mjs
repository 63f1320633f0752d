// Commands print in color only on a terminal.
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

/** Thrown for a problem that the user can fix. The message says what happened and what to do, so no stack trace is printed. */
export class Trouble extends Error {
  /** @override */
  name = "Trouble";
}

/**
 * Prints an error. For a Trouble, prints only the message. Other errors are bugs, so it also prints their stack trace.
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
