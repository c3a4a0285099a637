import nodemailer from "nodemailer";
import { type Config, MODEL_URLS } from "#app/config.server";
import { s3Store } from "#app/platform/files/s3.server";
import { fetchWithoutRedirects } from "#app/platform/outgoing.server";
import { providerOf } from "#app/platform/payments/provider.server";
import { type Finding, fine, wrong } from "./finding";

const PATIENCE_MS = 5000;

/** Checks whether external services respond and accept our credentials; sends nothing to anybody. */
export async function checkServices(settings: Config): Promise<Finding[]> {
  const { smtpUrl, model, embeddings, s3, ratesUrl } = settings;
  const payments = providerOf(settings);
  const asked = [
    smtpUrl ? checkMail(smtpUrl) : null,
    payments.collects ? ask(payments.name, payments.keyCheck.url, payments.keyCheck.headers, payments.keyCheck.setting) : null,
    model ? checkModel(model) : null,
    s3 ? checkStore(s3) : null,
    embeddings ? ask("Embeddings", `${embeddings.url}/models`, bearer(embeddings.apiKey), "AI_API_KEY and AI_EMBEDDING_URL") : null,
    ratesUrl ? ask("Rates", ratesUrl, {}, "ECB_RATES_URL") : null,
  ];
  const found = await Promise.all(asked);
  return found.filter((finding) => finding !== null);
}

const bearer = (key: string | undefined): Record<string, string> => (key ? { authorization: `Bearer ${key}` } : {});

function checkModel({ provider, baseUrl, apiKey }: NonNullable<Config["model"]>): Promise<Finding> {
  const anthropic: Record<string, string> = { "x-api-key": apiKey ?? "", "anthropic-version": "2023-06-01" };
  if (provider === "anthropic")
    return ask("Model", `${baseUrl ?? "https://api.anthropic.com/v1"}/models`, anthropic, "AI_API_KEY and AI_BASE_URL");
  return ask("Model", `${baseUrl ?? MODEL_URLS[provider]}/models`, bearer(apiKey), "AI_API_KEY and AI_BASE_URL");
}

/** Writes nothing: lists unfinished uploads, none of which is old enough to be removed. */
async function checkStore(settings: NonNullable<Config["s3"]>): Promise<Finding> {
  const { host } = new URL(settings.endpoint);
  try {
    await s3Store(settings).removeUnfinished(new Date(0));
    return fine("Files", `${host} has the bucket ${settings.bucket}, and takes the key`);
  } catch (error) {
    return wrong(
      "Files",
      (error as Error).message,
      "correct S3_ENDPOINT, S3_BUCKET and its keys; pages stay, without what people have uploaded",
    );
  }
}

async function checkMail(smtpUrl: string): Promise<Finding> {
  const { hostname } = new URL(smtpUrl);
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  try {
    await transport.verify();
    return fine("Mail", `${hostname} takes mail from here`);
  } catch (error) {
    const { code = "no answer" } = error as { code?: string };
    return wrong(
      "Mail",
      `${hostname}: ${code === "EAUTH" ? "user or password are refused" : code}`,
      "correct SMTP_URL, or the mail server under Settings; mails wait meanwhile",
    );
  } finally {
    transport.close();
  }
}

async function ask(name: string, url: string, headers: Record<string, string>, setting: string): Promise<Finding> {
  const { host } = new URL(url);
  try {
    const { status } = await fetchWithoutRedirects(url, { headers, signal: AbortSignal.timeout(PATIENCE_MS) });
    if (status === 401 || status === 403) return wrong(name, `${host} refuses the key (${status})`, `correct ${setting}`);
    return status >= 500 ? wrong(name, `${host} answers ${status}`, "look whether it has trouble") : fine(name, `${host} answers`);
  } catch (error) {
    const { cause, name: kind } = error as Error & { cause?: { code?: string } };
    return wrong(name, `${host} does not answer (${cause?.code ?? kind})`, `look at ${setting}, and whether this machine may go there`);
  }
}
