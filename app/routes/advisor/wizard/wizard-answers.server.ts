import { data, redirect } from "react-router";
import type { WizardAnswer } from "#app/features/applications/wizard/wizard-page";

/** The step comes back with what was wrong, or with what was kept. */
export const say = (answer: WizardAnswer & { saved?: boolean }, status: number, headers?: HeadersInit) => data(answer, { status, headers });

export const go = (url: string, headers: Record<string, string>) => redirect(url, { status: 303, headers });
