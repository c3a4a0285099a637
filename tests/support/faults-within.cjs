// Preloaded into a server (NODE_OPTIONS=--require): on SIGUSR2 a promise is rejected that nobody hears; while FAULT_FLAG is a file, no page that React draws can go through a
// list; and while KILL_FLAG is one, each worker is killed before it has read anything.
const processes = require("node:child_process");
const { existsSync } = require("node:fs");
const { syncBuiltinESMExports } = require("node:module");

const { spawn } = processes;
processes.spawn = (program, args, ...rest) => {
  const child = spawn(program, args, ...rest);
  if (args.some((arg) => arg.endsWith("worker.js")) && existsSync(process.env.KILL_FLAG)) child.kill("SIGKILL");
  return child;
};
syncBuiltinESMExports();

process.on("SIGUSR2", () => void Promise.reject(new Error("nobody hears this")));

let isFaulty = false;
setInterval(() => {
  isFaulty = existsSync(process.env.FAULT_FLAG);
}, 20).unref();

function isDrawing() {
  const before = Error.stackTraceLimit;
  Error.stackTraceLimit = 200;
  const { stack } = new Error("where");
  Error.stackTraceLimit = before;
  return stack.includes("renderElement");
}

const { map } = Array.prototype;
Object.defineProperty(Array.prototype, "map", {
  configurable: true,
  writable: true,
  value: function mapped(...args) {
    if (isFaulty && isDrawing()) throw new Error("a part of the page throws");
    return map.apply(this, args);
  },
});
