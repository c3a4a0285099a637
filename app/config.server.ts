import path from "node:path";
import { z } from "zod";
import { FIRST_LANGUAGE, isLanguage } from "./languages/languages";
import { PLACEHOLDER_CITY } from "./platform/brand/placeholder-city";
import { PRODUCT_NAME } from "./platform/brand/product-name";
import { withoutEnd } from "./platform/text/trim-end";
import { readTraceSettings } from "./platform/trace/trace-settings";
import { bucketSettings, directUrl, replicaUrls, signInProvider } from "./related-variables";

const text = z.string().trim().min(1);
const flag = z.enum(["0", "1"]).transform((value) => value === "1");
const webUrl = z.url({ protocol: /^https?$/ }).transform((value) => withoutEnd(value, /\//));

const list = z
  .string()
  .default("")
  .transform((value) =>
    value
      .split(",")
      .map((each) => each.trim())
      .filter(Boolean),
  );

const databaseUrl = z.url({ protocol: /^postgres(ql)?$/ });

/** Default backup interval of a site with real people, in hours. */
const BACKUP_HOURS = 24;

const LOOPBACK_HOSTS = new Set(["127.0.0.1", "::1", "localhost"]);

/** Default addresses of language models. */
export const MODEL_URLS = { openai: "https://api.openai.com/v1", ollama: "http://127.0.0.1:11434/v1" };

/** Where Stripe lets people authorise a price, and advisors enter their bank account. */
const STRIPE_PAGES = ["https://checkout.stripe.com", "https://connect.stripe.com"];

/** An OpenID Connect issuer: https, or plain http on this machine. */
const issuerUrl = webUrl.refine((value) => value.startsWith("https:") || LOOPBACK_HOSTS.has(new URL(value).hostname), "it must be https");

/** The product's own variables, all optional; `readTraceSettings` reads OpenTelemetry's. The tables in docs/self-hosting.md explain them. */
const environmentSchema = z.object({
  NODE_ENV: z.enum(["production", "development", "test"]).default("development"),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: text.default("127.0.0.1"),
  DATA_DIR: text.default("./data"),
  BASE_URL: webUrl.optional(),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  DATABASE_REPLICA_URLS: list.pipe(z.array(databaseUrl)),
  ADMIN_EMAILS: list.transform((emails) => emails.map((email) => email.toLowerCase())).pipe(z.array(z.email())),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: text.optional(),
  SITE_NAME: text.max(60).default(PRODUCT_NAME),
  LANGUAGE: z.string().optional(),
  CONTACT_EMAIL: z.email().optional(),
  CONTACT_PHONE: text.optional(),
  CONTACT_CITY: text.optional(),
  DEMO: flag.optional(),
  GOOGLE_CLIENT_ID: text.optional(),
  GOOGLE_CLIENT_SECRET: text.optional(),
  GOOGLE_ISSUER: issuerUrl.default("https://accounts.google.com"),
  LINKEDIN_CLIENT_ID: text.optional(),
  LINKEDIN_CLIENT_SECRET: text.optional(),
  LINKEDIN_ISSUER: issuerUrl.default("https://www.linkedin.com/oauth"),
  AI_PROVIDER: z.enum(["openai", "anthropic", "ollama"]).default("openai"),
  AI_MODEL: text.optional(),
  AI_BASE_URL: webUrl.optional(),
  AI_API_KEY: text.optional(),
  AI_DAILY_TOKENS: z.coerce.number().int().min(0).max(1e12).default(1_000_000),
  AI_EMBEDDING_MODEL: text.optional(),
  AI_EMBEDDING_URL: webUrl.optional(),
  STRIPE_SECRET_KEY: text.optional(),
  STRIPE_WEBHOOK_SECRET: text.optional(),
  STRIPE_API: issuerUrl.default("https://api.stripe.com"),
  ECB_RATES_URL: webUrl.optional(),
  S3_ENDPOINT: webUrl.optional(),
  S3_BUCKET: text.regex(/^[a-z0-9][a-z0-9.-]+$/, "it is no name of a bucket").optional(),
  S3_REGION: text.default("us-east-1"),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  SECRET: z.string().min(32).optional(),
  MEETING_URL: webUrl.default("https://meet.jit.si"),
  TRUST_PROXY: z.coerce.number().int().min(0).max(5).default(0),
  PACE: z
    .enum(["0", "1"])
    .default("1")
    .transform((value) => value === "1"),
  RATE_LIMITS: z
    .enum(["on", "off"])
    .default("on")
    .transform((value) => value === "on"),
  MAX_WAIT_SECONDS: z.coerce.number().int().min(1).max(120).default(2),
  CDN_PURGE_URL: webUrl.optional(),
  CDN_PURGE_TOKEN: text.optional(),
  SLOW_STATEMENT_MS: z.coerce.number().int().min(0).max(60_000).default(1000),
  METRICS_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  METRICS_HOST: text.default("127.0.0.1"),
  BACKUP_DIR: text.optional(),
  BACKUP_HOURS: z.coerce.number().int().min(0).max(720).optional(),
  BACKUP_LOG: flag.optional(),
  BACKUP_KEEP: z.coerce.number().int().min(1).max(1000).default(7),
});

export type Config = ReturnType<typeof readConfig>;

let current: Config | undefined;

/** The configuration of this process, read at the first call. */
export function config(): Config {
  current ??= readConfig(process.env);
  return current;
}

/**
 * Switches this process to other settings, for tests; without any, back to those of its environment.
 * @internal
 */
export function moveConfig(environment: Record<string, string | undefined> = process.env) {
  current = readConfig(environment);
}

/** The contact address of a site whose admin has set none, and whose first admin is not known. */
export const PLACEHOLDER_EMAIL = "hello@example.com";
/** The telephone number of a site until one is set: nobody answers it. */
export const PLACEHOLDER_PHONE = "+1 555 0100";

/** Origins that people are sent to for external sign-in, and to pay. */
export const providerOrigins = () => {
  const origins = Object.values(config().providers).flatMap((given) => (given ? [new URL(given.issuer).origin] : []));
  return [...new Set([...origins, ...(config().stripe ? STRIPE_PAGES : [])])];
};

/**
 * Reads the environment once, at start. An invalid value throws an Error whose message is one line for people. `demo` follows decisions.md
 * 2: with the embedded database, no BASE_URL and a loopback HOST, unless DEMO says otherwise.
 */
export function readConfig(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new Error(`The variable ${String(issue?.path[0])} has a value that does not work: ${issue?.message}. See docs/self-hosting.md.`);
  }
  const env = parsed.data;
  const isLoopback = LOOPBACK_HOSTS.has(env.HOST);
  const demo = env.DEMO ?? (!env.DATABASE_URL && !env.BASE_URL && isLoopback);
  const ownHours = env.BACKUP_HOURS ?? (env.DATABASE_URL ? 0 : BACKUP_HOURS);
  const backupHours = env.BACKUP_HOURS ?? (demo ? 0 : ownHours);
  if (env.BACKUP_LOG && env.DATABASE_URL)
    throw new Error("BACKUP_LOG is for the embedded database: yours at DATABASE_URL keeps its log by itself. See docs/self-hosting.md.");
  return {
    isProduction: env.NODE_ENV === "production",
    port: env.PORT,
    host: env.HOST,
    dataDir: path.resolve(env.DATA_DIR),
    baseUrl: env.BASE_URL,
    databaseUrl: env.DATABASE_URL,
    databaseDirectUrl: directUrl(env),
    databaseReplicaUrls: replicaUrls(env),
    adminEmails: env.ADMIN_EMAILS,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    siteName: env.SITE_NAME,
    language: siteLanguage(env.LANGUAGE),
    contact: {
      email: env.CONTACT_EMAIL ?? env.ADMIN_EMAILS[0] ?? PLACEHOLDER_EMAIL,
      phone: env.CONTACT_PHONE ?? PLACEHOLDER_PHONE,
      city: env.CONTACT_CITY ?? PLACEHOLDER_CITY,
    },
    demo,
    providers: {
      google: signInProvider("GOOGLE", env.GOOGLE_ISSUER, env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET),
      linkedin: signInProvider("LINKEDIN", env.LINKEDIN_ISSUER, env.LINKEDIN_CLIENT_ID, env.LINKEDIN_CLIENT_SECRET),
    },
    model: env.AI_MODEL ? { provider: env.AI_PROVIDER, name: env.AI_MODEL, baseUrl: env.AI_BASE_URL, apiKey: env.AI_API_KEY } : null,
    modelTokensADay: env.AI_DAILY_TOKENS,
    embeddings: embeddings(env),
    stripe: stripe(env.STRIPE_API, env.STRIPE_SECRET_KEY, env.STRIPE_WEBHOOK_SECRET),
    s3: bucketSettings(env),
    ratesUrl: env.ECB_RATES_URL,
    secret: env.SECRET,
    meetingUrl: env.MEETING_URL,
    trustProxy: env.TRUST_PROXY,
    pace: env.PACE,
    rateLimits: env.RATE_LIMITS,
    maxWaitMs: env.MAX_WAIT_SECONDS * 1000,
    cdn: env.CDN_PURGE_URL ? { purgeUrl: env.CDN_PURGE_URL, token: env.CDN_PURGE_TOKEN } : null,
    slowStatementMs: env.SLOW_STATEMENT_MS,
    tracing: readTraceSettings(environment),
    metrics: env.METRICS_PORT === undefined ? null : { port: env.METRICS_PORT, host: env.METRICS_HOST },
    backup: {
      dir: path.resolve(env.BACKUP_DIR ?? path.join(env.DATA_DIR, "backups")),
      hours: backupHours,
      /** Interval once the demo is emptied. */
      ownHours,
      hasWalArchive: env.BACKUP_LOG ?? (!env.DATABASE_URL && backupHours > 0),
      keep: env.BACKUP_KEEP,
    },
  };
}

/**
 * The first supported language of a list, also in the format of system variables ('de_AT:de:en'): a desktop may have set the variable for
 * its own programs, which must not keep the site from starting.
 */
const siteLanguage = (listed = "") =>
  listed
    .split(":")
    .map((each) => each.trim().toLowerCase().split(/[_-]/)[0])
    .find(isLanguage) ?? FIRST_LANGUAGE;

/** The embedding model's settings: its own address, else the language model's. Anthropic offers none. */
function embeddings(env: z.infer<typeof environmentSchema>) {
  if (!env.AI_EMBEDDING_MODEL) return null;
  const url = env.AI_EMBEDDING_URL ?? (env.AI_PROVIDER === "anthropic" ? undefined : (env.AI_BASE_URL ?? MODEL_URLS[env.AI_PROVIDER]));
  if (!url) throw new Error("AI_EMBEDDING_MODEL needs AI_EMBEDDING_URL beside AI_PROVIDER=anthropic. See docs/self-hosting.md.");
  return { name: env.AI_EMBEDDING_MODEL, url, apiKey: env.AI_API_KEY };
}

/** Requires both secrets of Stripe, or neither. */
function stripe(api: string, secretKey: string | undefined, webhookSecret: string | undefined) {
  if (secretKey && webhookSecret) return { api, secretKey, webhookSecret };
  if (!secretKey && !webhookSecret) return null;
  throw new Error("STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET work only together. See docs/self-hosting.md.");
}
