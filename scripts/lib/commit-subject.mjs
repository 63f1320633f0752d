// The rules for commit subjects. Plain JavaScript without dependencies: as a git hook it runs on any Node, before an install.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const MAX = 72;

/** Verbs that a subject begins with. Add one that is missing; a past form or a noun is never added. */
const VERBS = new Set(
  `Accept Add Adapt Adopt Align Allow Answer Apply Ask Avoid Begin Block Bound Bring Build Bump Cache Call Cancel Capture Carry Catch
  Change Check Clarify Clean Clear Close Collapse Collect Combine Compare Complete Compute Confirm Connect Convert Copy Correct Count Cover Create
  Cut Declare Default Define Delete Deprecate Derive Describe Detect Disable Display Document Drop Enable End Enforce Ensure Escape Expand Expect Explain
  Export Expose Extend Extract Fail Fetch Find Finish Fix Fold Follow Forbid Format Generate Give Group Guard Handle Hide Highlight Hold Honor Ignore Implement Import
  Improve Include Index Inline Introduce Isolate Join Keep Label Let Limit Link List Load Lock Log Lower Make Mark Match Measure Merge Migrate Mock Move
  Name Narrow Note Offer Open Order Pack Parse Pass Pin Place Port Prefer Preserve Prevent Print Prove Publish Put Raise Read Rebuild Record Redact Reduce Refresh Refuse
  Regenerate Reject Release Remember Remove Rename Render Reorder Replace Report Request Require Reset Resolve Restore Restrict Retry Return Reuse Revert Review Rewrite
  Round Run Save Say Scan Search Select Send Separate Serve Set Share Shorten Show Shrink Simplify Skip Sort Speed Split Start State Stop Store Strip Strengthen Style Submit
  Support Switch Sync Take Tell Test Throw Tighten Track Translate Treat Trim Trust Turn Type Unify Update Upgrade Use Validate Verify Wait Warn Widen Wrap Write`.split(
    /\s+/,
  ),
);

/**
 * The problem with a subject, or undefined. Merges and reverts have subjects made by git.
 * @param {string} subject
 * @returns {string | undefined}
 */
export function problemOf(subject) {
  if (/^(Merge|Revert|fixup!|squash!) /.test(subject)) return undefined;
  if (subject.length > MAX)
    return `it has ${subject.length} characters; ${MAX} are allowed. Put the reason into the body.`;
  if (subject.endsWith(".")) return "it ends with a period.";
  const verb = subject.split(" ", 1)[0] ?? "";
  if (!VERBS.has(verb))
    return `it begins with "${verb}". Begin with a verb, as in "Fix capture of canceled payments"; scripts/lib/commit-subject.mjs lists the verbs.`;
  return undefined;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const subject = readFileSync(process.argv[2] ?? "", "utf8").split("\n", 1)[0] ?? "";
  const problem = problemOf(subject);
  if (problem !== undefined) {
    console.error(`The subject of this commit can't be used: ${problem}`);
    process.exitCode = 1;
  }
}
