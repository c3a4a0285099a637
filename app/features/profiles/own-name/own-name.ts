import { z } from "zod";
import { hasUnseen } from "#app/platform/text/unseen-marks";
import { DISPLAY_NAME, HEAPED_MARKS, NAME, NAME_MAX_CHARACTERS } from "../limits";
import { splitName } from "./split-name";

/** A name typed in one line; blank if they prefer not to say. */
export const saidName = ({ tooLong, characters }: { tooLong: string; characters: string }) =>
  z
    .string()
    .transform((text) => text.normalize("NFC").trim())
    .superRefine((text, context) => {
      const isWrong = text !== "" && (!NAME.test(text) || hasUnseen(text) || HEAPED_MARKS.test(text));
      const message = [...text].length > NAME_MAX_CHARACTERS ? tooLong : isWrong ? characters : null;
      if (message) context.addIssue({ code: "custom", message });
    });

/** Splits a name for the profile; all of it is the display name if that is valid. */
export const namesOf = (said: string): { firstName: string; lastName: string; displayName: string } => ({
  ...splitName(said),
  displayName: DISPLAY_NAME.test(said) ? said.split(/\s+/).join(" ") : "",
});
