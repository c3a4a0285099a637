import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { addressOf, requestLineProblem } from "./request-line.server";

test("an address has one spelling: without dots, leading slashes and the character that no text holds", () => {
  const spellings = {
    "/auth?x=1": "/auth?x=1",
    "/admin/logos.data/../../auth": "/auth",
    "/admin/%2e%2E/auth": "/auth",
    "//evil.example/auth": "/evil.example/auth",
    "/\\evil.example/auth": "/evil.example/auth",
    "http://elsewhere.example/auth?q=a": "/auth?q=a",
    "/files/a%00b?q=%00c": "/files/a%EF%BF%BDb?q=c",
    "/a b": "/a%20b",
    "/auth#part": "/auth",
  };
  for (const [target, address] of Object.entries(spellings)) expect([target, addressOf(target)]).toEqual([target, address]);
});

test("a path whose percent signs mean no text stands for itself: the router cannot decode it, and would say so at its length", () => {
  const spellings = {
    "/50%": "/50%25",
    "/advisors/%CC": "/advisors/%25CC",
    "/%zz%20?q=%CC": "/%25zz%2520?q=%CC",
    "/%ED%A0%80": "/%25ED%25A0%2580",
  };
  for (const [target, address] of Object.entries(spellings)) {
    expect([target, addressOf(target)]).toEqual([target, address]);
    expect(addressOf(address)).toBe(address);
  }
});

test("the normal spelling stays as it is", () => {
  for (const address of ["/", "/auth", "/files/og/a.png", "/search?q=a%20b&x", "/advisors/..%2f", "/%F0%9F%98%80"])
    expect(addressOf(address)).toBe(address);
});

test("what is no address is none", () => {
  for (const target of ["*", "http://", "http:///", "auth", "", "javascript:alert(1)", "ftp://site/auth"])
    expect([target, addressOf(target)]).toEqual([target, null]);
});

const problemOf = (method: string, url: string, host: string | undefined = "site:3000") =>
  requestLineProblem({ method, url, headers: { host } } as IncomingMessage);

test("methods that nobody answers are 405; targets and hosts that are none are 400", () => {
  for (const method of ["GET", "HEAD", "POST"]) expect(problemOf(method, "/auth")).toBeNull();
  for (const method of ["TRACE", "CONNECT", "PROPFIND", "PURGE"]) expect(problemOf(method, "/")).toBe(405);
  for (const target of ["*", "http://", ""]) expect(problemOf("GET", target)).toBe(400);
  for (const host of ["a b", "[", "a/b", "a?b", "user@site", "a\\b", "site:99999", "%"])
    expect([host, problemOf("GET", "/", host)]).toEqual([host, 400]);
  for (const host of ["site", "127.0.0.1:3000", "[::1]:3000", "xn--bcher-kva.example"])
    expect([host, problemOf("GET", "/", host)]).toEqual([host, null]);
});
