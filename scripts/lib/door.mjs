// Runs before the version of Node is known: nothing newer than ES2015 here, no `node:` imports, no other files.
const OLDEST = 20;

/** Says what to do, and sets the exit code, where Node is too old even for the set-up.
 * @param {string} command */
export function nodeIsRecent(command) {
  if (parseInt(process.versions.node, 10) >= OLDEST) return true;
  console.error(
    "This is Node " +
      process.versions.node +
      "; Countertop needs Node " +
      OLDEST +
      " or newer to set itself up.",
  );
  console.error("Install Node 24 (the current long-term release), then type: " + command);
  process.exitCode = 1;
  return false;
}
