/** Texts of the context an advisor sees beside a request or a session. */
export const answeringMessages = {
  nothingElse: "Nothing else at that time",
  against: "{count, plural, one {One thing to consider} other {# things to consider}}",
  request: "A request from {name} at the same time: <time></time>",
  session: "A session with {name} at the same time: <time></time>",
  own: "Your own consultation with {name}: <time></time>",
  near: "Within your {minutes, number} minutes of buffer around {name}: <time></time>",
  busy: "Your own calendar says busy: <time></time> to <until></until>",
  dayOff: "You have taken that day off",
  outsideHours: "Outside your weekly hours",
  dayFull: "Your day is full: you take at most {count, plural, one {# consultation} other {# consultations}}",
  earlier:
    "{count, plural, =0 {No session held yet} one {One earlier session} other {# earlier sessions}} with {name}{others, plural, =0 {} one {, one other request} other {, # other requests}}",
  firstTime: "First time with {name}",
  firstTimeUnnamed: "A new client",
  byState: "Sessions by state",
  allStates: "All",
  timeProposed: "Time proposed",
  toConfirm: "To confirm",
  notAgreed: "Not agreed",
  noneOfState: "None of these.",
} as const;
