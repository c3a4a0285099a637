// Loads modules of the application from their sources, so that a benchmark calls the same functions as the server.
import path from "node:path";
import { createServer } from "vite";

export async function openModules() {
  const vite = await createServer({
    configFile: false,
    appType: "custom",
    logLevel: "error",
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  return { load: (file) => vite.ssrLoadModule(path.posix.join("/app", file)), close: () => vite.close() };
}
