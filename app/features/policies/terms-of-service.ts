import { MIN_AGE_YEARS } from "#app/features/accounts/limits";
import { REVIEW_PROMISE_HOURS } from "#app/features/applications/review/review-promise";
import { COMPLETION_HOURS, MAX_COUNTERS, QUOTE_MINUTES, REVIEW_DAYS } from "#app/features/booking/deadlines";
import { hasSpecifiedCategories } from "#app/features/catalog/categories";
import { currentRules } from "#app/features/rules/current-rules";
import { MINIMUM_LEAD_MINUTES } from "#app/features/schedule/lead-time";
import { operatorInLine } from "#app/platform/brand/operator-in-line";
import { policiesMessages } from "./messages";
import type { WritePolicy } from "./policy";

/** The agreement between a client, an advisor and the site's operator. */
export const termsOfService: WritePolicy = ({ name, contact }, operator = operatorInLine(contact)) => ({
  id: "terms",
  title: policiesMessages.terms,
  path: "/terms",
  inShort: [
    `${name} brings you together with independent advisors. The advice is theirs, and it is information, not a professional relationship.`,
    "You see the whole price before you ask for a session, and pay only for sessions that were accepted. There is no subscription.",
    `Cancel at least ${currentRules().wholeRefundHours} hours before the start and you get everything back. If the advisor cancels, you always do.`,
    `You must be ${MIN_AGE_YEARS} or older. Nobody records a session without everybody's agreement.`,
  ],
  sections: [
    {
      id: "parties",
      title: "Who agrees with whom",
      blocks: [
        `These terms are between you and the operator of this site, which goes by the name of ${name}. The operator can be reached at ${contact.email}. "We" means the operator; "the site" means what you use here.${operator && ` The operator is ${operator}.`}`,
        "A session itself is agreed between you and the advisor, through the site. We are not a party to the advice, and advisors are not our employees or agents.",
        "By creating an account, sending a request or applying as an advisor you accept these terms. Looking around needs no account and no agreement.",
      ],
    },
    {
      id: "age",
      title: "Who may use the site",
      blocks: [
        `You must be at least ${MIN_AGE_YEARS} years old and able to enter a contract where you live. If you act for a business or an organisation, you confirm that you may.`,
        "One account is for one person. Keep your password to yourself, and tell us if you think somebody else has used your account. We may ask you to confirm your e-mail address before anything binding happens.",
      ],
    },
    {
      id: "information",
      title: "Information, not a professional relationship",
      blocks: [
        "What an advisor says here, in a session, a message, a profile or a review, is information and opinion from experience. It does not by itself make you a client of the advisor, and it replaces no opinion from somebody who knows all your papers.",
        "You decide what to do with it. Check what is important before you act on it, above all when a deadline, a large amount or somebody's health or freedom depends on it.",
        "The assistant and the matcher sort, search and suggest. They can be wrong. They give no advice of their own, and nothing they write is a promise of a result.",
      ],
    },
    {
      id: "regulated",
      title: "Regulated advice",
      blocks: [
        hasSpecifiedCategories()
          ? "In many places legal, tax, investment, insurance and immigration advice may only be given by people with a licence for that place. A profile on this site does not mean that its advisor holds one for where you live."
          : "In many places certain advice may only be given by people with a licence for that place. A profile on this site does not mean that its advisor holds one for where you live.",
        {
          list: [
            "If you need regulated advice, ask the advisor before the session for the licence, the register it stands in and the place it is valid for.",
            hasSpecifiedCategories()
              ? "A session here makes nobody your lawyer, tax adviser or investment adviser, unless you both say so in writing outside the site."
              : "A session here creates no lasting engagement between you and the advisor, unless you both say so in writing outside the site.",
            "Advisors may only offer what they are allowed to offer, and must say so when a question goes beyond it.",
            hasSpecifiedCategories()
              ? "Nothing on the site is an offer to buy or sell a security, or a forecast of a return."
              : "Nothing on the site is a promise of a particular result.",
          ],
        },
      ],
    },
    {
      id: "requests",
      title: "From a request to a session",
      blocks: [
        `You can ask for any time an advisor has opened, at least ${MINIMUM_LEAD_MINUTES} minutes ahead. The price you were shown is held for ${QUOTE_MINUTES} minutes; if it has changed by the time you confirm, you are shown the new one and nothing is sent.`,
        {
          list: [
            "A request is your offer. Until it is accepted you can withdraw it at any time, and nothing is owed.",
            `The advisor accepts, declines or proposes another time, at most ${MAX_COUNTERS} times. Without an answer the request expires after ${currentRules().expiryHours} hours, or at the start of the session if that comes first.`,
            "With the acceptance the session is agreed and the price is due.",
            "An agreed session can be moved by a proposal of either side. The old time stands until the other side agrees to the new one.",
            `A session that nobody closes or reports counts as held ${COMPLETION_HOURS} hours after its end.`,
          ],
        },
      ],
    },
    {
      id: "prices",
      title: "Prices and payment",
      blocks: [
        `A price consists of the advisor's hourly rate for the minutes you choose${currentRules().surge ? `${currentRules().rushPercent > 0 ? ", " : " and "}a surge part when many people ask about the topic at once${currentRules().rushPercent > 0 ? "," : ""}` : ""}${currentRules().rushPercent > 0 ? ` and ${currentRules().rushPercent}% of the base price if you choose rush` : ""}. Each part stands there before you confirm. The pricing page shows the formula, and nothing else is added.`,
        "Prices are in the advisor's currency. Amounts in another currency are marked ≈ and only help to compare. An advisor who has to charge tax includes it in the rate.",
        "The site itself never sees the details of a card. How you pay is shown before you confirm. If it is by card, you pay on the page of a payment provider, which authorises the price with your request and takes it once the advisor has accepted; if not, you pay once the session is accepted, in the way the operator names to you. There is no subscription, no membership and no amount that renews by itself.",
        "What the platform keeps of a price, if anything, is taken from what the advisor receives and shown to the advisor before each acceptance.",
      ],
    },
    {
      id: "cancelling",
      title: "Cancelling and refunds",
      blocks: [
        "If you cancel an agreed session, what you get back depends on how long before its start you do it:",
        { shows: "cancellation" },
        {
          list: [
            "If the advisor cancels, or we do, you get everything back.",
            "If you ask late to move a session, you get back no more than a cancellation would have given you when you asked.",
            "If the advisor does not come, report it and you owe nothing. If you do not come, the price stays due.",
            "If the session could not be held because of a fault of the site, you get everything back.",
            "If you think a session fell short of what was agreed, write to the advisor first and then to us. We listen to both sides and can refund in part or in full.",
          ],
        },
        "Rights to withdraw from a contract that the law of your country gives you as a consumer stay with you, whatever stands here.",
      ],
    },
    {
      id: "recording",
      title: "No recordings, and what stays between you",
      blocks: [
        "The site records no session: no sound, no picture, no transcript. You and the advisor may record only if everybody in the session has agreed beforehand.",
        "What you learn about each other is for the session. Neither side passes it on without the other's consent, unless the law demands it.",
      ],
    },
    {
      id: "reviews",
      title: "Reviews",
      blocks: [
        `After a session that took place, each side may review the other once, within ${REVIEW_DAYS} days. Neither sees the other's review before both have written one or the time is over. Advisors may answer in public.`,
        "A review says what you experienced, in your own words. We remove reviews that are bought, threatened, insulting or unlawful, that give away private things, or that are not about the session, and nothing else: a bad review is no reason.",
      ],
    },
    {
      id: "advisors",
      title: "If you are an advisor",
      blocks: [
        {
          list: [
            "What you say about yourself is true, current and yours to say. Show evidence when you are asked for it.",
            `A person reads your application, as a rule within ${REVIEW_PROMISE_HOURS} hours. You get the reasons for a no, and may apply again.`,
            "You set your rate, your hours and your notice, and answer requests in time. You are independent and see to your own taxes, insurance and licences.",
            "You say before a session if you have an interest in what you recommend.",
            "We may suspend a public profile for breaches of these terms, for safety, or when the law demands it, and tell you why.",
          ],
        },
      ],
    },
    {
      id: "conduct",
      title: "What nobody may do here",
      blocks: [
        {
          list: [
            "Deceive others about who you are or what you can do, or use another person's account.",
            "Harass, threaten or discriminate against anybody.",
            "Offer or ask for anything unlawful, or advice on how to break the law.",
            "Copy the directory by machine, send unasked advertising, or try to break or overload the site.",
            "Upload what you have no right to, or what carries harmful code.",
          ],
        },
      ],
    },
    {
      id: "content",
      title: "What you write and upload",
      blocks: [
        "It stays yours. You allow us to keep it and show it where the site is made to show it: a public profile to everybody, a message to the person it is for. A document you give to the matcher is read once and not kept.",
        "You can change or remove what is yours. Reviews of sessions stay without your name if you close your account.",
      ],
    },
    {
      id: "liability",
      title: "What we answer for",
      blocks: [
        "We run the site with care and show what we know about advisors, but we cannot promise that it is always available or free of mistakes, nor that an advisor's advice is right for you.",
        "We are liable without limit for intent and gross negligence, for harm to life, body or health, and wherever the law does not allow a limit. For slight negligence we are liable only for breaches of duties that make this agreement possible at all, and then only for the damage that could be foreseen. For free parts of the site we are liable no further.",
      ],
    },
    {
      id: "ending",
      title: "Ending it",
      blocks: [
        "You can close your account at any time; agreed sessions are then cancelled as described above. We can close an account for a serious breach of these terms, and say why. What you have earned or have to get back stays yours.",
      ],
    },
    {
      id: "changes",
      title: "Changes, law and disputes",
      blocks: [
        "When these terms change, the date at their top changes, and people with an account are told before the change holds for them. What was agreed before stays under the terms it was agreed under.",
        "The law of the place where the operator is established applies. As a consumer you keep the protection of the law of the country you live in, and may go to the courts there. If one of these terms does not hold, the others do.",
        `Before anybody goes to court: write to ${contact.email}. Most things can be settled between people.`,
      ],
    },
  ],
});
