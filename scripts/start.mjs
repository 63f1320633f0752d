// The door of `npm start`. Like lib/door.mjs it must parse on every Node that can load a module, however old.
import { nodeIsRecent } from "./lib/door.mjs";

if (nodeIsRecent("npm start")) {
  void import("./lib/bootstrap.mjs").then((bootstrap) =>
    bootstrap.enter("start", process.argv.slice(2)),
  );
}
