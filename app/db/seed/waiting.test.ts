import { expect, test } from "vitest";
import { type PriceQuestion, priceConsultation } from "#app/features/booking/pricing";
import { TOPICS } from "#app/features/catalog/topics";
import { SPECIFIED_RULES } from "#app/features/rules/rules";
import { demoStory } from "./demo-story";
import { waitingMatters } from "./waiting";

const site = {
  topics: TOPICS.map(({ name }, place) => ({ id: `topic-${place}`, name })),
  priceConsultation: (question: Omit<PriceQuestion, "rules">) => priceConsultation({ ...question, rules: SPECIFIED_RULES }),
};

test("at any time of the year each account of the demo finds something that waits for it", () => {
  for (let day = 0; day < 366; day += 7) {
    const now = new Date(Date.UTC(2026, 0, 1 + day, day % 24));
    const story = demoStory(7, now, site);
    const waiting = waitingMatters(7, now, story, site);
    const advisorOf = (email: string) => story.profiles.find((profile) => profile.email === email)!.userId;
    const { userId, id } = story.advisors.find((advisor) => advisor.userId === advisorOf("adviser@demo.example"))!;
    expect(waiting.consultations.map(({ advisorId }) => advisorId === id)).toEqual([true, false]);
    for (const { expiresAt, scheduledTime } of waiting.consultations) {
      expect(expiresAt.getTime()).toBeGreaterThan(now.getTime());
      expect(scheduledTime.getTime()).toBeGreaterThan(expiresAt.getTime());
    }
    const unread = waiting.sides.filter(({ unreadCount }) => unreadCount! > 0).map((side) => side.userId);
    expect(unread).toEqual([advisorOf("client@demo.example"), userId]);
    expect(waiting.applications.map(({ firstName }) => firstName)).toEqual(["Imani", "Rahim"]);
    expect(waiting.banners.every(({ startsAt }) => startsAt! > now)).toBe(true);
  }
});
