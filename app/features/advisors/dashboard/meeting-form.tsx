import { useTranslations } from "use-intl";
import { SavedText } from "#app/features/autosave/saved-field";
import { SavedForm, type SavedFormAnswer } from "#app/features/autosave/saved-form";
import { Panel } from "#app/features/profiles/panel";

interface MeetingFormProps {
  meetingUrl: string;
  /** Host of the meeting rooms that the site creates. */
  host: string;
  answer: SavedFormAnswer | null;
}

/** Where an advisor's consultations take place. */
export function MeetingForm({ meetingUrl, host, answer }: MeetingFormProps) {
  const t = useTranslations("calendar");
  return (
    <Panel title={t("meetingTitle")} text={t("meetingText")}>
      <SavedForm
        intent="platforms"
        values={{ meetingUrl }}
        answer={answer}
        savedTitle="advisorProfile.updatedTitle"
        saved="advisorProfile.updated"
        failed="advisorProfile.updateFailed"
      >
        <SavedText
          name="meetingUrl"
          label={t("meetingLabel")}
          hint={t("meetingHint", { host })}
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
        />
      </SavedForm>
    </Panel>
  );
}
