// The generator as users run it: the commands and the code of its README, in an empty folder.
import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";

// The whole test takes half a minute of processor time plus downloads. On a shared machine it may take many times as
// long, which proves nothing: only a step that hangs is ended, with its name in the error.
const STEP_MS = 8 * 60_000;
const started = promisify(execFile);
const run = (
  command: string,
  args: readonly string[],
  options: { cwd: string; env?: NodeJS.ProcessEnv; maxBuffer?: number },
) => started(command, args, { timeout: STEP_MS, ...options });
const root = resolve(import.meta.dirname, "../..");
const readme = readFileSync(join(root, "codegen/README.md"), "utf8");
const block = (language: string): string =>
  new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(readme)?.[1] ?? "";

it(
  "prints an SDK that knows what the overlay adds",
  async () => {
    // Outside the repository, so that nothing resolves there by chance.
    const empty = mkdtempSync(join(tmpdir(), "countertop-codegen-"));
    const server = createServer((request, response) => {
      const isKnown = request.url === "/store/reviews";
      response.writeHead(isKnown ? 200 : 404, { "content-type": "application/json" });
      response.end(JSON.stringify({ reviews: [{ text: "Fine" }] }));
    }).listen(0, "127.0.0.1");
    await new Promise((done) => server.once("listening", done));
    const { port } = server.address() as AddressInfo;
    const npm = (...args: string[]) => run("npm", args, { cwd: empty });
    try {
      const { stdout: packed } = await run(
        "npm",
        ["pack", "--json", "--ignore-scripts", "--pack-destination", empty, "-w", "codegen"],
        { cwd: root },
      );
      const [tarball] = Object.values(JSON.parse(packed) as Record<string, { filename: string }>);
      writeFileSync(join(empty, "reviews.overlay.yaml"), block("yaml"));
      const commands = block("sh").replace(
        "npx @countertop/codegen",
        `npx --yes --package=file:${join(empty, tarball?.filename ?? "")} countertop-codegen`,
      );
      expect(commands).toContain("--yes");
      await run("bash", ["-e", "-c", commands], {
        cwd: empty,
        env: { ...process.env, npm_config_prefer_offline: "true" },
        maxBuffer: 64 * 1024 * 1024,
      });

      const use = block("ts").replace("http://localhost:9000", `http://127.0.0.1:${port}`);
      writeFileSync(join(empty, "package.json"), JSON.stringify({ type: "module", private: true }));
      await npm("install", "--prefer-offline", "--ignore-scripts", "./my-sdk");
      writeFileSync(join(empty, "use.mjs"), `${use}\nconsole.log(reviews);`);
      const { stdout } = await run(process.execPath, ["use.mjs"], { cwd: empty });
      expect(stdout.trim()).toBe("[ { text: 'Fine' } ]");

      writeFileSync(
        join(empty, "use.ts"),
        `${use}
export const text: string | undefined = reviews[0]?.text;
// @ts-expect-error the overlay has no such field
export const none = reviews[0]?.stars;
`,
      );
      const options = "--noEmit --strict --module nodenext --target es2024 --skipLibCheck use.ts";
      const tsc = join(root, "node_modules/typescript/bin/tsc");
      await expect(
        run(process.execPath, [tsc, ...options.split(" ")], { cwd: empty }).catch(
          (error: { stdout: string }) => error,
        ),
      ).resolves.toMatchObject({ stdout: "" });
    } finally {
      server.closeAllConnections();
      server.close();
      rmSync(empty, { recursive: true, force: true });
    }
  },
  2 * STEP_MS,
);

// The package exists for some platforms.
const old = join(import.meta.dirname, "node_modules/node-20-linux-x64/bin/node");
it.runIf(existsSync(old))("says in one sentence that Node 20 is too old for it", async () => {
  const failed = run(old, [join(root, "codegen/dist/cli.js"), "--out", "none"], { cwd: root });
  await expect(failed).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Needs Node 22\.18\.0 or newer; this is Node 20\.[\d.]+\.\n$/),
  });
});
