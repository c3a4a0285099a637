import type { LanguageModel } from "ai";
import { config, MODEL_URLS } from "#app/config.server";
import { fetchWithoutRedirects } from "#app/platform/outgoing.server";
import { guardedModel } from "./guarded-model.server";

export interface ModelSettings {
  /** `openai` is any OpenAI-compatible server, such as Ollama. */
  provider: "openai" | "anthropic" | "ollama";
  name: string;
  baseUrl: string | undefined;
  apiKey: string | undefined;
}

export type { LanguageModel } from "ai";

let opened: { settings: ModelSettings; model: Promise<LanguageModel> } | undefined;

/** The configured language model, guarded, or null. Loads the library only when a model is configured. */
export async function configuredModel(): Promise<LanguageModel | null> {
  const settings = config().model;
  if (!settings) return null;
  if (opened?.settings !== settings) opened = { settings, model: openModel(settings).then(guardedModel) };
  return opened.model;
}

/** Creates a model from its settings. Sends nothing before it is used. */
export async function openModel({ provider, name, baseUrl, apiKey }: ModelSettings): Promise<Exclude<LanguageModel, string>> {
  if (provider === "anthropic") {
    const { createAnthropic } = await import("@ai-sdk/anthropic");
    return createAnthropic({ apiKey, fetch: fetchWithoutRedirects, ...(baseUrl && { baseURL: baseUrl }) })(name);
  }
  const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
  return createOpenAICompatible({ name: provider, baseURL: baseUrl ?? MODEL_URLS[provider], apiKey, fetch: fetchWithoutRedirects })(name);
}
