import { expect, test } from "vitest";
import { profilesMessages } from "./messages";

test("the sentences of the error catalogue stand to the letter", () => {
  const { updated, updateFailed, photoUpdated, photoFailed, photoNotImage, photoTooLarge } = profilesMessages;
  expect({ updated, updateFailed, photoUpdated, photoFailed, photoNotImage, photoTooLarge }).toEqual({
    updated: "Profile updated successfully",
    updateFailed: "Failed to update profile",
    photoUpdated: "Profile photo updated successfully",
    photoFailed: "Failed to upload photo",
    photoNotImage: "Please select an image file",
    photoTooLarge: "File size must be less than 5MB",
  });
  const { securityUpdated, securityFailed, billingUpdated, billingFailed, passwordChanged, passwordFailed, passwordsDiffer } =
    profilesMessages;
  expect({ securityUpdated, securityFailed, billingUpdated, billingFailed, passwordChanged, passwordFailed, passwordsDiffer }).toEqual({
    securityUpdated: "Security settings updated successfully",
    securityFailed: "Failed to update security settings",
    billingUpdated: "Billing information updated successfully",
    billingFailed: "Failed to update billing information",
    passwordChanged: "Password changed successfully",
    passwordFailed: "Failed to change password",
    passwordsDiffer: "Passwords do not match",
  });
  expect([profilesMessages.notFoundTitle, profilesMessages.notFoundText, profilesMessages.phoneInvalid]).toEqual([
    "Profile not found",
    "Please log in to view your profile.",
    "Please enter a valid phone number",
  ]);
});
