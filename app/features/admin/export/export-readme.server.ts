import { sayIn } from "#app/languages/all-texts.server";
import { type Language, languageOr } from "#app/languages/languages";
import type { CsvColumn } from "./csv-columns.server";

/** Kinds of exported tables, in the order of their files. */
export const EXPORTED_KINDS = ["people", "advisors", "applications", "consultations", "money", "catalog", "site"] as const;
export type ExportedKind = (typeof EXPORTED_KINDS)[number];

export interface ExportedFile {
  kind: ExportedKind;
  table: string;
  columns: readonly CsvColumn[];
}

/** Returns the README of the export: how its files are written, and what every column holds. */
export function exportReadme(files: readonly ExportedFile[], language: string): string {
  const own: Language = languageOr(language);
  const say = sayIn(own);
  const t = (key: string, values?: Record<string, string>) => say(`listFiles.readme${key}`, values);
  const kinds = EXPORTED_KINDS.map((kind) => {
    const tables = files.filter((file) => file.kind === kind).map((file) => tableInWords(file, t));
    return `## ${t(`_${kind}`)}\n\n${tables.join("\n\n")}`;
  });
  const about = ["Files", "Money", "Names", "Times", "Left"].map((key) => `- ${t(key)}`);
  return `# ${t("Title")}\n\n${about.join("\n")}\n\n${kinds.join("\n\n")}\n`;
}

function tableInWords({ table, columns }: ExportedFile, t: (key: string, values?: Record<string, string>) => string): string {
  const lines = columns.map(({ name, of, pointsTo, type }) => {
    const isMoney = columns.some((each) => each.type === "decimal" && each.of === name);
    const said = [
      of && t(type === "decimal" ? "Decimal" : "Name", { of: `\`${of}\`` }),
      isMoney && t("Minor"),
      pointsTo && t("PointsTo", { column: `\`${pointsTo}\`` }),
    ].filter(Boolean);
    return `- \`${name}\` (${type})${said.length > 0 ? `: ${said.join(" ")}` : ""}`;
  });
  return `### ${table}\n\n${lines.join("\n")}`;
}
