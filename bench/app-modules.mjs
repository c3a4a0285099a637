// Loads modules of the application from their sources, so that a bench asks the same verbs as the server does.
import { createServer } from "vite";

export async function openModules() {
  const vite = await createServer({
    configFile: false,
    appType: "custom",
    logLevel: "error",
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  return { load: (path) => vite.ssrLoadModule(`/app/${path}`), close: () => vite.close() };
}
