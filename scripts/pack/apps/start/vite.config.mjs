import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tanstackStart({ srcDirectory: "src" }), react()],
  define: { "import.meta.env.VITE_STORE": JSON.stringify(process.env.VITE_STORE) },
});
