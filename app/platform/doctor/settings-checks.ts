import { type Finding, fine, look, wrong } from "./finding";

interface Settings {
  host: string;
  baseUrl: string | undefined;
  databaseUrl: string | undefined;
  demo: boolean;
  trustProxy: number;
  rateLimits: boolean;
  smtpUrl: string | undefined;
}

const OWN_MACHINE = /^(127\.0\.0\.1|::1|\[::1\]|localhost)$/;

/** Checks the environment variables against each other. */
export function checkSettings({ host, baseUrl, databaseUrl, demo, trustProxy, rateLimits, smtpUrl }: Settings): Finding[] {
  const isPublic = baseUrl !== undefined || !OWN_MACHINE.test(host);
  return [
    addressFinding(baseUrl, isPublic),
    baseUrl?.startsWith("https:") && trustProxy === 0
      ? look(
          "Proxy",
          "https, and nobody is trusted to say who calls",
          "TRUST_PROXY=1 behind one proxy that ends TLS: else limits count all callers as one",
        )
      : fine("Proxy", trustProxy === 0 ? "none in front" : `${trustProxy} in front`),
    rateLimits ? fine("Limits", "on") : wrong("Limits", "RATE_LIMITS=off is for tests: passwords can be guessed", "remove RATE_LIMITS"),
    demo && isPublic
      ? wrong("Demo", "this public site has a demo in it", "DEMO=0 and an empty DATA_DIR")
      : fine("Demo", demo ? "yes: its people are made up" : "none"),
    ...(smtpUrl || !isPublic
      ? []
      : [
          wrong(
            "Mail",
            "mails are files in DATA_DIR/outbox: nobody gets one",
            "the mail server under Settings, or SMTP_URL=smtp://user:password@host:587 and MAIL_FROM",
          ),
        ]),
    ...(databaseUrl && !/[?&]sslmode=/.test(databaseUrl) && !isNear(databaseUrl)
      ? [look("Encryption", "DATABASE_URL leads over a network and does not ask for TLS", "add ?sslmode=verify-full to DATABASE_URL")]
      : []),
  ];
}

function addressFinding(baseUrl: string | undefined, isPublic: boolean): Finding {
  if (!baseUrl)
    return isPublic
      ? wrong(
          "Address",
          "others may reach this site, and links lead to where it listens",
          "the address under Settings, or BASE_URL=https://the.address.people.use",
        )
      : fine("Address", "this machine only (no address is set)");
  if (baseUrl.startsWith("https:") || OWN_MACHINE.test(new URL(baseUrl).hostname)) return fine("Address", baseUrl);
  return wrong(
    "Address",
    `${baseUrl} is not encrypted: passwords travel in the open`,
    "BASE_URL=https://… and a proxy with TLS in front (deploy/)",
  );
}

function isNear(url: string) {
  const { hostname, searchParams } = new URL(url);
  return OWN_MACHINE.test(hostname) || Boolean(searchParams.get("host")?.startsWith("/")) || hostname === "";
}
