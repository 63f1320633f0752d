// The entry point of `npm run sandbox`. Even an old Node must be able to parse it and report what is missing, so it only uses ES5
// and Node's own modules.
"use strict";
var path = require("path");
var fs = require("fs");
var spawn = require("child_process").spawn;

var OLDEST = 20;
var root = path.join(__dirname, "..");

/** Prints the lines of a message. */
function give(lines) {
  process.stderr.write(lines.join("\n") + "\n");
  process.exit(1);
}

function ofVersion(text) {
  return text.split(".").map(Number);
}

/** The sources are TypeScript, which Node can run without flags since 22.18. */
function readsTypeScript(version) {
  var parts = ofVersion(version);
  return parts[0] > 23 || (parts[0] === 23 && parts[1] >= 6) || (parts[0] === 22 && parts[1] >= 18);
}

/** The checkout's own Node, which is installed with its packages. */
function bundledNode() {
  var name = "node-" + process.platform + "-" + process.arch;
  var file = path.join(root, "node_modules", name, "bin", "node");
  return fs.existsSync(file) ? file : undefined;
}

/** npm's own record of an install, written when it is complete. */
function isInstalled() {
  return fs.existsSync(path.join(root, "node_modules", ".package-lock.json"));
}

var running = "This is Node " + process.versions.node;

function start() {
  var node = readsTypeScript(process.versions.node) ? process.execPath : bundledNode();
  if (!node) {
    var missing = running + ", and the packages bring no Node for this machine.";
    return give([missing, "Install Node 24, then start again."]);
  }
  var script = path.join(__dirname, "src", "main.ts");
  // This channel lets the child notice when this process ends for any reason.
  var stdio = ["inherit", "inherit", "inherit", "ipc"];
  var child = spawn(node, [script].concat(process.argv.slice(2)), { stdio: stdio });
  ["SIGINT", "SIGTERM", "SIGHUP"].forEach(function (signal) {
    process.on(signal, function () {
      child.kill(signal);
    });
  });
  child.on("error", function (error) {
    var message = "Node could not be started (" + error.message + ").";
    give([message, "Run npm ci in " + root + ", then start again."]);
  });
  child.on("exit", function (code, signal) {
    process.exit(signal ? 1 : code);
  });
}

function install() {
  process.stderr.write("Installing the packages of the checkout (only the first time)\n");
  // These options make npm report an unreachable registry after seconds instead of the usual minutes.
  var patience = [
    "--fetch-retries=2",
    "--fetch-retry-mintimeout=1000",
    "--fetch-retry-maxtimeout=8000",
  ];
  var args = ["ci", "--loglevel=error", "--no-audit", "--no-fund"].concat(patience);
  var npm = spawn("npm", args, { cwd: root, stdio: ["ignore", 2, 2] });
  npm.on("error", function (error) {
    var message = "npm could not be started (" + error.message + ").";
    give([message, "Install npm, which comes with Node, then start again."]);
  });
  npm.on("exit", function (code) {
    if (code === 0) return start();
    var advice = "Mend what npm names above (is there a network?), then start again.";
    give(["npm ci failed in " + root + ".", advice]);
  });
}

if (ofVersion(process.versions.node)[0] < OLDEST) {
  var tooOld = running + "; the sandbox needs Node " + OLDEST + " or newer to set itself up.";
  give([tooOld, "Install Node 24 (the current long-term release), then start again."]);
} else if (isInstalled()) {
  start();
} else {
  install();
}
