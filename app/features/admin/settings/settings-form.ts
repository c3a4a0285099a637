import { z } from "zod";
import { MOST_HOLDER_CHARACTERS, MOST_LINK_CHARACTERS, MOST_PAY_TEXT_CHARACTERS } from "#app/features/money/limits";
import { isBic, isIban, keptCode } from "#app/features/money/pay-way/bank-account";
import type { PayWay } from "#app/features/money/pay-way/pay-way";
import type { DangerLineLanguage } from "#app/features/site/danger-line";
import { lineOf, linesOf } from "../plain-text";

const PERCENT = /^\d{1,3}([.,]\d{1,2})?$/;
const BASIS_POINTS_PER_PERCENT = 100;
const BASIS_POINTS_PER_WHOLE = 10_000;

const version = z.iso.datetime("admin.notUnderstood").transform((text) => new Date(text));

/** Who visitors reach; a field left blank is what the configuration says. */
export const contactFormSchema = z.strictObject(
  {
    version,
    email: lineOf(254, "admin.tooLong").refine((text) => text === "" || z.email().safeParse(text).success, "dashboard.emailRefused"),
    phone: lineOf(40, "admin.tooLong").refine((text) => /^[+\d\s()./-]*$/.test(text), "dashboard.phoneRefused"),
    city: lineOf(80, "admin.tooLong"),
  },
  "admin.notUnderstood",
);

const dangerLine = lineOf(300, "admin.tooLong");

/** What somebody in danger is told of where to turn, by language; a field left blank is what comes with the product. */
export const dangerFormSchema = z.strictObject(
  { version, en: dangerLine, de: dangerLine, fr: dangerLine, es: dangerLine, it: dangerLine },
  "admin.notUnderstood",
);

export type DangerLines = Record<DangerLineLanguage, string>;

/** The platform fee in percent, 0 to 100 with two decimals, as basis points. */
export const feeFormSchema = z.strictObject(
  {
    version,
    fee: z
      .string()
      .trim()
      .regex(PERCENT, "dashboard.feeRefused")
      .transform((text) => Math.round(Number(text.replace(",", ".")) * BASIS_POINTS_PER_PERCENT))
      .refine((points) => points <= BASIS_POINTS_PER_WHOLE, "dashboard.feeRefused"),
  },
  "admin.notUnderstood",
);

/** How clients pay; every field may be blank, but an account has a holder. */
export const payWayFormSchema = z
  .strictObject(
    {
      version,
      holder: lineOf(MOST_HOLDER_CHARACTERS, "admin.tooLong"),
      iban: z
        .string()
        .transform(keptCode)
        .refine((iban) => iban === "" || isIban(iban), "dashboard.ibanRefused"),
      bic: z
        .string()
        .transform(keptCode)
        .refine((bic) => bic === "" || isBic(bic), "dashboard.bicRefused"),
      link: lineOf(MOST_LINK_CHARACTERS, "admin.tooLong").refine((link) => link === "" || isWebPage(link), "dashboard.linkRefused"),
      text: linesOf(MOST_PAY_TEXT_CHARACTERS, "admin.tooLong"),
    },
    "admin.notUnderstood",
  )
  .refine(({ holder, iban }) => iban === "" || holder !== "", { path: ["holder"], message: "dashboard.holderNeeded" });

const isWebPage = (link: string) => z.url({ protocol: /^https$/, hostname: z.regexes.domain }).safeParse(link).success;

/** Basis points as the field shows them: 1250 is '12.5'. */
export const feeText = (basisPoints: number) => String(basisPoints / BASIS_POINTS_PER_PERCENT);

/** The settings as their forms show them. */
export interface EditedSettings {
  contact: { email: string; phone: string; city: string; version: string };
  fee: { basisPoints: number; version: string };
  danger: { lines: DangerLines; version: string };
  payWay: PayWay & { version: string };
}
