import { createFromReadableStream } from "@vitejs/plugin-rsc/ssr";
import { use } from "react";
import { renderToReadableStream } from "react-dom/server.edge";

export async function render(stream) {
  const page = createFromReadableStream(stream);
  const Root = () => use(page);
  const html = await renderToReadableStream(<Root />);
  await html.allReady;
  return new Response(html).text();
}
