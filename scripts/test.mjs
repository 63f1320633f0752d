// The door of `npm test`. Like lib/door.mjs it must parse on every Node that can load a module, however old.
import { nodeIsRecent } from "./lib/door.mjs";

if (nodeIsRecent("npm test")) {
  void import("./lib/bootstrap.mjs").then((bootstrap) =>
    bootstrap.enter("test", process.argv.slice(2)),
  );
}
