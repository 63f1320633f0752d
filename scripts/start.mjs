// The entry point of `npm start`. Like lib/node-version.mjs, every version of Node that can load a module must be able to parse
// this file.
import { isNodeSupported } from "./lib/node-version.mjs";

if (isNodeSupported("npm start")) {
  void import("./lib/bootstrap.mjs").then((bootstrap) =>
    bootstrap.enter("start", process.argv.slice(2)),
  );
}
