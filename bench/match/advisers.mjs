// Synthetic advisors and queries about them, the same for the same seed: names, Zipf vocabulary and topics, ratings, weekly hours.

const TOPICS = (
  "Business Strategy,Operations,Growth and Scaling,Finance,Fundraising,Venture Capital,Accounting,Tax Planning,Payroll,Audit," +
  "Corporate Law,Employment Law,Immigration Law,Intellectual Property,Contracts,Compliance,Data Protection,Litigation,Real Estate Law,Mergers," +
  "Digital Marketing,Brand Strategy,Growth Hacking,Public Relations,Content Marketing,Search Optimisation,Social Media,Market Research,Pricing,Sales," +
  "Software Architecture,Cloud,Cybersecurity,Data Analytics,Machine Learning,Product Management,Mobile Apps,DevOps,Digital Transformation,Procurement," +
  "Human Resources,Recruiting,Leadership,Change Management,Project Management,Supply Chain,Logistics,Sustainability,Healthcare,Education"
).split(",");

const HEADS = "Senior,Fractional,Independent,Chartered,Certified,Principal,Former,Award-winning,Hands-on,Bilingual".split(",");
const ROLES = "adviser,consultant,strategist,counsel,partner,director,coach,mentor,analyst,founder".split(",");
const CORE = (
  "help guide build launch scale grow plan review negotiate draft audit model forecast design ship lead hire train mentor advise support " +
  "company startup founder team board investor client customer market product revenue margin budget cash contract policy risk licence patent trademark visa " +
  "brand campaign audience channel funnel content pricing segment platform cloud server data pipeline dashboard metric security incident privacy audit model " +
  "years experience practical clear honest fast careful senior regional global european american asian nordic latin african public private family listed " +
  "manufacturing retail logistics energy biotech fintech insurance media gaming hospitality construction agriculture telecom aerospace automotive education charity " +
  "merger acquisition carve-out restructuring turnaround succession franchise subscription marketplace wholesale export import customs treasury hedging equity debt grant " +
  "payroll pension bonus option vesting dismissal tribunal arbitration mediation injunction copyright royalty settlement disclosure regulator sanction filing " +
  "workshop interview roadmap backlog sprint release migration refactor kubernetes postgres python analytics experiment attribution retention churn cohort onboarding"
).split(" ");
const SYL =
  "ba be bi bo bu da de di do du fa fe fi fo ga ge gi go ka ke ki ko la le li lo lu ma me mi mo mu na ne ni no nu pa pe pi po ra re ri ro ru sa se si so su ta te ti to tu va ve vi vo za ze zi zo".split(
    " ",
  );

function rng(seed) {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
const cap = (s) => s[0].toUpperCase() + s.slice(1);
function words(count, seed, min, max) {
  const r = rng(seed),
    out = new Set();
  while (out.size < count) {
    let w = "";
    const k = min + Math.floor(r() * (max - min + 1));
    for (let i = 0; i < k; i++) w += SYL[Math.floor(r() * SYL.length)];
    out.add(w);
  }
  return [...out];
}
export const LONGTAIL = words(20000, 11, 3, 4); // rare domain words, Zipf tail
const FIRST = words(600, 12, 2, 3).map(cap),
  LAST = words(6000, 13, 2, 4).map(cap);
const zipf = (r, n) => Math.min(n - 1, Math.floor(Math.exp(r() * Math.log(n + 1)) - 1)); // log-uniform, about 1/rank

export function* advisors(n, seed = 42) {
  const r = rng(seed);
  for (let id = 1; id <= n; id++) {
    const nt = 1 + Math.floor(r() * 6),
      topics = new Set();
    while (topics.size < nt) topics.add(1 + zipf(r, 50));
    const t = [...topics],
      name = `${FIRST[Math.floor(r() * FIRST.length)]} ${LAST[Math.floor(r() * LAST.length)]}`;
    const headline = `${HEADS[Math.floor(r() * HEADS.length)]} ${TOPICS[t[0] - 1].toLowerCase()} ${ROLES[Math.floor(r() * ROLES.length)]}`;
    let bio = "";
    while (bio.length < 300) bio += `${r() < 0.85 ? CORE[zipf(r, CORE.length)] : LONGTAIL[zipf(r, LONGTAIL.length)]} `;
    const sessions = Math.floor(Math.exp(r() * 7)),
      rating = Math.round((5 - 2 * r() * r()) * 100) / 100,
      rate = 3000 + Math.floor(r() * 470) * 100;
    let avail = "";
    for (let d = 0; d < 7; d++) {
      const open = d < 5 ? r() < 0.7 : r() < 0.2,
        s = 7 + Math.floor(r() * 6),
        e = s + 2 + Math.floor(r() * 7);
      for (let h = 0; h < 24; h++) avail += open && h >= s && h < e ? "1" : "0";
    }
    yield { id, name, headline, bio: bio.trim(), topics: t, rating, sessions, rate, avail };
  }
}
const typo = (w, r) => {
  const i = 1 + Math.floor(r() * (w.length - 2));
  const k = r();
  return k < 0.34
    ? w.slice(0, i) + w.slice(i + 1)
    : k < 0.67
      ? w.slice(0, i) + w[i + 1] + w[i] + w.slice(i + 2)
      : `${w.slice(0, i)}x${w.slice(i + 1)}`;
};
export function queries(count, seed = 7) {
  const r = rng(seed),
    out = [];
  for (let i = 0; i < count; i++) {
    const d = Math.floor(r() * 5),
      h = 9 + Math.floor(r() * 7);
    const c1 = CORE[zipf(r, CORE.length)],
      c2 = CORE[40 + Math.floor(r() * (CORE.length - 40))],
      rare = LONGTAIL[Math.floor(r() * 400)],
      last = LAST[Math.floor(r() * LAST.length)];
    const long = CORE.filter((w) => w.length > 7),
      tw = long[Math.floor(r() * long.length)];
    out.push({
      topic: 1 + zipf(r, 50),
      hour: d * 24 + h,
      text: i % 3 === 0 ? c2 : i % 3 === 1 ? `${c2} ${c1}` : `${rare} ${c1}`,
      typo: i % 2 ? typo(tw, r) : typo(last.toLowerCase(), r),
    });
  }
  return out;
}
