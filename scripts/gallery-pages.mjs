const page = (name, address) => ({ name, address });

/** Every page that is shown, and to whom. */
export const GALLERY = [
  {
    title: "For everybody",
    pages: [
      page("Home", "/"),
      page("Find an advisor", "/find-advisor"),
      page("All advisors", "/advisors/all?sort=price"),
      page("A category", "/business"),
      page("A sub-category", "/business/strategy"),
      page("An advisor", "/advisors/helena-brandt"),
      page("An advisor's hour", "/advisors/helena-brandt/book"),
      page("AI assistant", "/ai-assistant"),
      page("Search", "/search?q=tax"),
      page("How it works", "/how-it-works"),
      page("Pricing", "/pricing"),
      page("Legal", "/legal"),
      page("Terms of Service", "/terms"),
      page("Privacy Policy", "/privacy"),
      page("Sign in", "/auth"),
      page("Sign up", "/auth?tab=sign-up"),
      page("Become an advisor", "/become-advisor"),
      page("Not found", "/nowhere"),
    ],
  },
  {
    title: "For clients",
    who: "client",
    pages: [
      page("Book a consultation", "/book-consultation"),
      page("My consultations", "/consultations"),
      page("Messages", "/messages"),
      page("Notifications", "/notifications"),
      page("Profile Details", "/profile"),
      page("Profile Preview", "/profile/preview"),
      page("Security", "/profile/security"),
      page("Key Inputs", "/profile/key-inputs"),
      page("Billing", "/profile/billing"),
      page("Preferences", "/profile/preferences"),
      page("Linked Platforms", "/profile/linked-platforms"),
      page("Network", "/profile/network"),
    ],
  },
  {
    title: "For advisors",
    who: "advisor",
    pages: [
      page("Advisor: details", "/advisor-profile"),
      page("Advisor: preview", "/advisor-profile/preview"),
      page("Advisor: availability", "/advisor-profile/availability"),
      page("Advisor: sessions", "/advisor-profile/sessions"),
      page("Advisor: billing", "/advisor-profile/billing"),
      page("Advisor: platforms", "/advisor-profile/platforms"),
    ],
  },
  {
    title: "For admins",
    who: "admin",
    pages: [
      page("Admin: homepage", "/admin"),
      page("Admin: applications", "/admin/applications"),
      page("Admin: videos", "/admin/videos"),
      page("Admin: logos", "/admin/logos"),
      page("Admin: banner", "/admin/banner"),
    ],
  },
];
