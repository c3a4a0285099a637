import { data, redirect } from "react-router";
import type { WizardAnswer } from "#app/features/applications/wizard/wizard-page";

/** Returns the step with its errors, or with what was saved. */
export const say = (answer: WizardAnswer & { saved?: boolean }, status: number, headers?: HeadersInit) => data(answer, { status, headers });

export const go = (url: string, headers: Record<string, string>) => redirect(url, { status: 303, headers });
