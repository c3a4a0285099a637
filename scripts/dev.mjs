// Development server: the product's own database and start, with pages from Vite and hot reload.
import { createServer as createHttpServer } from "node:http";
import { createServer as createViteServer } from "vite";

const port = Number(process.env.PORT ?? 3000);
const host = process.env.HOST ?? "127.0.0.1";
process.env.NODE_ENV = "development";

const vite = await createViteServer({ server: { middlewareMode: true }, appType: "custom" });
const { openSite, setListeningAddress } = await vite.ssrLoadModule("./app/site.server.ts");
const site = await openSite((name, seconds) => console.log(`  ${name.padEnd(10)} ${seconds.toFixed(2)} s`));
const listener = async (request, response) => {
  const current = await vite.ssrLoadModule("./app/site.server.ts");
  current.siteListener()(request, response);
};
createHttpServer((request, response) => vite.middlewares(request, response, () => listener(request, response))).listen(port, host, () => {
  setListeningAddress(`http://${host}:${port}`);
  if (site.demoAccounts) console.log(site.demoAccounts);
  console.log(`\n  Development at http://${host}:${port}\n`);
});

async function stop() {
  await site.close();
  await vite.close();
  process.exit(0);
}
for (const event of ["SIGTERM", "SIGINT", "SIGHUP", "disconnect"]) process.on(event, stop);
