// Ends all processes of a command if the command is killed, and therefore can't end them itself. `processes.mjs` starts this
// process.
import { insist } from "./insist.mjs";
import { processTable, treeOf } from "./process-table.mjs";

/** @typedef {{ pid: number, tied: boolean, patience: number }} Started */

/** @type {Map<number, Started>} */
const started = new Map();

process.on("message", (/** @type {{ started: Started } | { ended: number }} */ message) => {
  if ("started" in message) started.set(message.started.pid, message.started);
  else started.delete(message.ended);
});

process.once("disconnect", async () => {
  // Reads the process table immediately, because another program may have the process ID later.
  const table = processTable();
  await Promise.all(
    [...started.values()].map(async ({ pid, tied, patience }) => {
      const tree = treeOf(table, pid);
      const root = tree.filter((row) => row.pid === pid);
      // Waits for a process that has a channel to its parent, and therefore notices the parent's end itself. Such a process may
      // have to stop its children, such as a database, in order.
      await insist(root, tied ? undefined : "SIGTERM", patience);
      await insist(tree, "SIGTERM", Math.min(patience, 2_000));
      await insist(tree, "SIGKILL", 5_000);
    }),
  );
  process.exit(0);
});
