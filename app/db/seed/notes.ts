/** Notes that the demo's clients wrote with their requests. */
export const REQUEST_NOTES: readonly string[] = [
  "",
  "",
  "I will send two pages beforehand.",
  "There will be two of us on the call, one of us by phone.",
  "We have a decision to make by Friday.",
  "This is my first time, so please be patient with me.",
  "A colleague recommended you.",
  "Could we start with a quick look at our numbers?",
  "I have read your profile and think it is exactly our case.",
  "English is fine, French would be a pleasure.",
  "We spoke last year and things have moved on.",
  "No preparation needed, I would like an outside view.",
  "Please say at once if this is not your field.",
  "I can share my screen and show you the problem.",
  "My board meets next week and I need to be ready.",
];
