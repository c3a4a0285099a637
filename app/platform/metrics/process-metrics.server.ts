import { monitorEventLoopDelay } from "node:perf_hooks";
import { gauge } from "./registry";

const RESOLUTION_MS = 20;
const NANOSECONDS = 1e9;

let delay: ReturnType<typeof monitorEventLoopDelay> | undefined;

/** Also measures the event loop delay from now on: only for sites whose metrics are read. */
export function measureProcess() {
  delay ??= monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
}

gauge("sagebridge_event_loop_delay_seconds", "How late the main thread came to its work since it was read last.", () => {
  if (!delay) return null;
  const read: [Record<string, string>, number][] = [50, 99, 100].map((percentile) => [
    { percentile: String(percentile / 100) },
    Math.max(0, (delay?.percentile(percentile) ?? 0) / NANOSECONDS - RESOLUTION_MS / 1000),
  ]);
  delay.reset();
  return read;
});
gauge("process_resident_memory_bytes", "Memory of the process.", () => process.memoryUsage.rss());
gauge("nodejs_heap_used_bytes", "Memory of its objects.", () => process.memoryUsage().heapUsed);
gauge(
  "process_cpu_seconds_total",
  "What the process has worked.",
  () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  },
  "counter",
);
gauge("process_start_time_seconds", "When the process began.", () => Math.round(Date.now() / 1000 - process.uptime()));
