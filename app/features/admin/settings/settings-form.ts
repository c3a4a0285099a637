import { z } from "zod";
import type { DangerLineLanguage } from "#app/features/site/danger-line";
import { lineOf } from "../plain-text";

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

/** Basis points as the field shows them: 1250 is '12.5'. */
export const feeText = (basisPoints: number) => String(basisPoints / BASIS_POINTS_PER_PERCENT);

/** The settings as their forms show them. */
export interface EditedSettings {
  contact: { email: string; phone: string; city: string; version: string };
  fee: { basisPoints: number; version: string };
  danger: { lines: DangerLines; version: string };
}
