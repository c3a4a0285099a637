import type { useTranslations } from "use-intl";

/** Minutes in words: '45 minutes', '1 hour 30 minutes'. */
export const durationWords = (t: ReturnType<typeof useTranslations<"ui">>) => (minutes: number) => {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return t("minutes", { count: rest });
  return rest === 0 ? t("hours", { count: hours }) : t("hoursAndMinutes", { hours, minutes: rest });
};
