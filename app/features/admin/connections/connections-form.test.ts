import { expect, test } from "vitest";
import { MAIL_PORTS } from "#app/platform/connections/limits";
import { fieldErrors } from "#app/ui/fields/form-values";
import { addressFormSchema, mailServerFormSchema } from "./connections-form";

const version = "2026-12-01T09:00:00.000Z";
const addressOf = (address: string) => addressFormSchema.safeParse({ version, address }).data?.address;
const errorsOf = (fields: Record<string, string>) =>
  fieldErrors(mailServerFormSchema, { version, host: "mail.example", port: "465", encryption: "tls", ...fields });

test("an address is where a site can be, with its scheme, and no page of it", () => {
  expect(addressOf("advice.example")).toBe("https://advice.example");
  expect(addressOf("https://Advice.example/")).toBe("https://advice.example");
  expect(addressOf("http://192.168.1.4:3000")).toBe("http://192.168.1.4:3000");
  expect(addressOf("")).toBe("");
  for (const wrong of ["https://advice.example/shop", "https://a@advice.example", "ftp://advice.example", "two words", "https://"])
    expect([wrong, addressOf(wrong)]).toEqual([wrong, undefined]);
});

test("only ports of mail servers are asked, whatever server it is", () => {
  for (const port of MAIL_PORTS) expect(errorsOf({ port: `${port}` })).toEqual({});
  for (const port of ["22", "80", "5432", "0465", "", "465;"]) expect(errorsOf({ port })).toEqual({ port: "connections.portRefused" });
});

test("a server is a name or a number, and nothing that reads as another part of an address", () => {
  expect(errorsOf({ host: "127.0.0.1" })).toEqual({});
  for (const host of ["a@b.example", "mail.example/x", "mail.example:25", "mail example", "mail?x"])
    expect(errorsOf({ host })).toEqual({ host: "connections.hostRefused" });
});

test("a password goes unencrypted to this machine only", () => {
  expect(errorsOf({ user: "us", encryption: "none" })).toEqual({ encryption: "connections.encryptionNeeded" });
  expect(errorsOf({ user: "us", encryption: "none", host: "127.0.0.1" })).toEqual({});
  expect(errorsOf({ user: "", encryption: "none" })).toEqual({});
});
