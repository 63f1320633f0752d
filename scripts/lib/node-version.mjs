// This file runs before Node's version is known, so it uses only ES2015, and neither `node:` imports nor other files.
const MINIMUM = 20;

/**
 * Prints what to do and sets the exit code if Node is too old even for the setup.
 * @param {string} command
 */
export function isNodeSupported(command) {
  if (parseInt(process.versions.node, 10) >= MINIMUM) return true;
  console.error(
    "This is Node " +
      process.versions.node +
      "; Countertop needs Node " +
      MINIMUM +
      " or newer to install its packages.",
  );
  console.error("Install Node 24 (the current LTS release), then run: " + command);
  process.exitCode = 1;
  return false;
}
