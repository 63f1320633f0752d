// The entry point of `npm test`. Like lib/node-version.mjs, every version of Node that can load a module must be able to parse
// this file.
import { isNodeSupported } from "./lib/node-version.mjs";

if (isNodeSupported("npm test")) {
  void import("./lib/bootstrap.mjs").then((bootstrap) =>
    bootstrap.enter("test", process.argv.slice(2)),
  );
}
