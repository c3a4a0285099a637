/** Texts that say why somebody is asked to sign in. */
export const whyMessages = {
  whyHour: "Sign in or sign up to ask {name} for the time you chose.",
  whySave: "Sign in or sign up to save {name}.",
  whyBook: "Sign in or sign up to book a consultation.",
  whyConsultation: "Sign in to see your consultation.",
  whyConsultations: "Sign in to see your consultations.",
  whyMessages: "Sign in to see your messages.",
  whyNotifications: "Sign in to see your notifications.",
  whyProfile: "Sign in to open your profile.",
  whyAdvisorProfile: "Sign in to open your pages as an advisor.",
  whyAdmin: "Sign in to open the administration.",
} as const;
