import { expect, test } from "vitest";
import { looksLikeSite, soundsLikeSite } from "./look-alikes";

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
  "Sagebridge Payouts",
  "Sagebridge Refunds",
  "Sagebridge Legal",
  "Compliance at Sagebridge",
  "Ada of Sage-Bridge",
  "SagebridgeInvoicing",
  "Sa\u0262ebridge",
  "\u13daagebridge",
  // Made of Cyrillic letters alone, and of Cherokee ones.
  "\u0455\u0430\u050c\u0435\u0432\u0433\u0456\u0501\u050c\u0435",
  "\u13da\u13aa\u13c0\u13ac\u13fc\u13d2\u13a5\u13a0\u13c0\u13ac",
  "Sagebridqe",
  "Sagebrigde",
  "Sagebrdge",
  "Saggebridge",
  "Sagebridgs Team",
  "The Sagebirdge",
  "Agebridge",
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
  "Payouts",
  "The Refunds Team",
  "Legal Team",
  "Site Admin",
  "Support Agent",
  "Admin-Robin",
  "Robin Admin 2",
  "Alex Support Team",
  "Payment Department",
  "Servicio al cliente",
  "\u00c9quipe remboursements",
  "R\u00fcckerstattungen",
  "Ufficio Legale",
  "\ua4eedmin",
  "\ua4ee\ua4d3\ua4df\ua4f2\ua4e0",
  "Suppo\uab83t",
  "\u0430\u0501\u043c\u0456\u043f",
  "Security Team",
  "Account Security",
  "Verification Team",
  "Billing Department",
  "Fraud Prevention",
  "System Message",
  "Site owner",
  "Operator",
  "postmaster",
  "no-reply",
  "Client Success",
  "Trust & Safety",
  "Trust and Safety Team",
  "Compliance Team",
  "Securlty Team",
  "Kontosicherheit",
  "Betrugsschutz",
  "Inhaber der Seite",
  "\u00c9quipe de v\u00e9rification",
  "S\u00e9curit\u00e9 du compte",
  "Propri\u00e9taire du site",
  "Seguridad de la cuenta",
  "Equipo de verificaci\u00f3n",
  "Mensaje del sistema",
  "Sicurezza del conto",
  "Prevenzione frodi",
  "Titolare del sito",
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
  "Alex Legal GmbH",
  "Support Vector Ltd",
  "Robin Adminton",
  "Wick Payments Lane",
  "Payne",
  "Sage Hill Bridge",
  "Tシャツ 工房",
  "Łukasz Đorđević",
  "Ælfric µ Lane",
  "Мария Склодовская-Кюри",
  "Owner",
  "Will Owner",
  "Trust",
  "Grace Trust",
  "Success Okafor",
  "Anders Billing",
  "Faith Client",
  "Safety First Ltd",
  "Alarm Security Ltd",
  "Harbour Trust Finance",
  "Sage Ridge",
  "Sabine Bridges",
  "山田 太郎",
  "Αλέξανδρος",
  "",
])("'%s' does not", (name) => {
  expect(looksLikeSite(name, "Sagebridge")).toBe(false);
});

test("a word is written in one alphabet, as whoever is called so writes it; words of a name may differ", () => {
  for (const name of ["\u0410lex Lane", "Ada L\u0430ne", "Ni\u03bao Lane", "\u0391\u043b\u0435\u043a\u0441"])
    expect(looksLikeSite(name, "Elsewhere"), name).toBe(true);
  for (const name of ["Alex Иванов", "Νίκος Lane", "Kim金 Lane", "Иван-Alex"]) expect(looksLikeSite(name, "Elsewhere"), name).toBe(false);
});

test("a short name of a site is a first name, too: beside a last one it is a person's", () => {
  expect(looksLikeSite("Ada Lovelace", "Ada")).toBe(false);
  expect(looksLikeSite("Ada Payouts", "Ada")).toBe(true);
  expect(looksLikeSite("Martina Lane", "Martin")).toBe(false);
});

test("one slip is nobody's name only where the site's is long enough to be nobody's but its own", () => {
  expect(looksLikeSite("Ada Andersen", "Anderson")).toBe(false);
  expect(looksLikeSite("Ada Lovelace", "Harbour Advice")).toBe(false);
  expect(looksLikeSite("Harbor Advice", "Harbour Advice")).toBe(true);
  expect(soundsLikeSite("Payouts at Sagebrigde", "Sagebridge")).toBe(true);
  expect(looksLikeSite("Sagebrigqe", "Sagebridge")).toBe(false);
});

test("it is the name that the site has now: of another one nothing is kept", () => {
  expect(looksLikeSite("Sagebridge", "Harbour Advice")).toBe(false);
  expect(looksLikeSite("harbour_advice", "Harbour Advice")).toBe(true);
  expect(looksLikeSite("Anybody", "")).toBe(false);
});

test.each([
  ["Sagebridge Support", "Sagebridge"],
  ["Head of Refunds at Sage-Bridge", "Sagebridge"],
  ["S\u0430gebridge payouts", "Sagebridge"],
  ["S\u0430les", "Sagebridge"],
  ["Sage Support", "Sage"],
  ["Support Team", "Sagebridge"],
  ["Official Support", "Sagebridge"],
  ["Site Administrator", "Sagebridge"],
  ["Equipo de Soporte", "Sagebridge"],
])("the work '%s' sounds like a site called %s", (work, site) => {
  expect(soundsLikeSite(work, site)).toBe(true);
});

test.each([
  ["Customer Support", "Sagebridge"],
  ["Support Team Lead at Acme", "Sagebridge"],
  ["System Administrator", "Sagebridge"],
  ["Sysadmin", "Sagebridge"],
  ["Compliance Officer", "Sagebridge"],
  ["Refund and payments consultant", "Sagebridge"],
  ["Bridge engineer", "Sagebridge"],
  ["Team Lead", "Sagebridge"],
  ["Sage accounting consultant", "Sage"],
  ["IT-\u0441\u043f\u0435\u0446\u0438\u0430\u043b\u0438\u0441\u0442", "Sagebridge"],
  ["", "Sagebridge"],
])("the work '%s' is nobody's but a person's, of a site called %s", (work, site) => {
  expect(soundsLikeSite(work, site)).toBe(false);
});
