import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ServerUnderTest } from "../support/server";

const METRICS = "127.0.0.1:4197";
const PROMETHEUS = "127.0.0.1:4198";

const hasPrometheus = spawnSync("prometheus", ["--version"]).status === 0;
const folder = mkdtempSync(path.join(tmpdir(), "prometheus-"));
const site = new ServerUnderTest();
let url = "";
beforeAll(async () => {
  url = await site.start({ METRICS_PORT: METRICS.split(":")[1] ?? "" });
});
afterAll(async () => {
  await site.remove();
  rmSync(folder, { recursive: true, force: true });
});

test("figures say how often a route was answered, and nothing of who has asked", async () => {
  const asked = ["/find-advisor?q=zebra-farming", "/business", "/nothing-of-the-kind"];
  for (const address of asked) await fetch(`${url}${address}`, { headers: { "x-forwarded-for": "203.0.113.9" } });
  const answer = await fetch(`http://${METRICS}/metrics`);
  const text = await answer.text();
  expect(answer.headers.get("content-type")).toContain("version=0.0.4");
  expect(text).toContain('sagebridge_request_seconds_count{method="GET",route="/find-advisor",status="200"} 1');
  expect(text).toContain('route="/:category",status="404"} 1');
  expect(text).not.toMatch(/zebra|nothing-of-the-kind|203\.0\.113|127\.0\.0\.1/);
  const others = await Promise.all([
    fetch(`http://${METRICS}/`),
    fetch(`http://${METRICS}/metrics`, { method: "POST" }),
    fetch(`${url}/metrics`),
  ]);
  expect(others.map(({ status }) => status)).toEqual([404, 404, 404]);
});

test.skipIf(!hasPrometheus)("a real Prometheus scrapes the site, answers every question of the board, and loads the alerts", async () => {
  cpSync("deploy/prometheus/alerts.yaml", path.join(folder, "alerts.yaml"));
  const job = { job_name: "sagebridge", static_configs: [{ targets: [METRICS] }] };
  const settings = { global: { scrape_interval: "1s", evaluation_interval: "1s" }, rule_files: ["alerts.yaml"], scrape_configs: [job] };
  writeFileSync(path.join(folder, "prometheus.yml"), JSON.stringify(settings));
  const args = [`--config.file=${folder}/prometheus.yml`, `--storage.tsdb.path=${folder}/data`, `--web.listen-address=${PROMETHEUS}`];
  const prometheus = spawn("prometheus", args, { stdio: "ignore" });
  const ended = new Promise((resolve) => prometheus.once("close", resolve));
  try {
    const ask = async (address: string) => (await fetch(`http://${PROMETHEUS}/api/v1/${address}`)).json();
    const query = (expression: string) => ask(`query?query=${encodeURIComponent(expression)}`);
    await expect
      .poll(() =>
        query('count_over_time(up{job="sagebridge"}[1m]) > 5').then(
          ({ data }) => data.result.length,
          () => 0,
        ),
      )
      .toBe(1);
    expect((await query("up")).data.result[0].value[1]).toBe("1");

    const { default: board } = await import("../../deploy/grafana/sagebridge.json", { with: { type: "json" } });
    for (const { expr } of board.panels.flatMap(({ targets }) => targets)) {
      const asked = expr.replaceAll("$instance", ".*").replaceAll("[5m]", "[1m]");
      expect([expr, (await query(asked)).status]).toEqual([expr, "success"]);
    }
    const { data } = await ask("rules");
    const rules = data.groups[0].rules as { name: string; health: string; state: string }[];
    expect(rules.length).toBeGreaterThanOrEqual(10);
    expect(rules.filter(({ health }) => health !== "ok")).toEqual([]);
    expect(rules.filter(({ state }) => state === "firing")).toEqual([]);

    await site.stop();
    await expect.poll(async () => (await query('ALERTS{alertname="SagebridgeDown"}')).data.result.length).toBe(1);
  } finally {
    prometheus.kill();
    await ended;
  }
});
