// This file runs before Node's version is known, so it uses only ES2015, no `node:` imports, and no other files.
const MINIMUM = 20;

/**
 * If Node is too old even for the setup, prints what to do and sets the exit code.
 * @param {string} command
 */
export function isNodeSupported(command) {
  if (parseInt(process.versions.node, 10) >= MINIMUM) return true;
  console.error(
    "This is Node " +
      process.versions.node +
      "; Countertop needs Node " +
      MINIMUM +
      " or newer to set itself up.",
  );
  console.error("Install Node 24 (the current long-term release), then type: " + command);
  process.exitCode = 1;
  return false;
}
