/** Texts of the layout of the admin area. */
export const adminFrameMessages = {
  menu: "Admin menu",
  openMenu: "Open the admin menu",
  closeMenu: "Close the admin menu",
  waiting: "{count, plural, one {(# is waiting)} other {(# are waiting)}}",
  overview: "Overview",
  applications: "Applications",
  consultations: "Consultations",
  people: "People",
  payments: "Payments",
  payouts: "Payouts",
  reports: "Reports",
  mailbox: "Mailbox",
  catalog: "Catalog",
  site: "Site",
  videos: "Videos",
  logos: "Logos",
  banner: "Banner",
  settings: "Settings",
  texts: "Texts",
  import: "Import advisors",
  audit: "Audit log",
  nothingHere:
    "There is nothing at this address in the admin area. What you are looking for may have another name: the menu lists every page.",
  noMailYet:
    "This site sends no email yet. What is said here to be emailed is kept in the <mailbox>mailbox</mailbox>, and nobody gets it until a mail server is set up (<settings>Settings</settings>).",
  toOverview: "Back to the overview",
} as const;
