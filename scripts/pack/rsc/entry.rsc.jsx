import { renderToReadableStream } from "@vitejs/plugin-rsc/rsc";
import { Page } from "./page.jsx";

export default async function html(baseUrl) {
  const stream = renderToReadableStream(<Page baseUrl={baseUrl} />);
  const ssr = await import.meta.viteRsc.loadModule("ssr", "index");
  return ssr.render(stream);
}
