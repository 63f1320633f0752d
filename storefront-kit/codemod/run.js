// Runs the codemod on files and folders, and prints what it changed: `node run.js src`. Accepts the options of `jscodeshift`.
const { spawnSync } = require("node:child_process");
const { readFileSync } = require("node:fs");
const { join } = require("node:path");
const { filesIn } = require("./project.js");
const { reportOf } = require("./report.js");

const args = process.argv.slice(2);
const files = filesIn(args.filter((arg) => !arg.startsWith("-")));
const read = () => new Map(files.map((path) => [path, readFileSync(path, "utf8")]));
const jscodeshift = require.resolve("jscodeshift/bin/jscodeshift.js", {
  paths: [process.cwd(), __dirname],
});

const before = read();
const { status, stdout } =
  before.size === 0
    ? { status: 0, stdout: "" }
    : spawnSync(
        process.execPath,
        [
          jscodeshift,
          "--extensions=ts,tsx,js,jsx",
          "--parser=tsx",
          "--fail-on-error",
          "-t",
          join(__dirname, "medusa-react.js"),
          ...args,
        ],
        { stdio: ["inherit", "pipe", "inherit"], encoding: "utf8" },
      );
const isPreview = args.some((arg) => /^(-d|-p|--dry|--print)/.test(arg));
if (status !== 0 || isPreview) process.stdout.write(stdout);
if (!isPreview) console.log(reportOf(before, read(), process.cwd()).join("\n"));
process.exitCode = status ?? 1;
