import type { HomeSection } from "./section";

const plain = {
  titleFormatting: {},
  subtitleFormatting: {},
  descriptionFormatting: {},
  buttonFormatting: {},
  subtitle: "",
  isVisible: true,
} as const;

/** The default home page, before an admin has edited it. (visitor-site.md 2, Home page) */
export const SECTION_DEFAULTS: readonly HomeSection[] = [
  {
    ...plain,
    sectionType: "hero",
    displayOrder: 1,
    title: "Connect with Expert Advisors",
    description:
      "Bring the question you have not solved alone. Meet someone who has answered it before, at a time that suits you and for a price you see first.",
    buttonText: "Find an advisor",
    buttonLink: "/find-advisor",
    contentData: [],
  },
  {
    ...plain,
    sectionType: "how_it_works",
    displayOrder: 2,
    title: "How It Works",
    description: "Three steps from a question to an answer you can act on.",
    buttonText: "Get Started",
    buttonLink: "/find-advisor",
    contentData: [
      {
        title: "Find an expert",
        description: "Browse a category, or describe your need in your own words and see who fits, with the reasons.",
      },
      { title: "Book a session", description: "Choose a time and a length. The whole price stands there before you confirm." },
      {
        title: "Get advice",
        description: "Talk it through, and leave with what to do next. Pay for the minutes you booked, nothing else.",
      },
    ],
  },
  {
    ...plain,
    sectionType: "become_advisor",
    displayOrder: 3,
    title: "Become an Advisor",
    description: "What took you years to learn is what someone needs this week. Share it, on your own terms.",
    buttonText: "Apply Now",
    buttonLink: "/become-advisor",
    contentData: [
      {
        title: "Set your own schedule",
        description: "Open the hours you like, close them when life asks. Nobody books what you did not offer.",
      },
      { title: "Define your rates", description: "You name the price of an hour, and see what you will receive before you accept." },
      { title: "Build your reputation", description: "Reviews come only from people you have really advised." },
    ],
  },
];

/** Title and label of the video grid's four slots while they are empty, by position 1 to 4. (visitor-site.md 2, Home page) */
export const GRID_PLACEHOLDERS = [
  { position: 1, title: "Connect", label: "Together" },
  { position: 2, title: "Bridge", label: "Gaps" },
  { position: 3, title: "Scale", label: "Growth" },
  { position: 4, title: "Globalise", label: "Reach" },
] as const;
