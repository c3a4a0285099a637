import { useTranslations } from "use-intl";
import { Badge } from "#app/ui/badge";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { Icon } from "#app/ui/icon";
import { useFormat } from "#app/ui/text/format";
import { Panel } from "../panel";

export interface SignedInDevice {
  id: string;
  isThis: boolean;
  browser: string | null;
  system: string | null;
  address: string;
  createdAt: Date;
  lastUsedAt: Date;
}

/** The person's signed-in browsers, each with a sign-out. `at` is the render time, `hasCalendar` whether calendars read their consultations. */
export function DeviceList({ devices, at, hasCalendar }: { devices: readonly SignedInDevice[]; at: Date; hasCalendar: boolean }) {
  const t = useTranslations("profiles");
  return (
    <Panel title={t("devices")} text={[t("devicesText"), hasCalendar && t("devicesEndCalendar")].filter(Boolean).join(" ")}>
      <ul className="divide-y divide-line">
        {devices.map((device) => (
          <DeviceLine key={device.id} device={device} at={at} />
        ))}
      </ul>
      <PostForm preventScrollReset className="mt-5 flex flex-wrap gap-3">
        {devices.length > 1 && (
          <SubmitButton variant="secondary" name="intent" value="end-other-sessions">
            {t("deviceEndOthers")}
          </SubmitButton>
        )}
        <SubmitButton variant="quiet" className={devices.length > 1 ? undefined : "-ml-4.5"} name="intent" value="end-all-sessions">
          {t("deviceEndAll")}
        </SubmitButton>
      </PostForm>
    </Panel>
  );
}

function DeviceLine({ device, at }: { device: SignedInDevice; at: Date }) {
  const t = useTranslations("profiles");
  const { date, relative } = useFormat();
  const { id, isThis, browser, system, address, createdAt, lastUsedAt } = device;
  const name = browser && system ? t("device", { browser, system }) : (browser ?? system ?? t("deviceUnknown"));
  const facts = [
    t("deviceSince", { date: date(createdAt) }),
    t("deviceUsed", { when: relative(lastUsedAt, at) }),
    address && t("deviceAddress", { address }),
  ];
  return (
    <li className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 py-4 first:pt-0 sm:flex">
      <Icon name={system === "iPhone" || system === "Android" ? "phone" : "system"} className="text-soft" />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {isThis && <Badge tone="sage">{t("thisDevice")}</Badge>}
        </p>
        <p className="text-sm text-soft">{facts.filter(Boolean).join(", ")}</p>
      </div>
      <PostForm preventScrollReset className="max-sm:col-start-2">
        <input type="hidden" name="sessionId" value={id} />
        <SubmitButton variant="secondary" size="small" name="intent" value="end-session" aria-label={t("deviceEndLabel", { device: name })}>
          {t("deviceEnd")}
        </SubmitButton>
      </PostForm>
    </li>
  );
}
