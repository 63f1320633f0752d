import type { Plugin } from "vite";

/** Lets `src/early.ts` run as soon as it is there, which is long before the entrance that it is a part of. */
export function early(): Plugin {
  return {
    name: "countertop:early",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        const chunk = Object.values(bundle ?? {}).find(
          (file) =>
            file.type === "chunk" && file.moduleIds.some((id) => id.endsWith("/src/early.ts")),
        );
        if (!chunk) throw new Error("The build has no chunk for what runs early.");
        const script = `<script type="module" async crossorigin src="./${chunk.fileName}"></script>`;
        return html.replace('<script type="module"', `${script}\n    <script type="module"`);
      },
    },
  };
}
