import type { LanguageModel } from "ai";
import { config, MODEL_URLS } from "#app/config.server";
import { askOut } from "#app/platform/outgoing.server";
import { guardedModel } from "./guarded-model.server";

export interface ModelSettings {
  /** `openai` is any server with the same interface, Ollama among them. */
  provider: "openai" | "anthropic" | "ollama";
  name: string;
  baseUrl: string | undefined;
  apiKey: string | undefined;
}

export type { LanguageModel } from "ai";

let opened: { settings: ModelSettings; model: Promise<LanguageModel> } | undefined;

/** The language model of the configuration, guarded, or null. The library is only read where one is wanted. */
export async function configuredModel(): Promise<LanguageModel | null> {
  const settings = config().model;
  if (!settings) return null;
  if (opened?.settings !== settings) opened = { settings, model: openModel(settings).then(guardedModel) };
  return opened.model;
}

/** A model by its settings. Nothing is sent before it is asked. */
export async function openModel({ provider, name, baseUrl, apiKey }: ModelSettings): Promise<Exclude<LanguageModel, string>> {
  if (provider === "anthropic") {
    const { createAnthropic } = await import("@ai-sdk/anthropic");
    return createAnthropic({ apiKey, fetch: askOut, ...(baseUrl && { baseURL: baseUrl }) })(name);
  }
  const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
  return createOpenAICompatible({ name: provider, baseURL: baseUrl ?? MODEL_URLS[provider], apiKey, fetch: askOut })(name);
}
