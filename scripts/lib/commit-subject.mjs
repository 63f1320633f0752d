// The rules for commit subjects. This file is plain JavaScript without dependencies, because git runs it as a hook with any
// version of Node, even before packages are installed.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const MAX = 72;

/** Verbs that a subject can begin with. Add missing verbs, but never a past form or a noun. */
const VERBS = new Set(
  `
  Accept Adapt Add Adopt Align Allow Announce Answer Apply Ask Attach Avoid Back Begin Bind Block Bound Bring Build
  Bump Bundle Cache Call Cancel Capture Carry Catch Change Check Choose Clarify Clean Clear Close Collapse Collect
  Combine Compare Complete Compute Confine Confirm Connect Consider Convert Copy Correct Count Cover Create Cut Decide
  Declare Decode Default Defer Define Delete Deny Deprecate Derive Describe Detach Detect Disable Discard Display
  Divide Document Draw Drop Edit Empty Enable Encode End Enforce Ensure Escape Exclude Expand Expect Explain Export
  Expose Extend Extract Fail Fall Fetch Fill Filter Find Finish Fit Fix Focus Fold Follow Forbid Force Format Freeze
  Gate Generate Get Give Grant Group Guard Handle Hide Highlight Hold Honor Ignore Implement Import Improve Include
  Index Inline Introduce Isolate Join Judge Keep Label Leave Let Limit Link List Load Lock Log Lower Make Map Mark
  Match Measure Mention Merge Migrate Mirror Mock Move Name Narrow Note Notify Offer Omit Open Order Pack Parse Pass
  Persist Pick Pin Place Point Poll Port Prefer Preload Present Preserve Preset Prevent Print Propose Protect Prove
  Publish Purge Put Query Quote Raise Rank Read Rebuild Reconcile Record Recover Redact Reduce Refresh Refuse
  Regenerate Reject Relax Release Rely Remember Remove Rename Render Reorder Repair Replace Report Request Require
  Resend Reset Resolve Restore Restrict Resume Retain Retire Retry Return Reuse Revert Review Rewrite Round Route Run
  Sample Sanitize Save Say Scan Search Seed Select Send Separate Serve Set Settle Share Shorten Show Shrink Sign
  Silence Simplify Size Skip Sort Speed Spell Split Start State Stop Store Strengthen Strip Style Submit Support Switch
  Sync Take Tell Test Throttle Throw Tie Tighten Touch Trace Track Translate Treat Trigger Trim Trust Turn Type Unblock
  Undo Unify Unlock Update Upgrade Use Validate Verify Wait Warn Watch Widen Wire Wrap Write`
    .split(/\s+/)
    .filter(Boolean),
);

/**
 * Returns the problem with a subject, or undefined. Accepts the subjects that git writes: of merges, reverts, and fixups.
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
    console.error(`The commit subject is invalid: ${problem}`);
    process.exitCode = 1;
  }
}
