// The entry point of `npm test`. Like lib/node-version.mjs, this file must be parsable by every Node that can load a module.
import { isNodeSupported } from "./lib/node-version.mjs";

if (isNodeSupported("npm test")) {
  void import("./lib/bootstrap.mjs").then((bootstrap) =>
    bootstrap.enter("test", process.argv.slice(2)),
  );
}
