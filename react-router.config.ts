import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  ssr: true,
  // Beside build/server/index.js, which starts it (server.ts).
  serverBuildFile: "site.js",
  routeDiscovery: { mode: "initial" },
  splitRouteModules: false,
} satisfies Config;
