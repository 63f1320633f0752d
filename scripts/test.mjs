// The entry point of `npm test`. Like lib/node-version.mjs, it must parse on every Node that can load a module, however old.
import { isNodeSupported } from "./lib/node-version.mjs";

if (isNodeSupported("npm test")) {
  void import("./lib/bootstrap.mjs").then((bootstrap) =>
    bootstrap.enter("test", process.argv.slice(2)),
  );
}
