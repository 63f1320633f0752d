// The entry point of `npm start`. Like lib/node-version.mjs, this file must be parsable by every Node that can load a module.
import { isNodeSupported } from "./lib/node-version.mjs";

if (isNodeSupported("npm start")) {
  void import("./lib/bootstrap.mjs").then((bootstrap) =>
    bootstrap.enter("start", process.argv.slice(2)),
  );
}
