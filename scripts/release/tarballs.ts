/**
 * Packs the built packages as they're published: with the public fields, and without the fields that only the repository needs.
 */
import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import {
  addressOf,
  publishedManifest,
  readManifest,
  type Folder,
  type Manifest,
} from "./packages.ts";

const run = promisify(execFile);

export interface Tarball {
  folder: Folder;
  /** Absolute path of the file. */
  file: string;
  manifest: Manifest;
}

export const nameOfTarball = ({ name, version }: Manifest): string =>
  `${name.replace("@", "").replace("/", "-")}-${version}.tgz`;

/** @param out the folder to write the tarballs to */
export async function packTarballs(
  root: string,
  folders: readonly Folder[],
  out: string,
): Promise<Tarball[]> {
  mkdirSync(out, { recursive: true });
  const stage = mkdtempSync(join(tmpdir(), "countertop-stage-"));
  try {
    const tarballs: Tarball[] = [];
    for (const folder of folders) tarballs.push(await packOne(root, folder, { stage, out }));
    return tarballs;
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

async function packOne(
  root: string,
  folder: Folder,
  { stage, out }: { stage: string; out: string },
): Promise<Tarball> {
  const whole = readManifest(root, folder);
  const file = nameOfTarball(whole);
  const inside = join(stage, file.replace(/\.tgz$/, ""));
  mkdirSync(inside);
  await pack(join(root, folder), stage);
  await run("tar", ["-xzf", join(stage, file), "-C", inside]);
  const manifest = publishedManifest(folder, whole, addressOf(root));
  const staged = join(inside, "package");
  writeFileSync(join(staged, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  await pack(staged, out);
  return { folder, file: join(out, file), manifest };
}

const pack = (folder: string, to: string) =>
  run("npm", ["pack", "--ignore-scripts", "--pack-destination", to], {
    cwd: folder,
    maxBuffer: 64 * 1024 * 1024,
  });
