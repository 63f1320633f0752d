// The entry point of `npm run sandbox`. Even an old version of Node must be able to parse this file and report what is missing,
// so it uses only ES5 and Node's own modules.
"use strict";
var path = require("path");
var fs = require("fs");
var spawn = require("child_process").spawn;
var pathToFileURL = require("url").pathToFileURL;

var OLDEST = 20;
var root = path.join(__dirname, "..");

/** Prints a message to stderr, and exits with code 1. */
function give(lines) {
  process.stderr.write(lines.join("\n") + "\n");
  process.exit(1);
}

function ofVersion(text) {
  return text.split(".").map(Number);
}

/** True if a version of Node can run TypeScript without flags, which is possible since 22.18 and 23.6. */
function readsTypeScript(version) {
  var parts = ofVersion(version);
  return parts[0] > 23 || (parts[0] === 23 && parts[1] >= 6) || (parts[0] === 22 && parts[1] >= 18);
}

/** Path of the repository's own Node, which is installed with its packages. */
function bundledNode() {
  var name = "node-" + process.platform + "-" + process.arch;
  var file = path.join(root, "node_modules", name, "bin", "node");
  return fs.existsSync(file) ? file : undefined;
}

/** True if npm's own record of the installation exists. npm writes it when the installation is complete. */
function isInstalled() {
  return fs.existsSync(path.join(root, "node_modules", ".package-lock.json"));
}

var running = "This is Node " + process.versions.node;

function start() {
  var node = readsTypeScript(process.versions.node) ? process.execPath : bundledNode();
  if (!node) {
    var missing = running + ", and the installed packages don't include Node for this machine.";
    return give([missing, "Install Node 24, then start again."]);
  }
  var script = path.join(__dirname, "src", "main.ts");
  // Opens a channel to the child, so that the child notices when this process ends for any reason.
  var stdio = ["inherit", "inherit", "inherit", "ipc"];
  var child = spawn(node, [script].concat(process.argv.slice(2)), { stdio: stdio });
  ["SIGINT", "SIGTERM", "SIGHUP"].forEach(function (signal) {
    process.on(signal, function () {
      child.kill(signal);
    });
  });
  child.on("error", function (error) {
    var message = "Node couldn't be started (" + error.message + ").";
    give([message, "Run npm ci in " + root + ", then start again."]);
  });
  child.on("exit", function (code, signal) {
    process.exit(signal ? 1 : code);
  });
}

function install() {
  process.stderr.write("Installing the packages of the checkout (only the first time)\n");
  // With these options, npm reports an unreachable registry within seconds. By default, that takes minutes.
  var patience = [
    "--fetch-retries=2",
    "--fetch-retry-mintimeout=1000",
    "--fetch-retry-maxtimeout=8000",
  ];
  var args = ["ci", "--loglevel=error", "--no-audit", "--no-fund"].concat(patience);
  // Through the channel, npm notices when this process ends for any reason.
  var preload = pathToFileURL(path.join(__dirname, "src", "end-with-parent.mjs")).href;
  var own = process.env.NODE_OPTIONS ? process.env.NODE_OPTIONS + " " : "";
  var env = Object.assign({}, process.env, { NODE_OPTIONS: own + "--import=" + preload });
  var npm = spawn("npm", args, { cwd: root, env: env, stdio: ["ignore", 2, 2, "ipc"] });
  npm.on("error", function (error) {
    var message = "npm couldn't be started (" + error.message + ").";
    give([message, "Install npm, which comes with Node, then start again."]);
  });
  npm.on("exit", function (code) {
    if (code === 0) return start();
    var advice =
      "Fix the problem that npm reports above. If there is no network, connect to one. Then start again.";
    give(["npm ci failed in " + root + ".", advice]);
  });
}

if (ofVersion(process.versions.node)[0] < OLDEST) {
  var tooOld = running + "; the sandbox needs Node " + OLDEST + " or newer.";
  give([tooOld, "Install Node 24 (the current long-term release), then start again."]);
} else if (isInstalled()) {
  start();
} else {
  install();
}
