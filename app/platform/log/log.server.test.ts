import { expect, test } from "vitest";
import { describeError } from "./log.server";

test("a failed query is told with its statement and its cause, and never with the values that people typed", () => {
  const error = Object.assign(new Error("Failed query: insert\nparams: ann@example.com"), {
    query: "insert into users",
    params: ["ann@example.com"],
    cause: new Error("disk full"),
  });
  expect(describeError(error)).toEqual({ error: "a query failed", query: "insert into users", cause: "Error: disk full" });
});
