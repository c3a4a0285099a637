import { expect, test } from "vitest";
import { looksLikeSite } from "./look-alikes";

test.each([
  "Sagebridge",
  "sage bridge",
  "SAGE-BRIDGE",
  "Ságèbridge",
  "Sage\u200bbridge",
  "S\u0430gebr\u0456dge",
  "\u0405\u0391G\u0395BRIDGE",
  "Sagebr1dge",
  "5agebridge",
  "Sagebr\u0131dge",
  "\uff33agebridge",
  "Sagebridge Team",
  "The Sagebridge Support Team",
  "Sagebridge GmbH",
  "Sagebridge 24",
])("'%s' looks like a site called Sagebridge", (name) => {
  expect(looksLikeSite(name, "Sagebridge")).toBe(true);
});

test.each([
  "Admin",
  "ADMIN",
  "Adm1n",
  "Аdmin",
  "Admin 2",
  "Support",
  "Support Team",
  "Supp0rt",
  "Der Kundenservice",
  "Sup-port",
  "Moderator",
  "Help Desk",
  "Adrnin",
])("'%s' looks like those who run it, whatever it is called", (name) => {
  expect(looksLikeSite(name, "Elsewhere")).toBe(true);
});

test.each([
  "Ada Lovelace",
  "Team",
  "Rolf Staff",
  "Bridget Sage",
  "Sage",
  "Supporta Greco",
  "Harbour Support Services Lane",
  "Мария Склодовская-Кюри",
  "山田 太郎",
  "Αλέξανδρος",
  "",
])("'%s' does not", (name) => {
  expect(looksLikeSite(name, "Sagebridge")).toBe(false);
});

test("it is the name that the site has now: of another one nothing is kept", () => {
  expect(looksLikeSite("Sagebridge", "Harbour Advice")).toBe(false);
  expect(looksLikeSite("harbour_advice", "Harbour Advice")).toBe(true);
  expect(looksLikeSite("Anybody", "")).toBe(false);
});
