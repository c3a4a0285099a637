// The floor of a server: node:http sending a ready response from memory. node bare.mjs PORT FILE HEADERS-AS-JSON
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const [port, file, headers] = process.argv.slice(2);
const body = readFileSync(file);
const ready = { ...JSON.parse(headers), "content-length": body.length };
createServer((request, response) => {
  request.resume();
  response.writeHead(200, ready).end(body);
}).listen(Number(port), "127.0.0.1");
