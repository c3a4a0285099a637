import { Avatar } from "#app/ui/avatar";
import { Badge, type BadgeTone } from "#app/ui/badge";
import { Button, ButtonLink } from "#app/ui/button";
import type { ButtonVariant } from "#app/ui/button-class";
import { Card } from "#app/ui/card";
import { Icon } from "#app/ui/icon";
import { Stars } from "#app/ui/stars";
import { LinkTabs, Tabs } from "#app/ui/tabs";
import { LocalTime, useFormat } from "#app/ui/text/format";
import { Row, Sample } from "./sample";

const VARIANTS: ButtonVariant[] = ["primary", "secondary", "quiet", "danger"];
const TONES: BadgeTone[] = ["sage", "brass", "neutral", "green", "yellow", "red"];
const SAMPLE_TIME = "2026-03-14T09:30:00Z";

export function ActionSamples() {
  return (
    <Sample title="Buttons, badges, people, tabs">
      {VARIANTS.map((variant) => (
        <Row key={variant}>
          <Button variant={variant}>Find Adviser</Button>
          <Button variant={variant} size="small">
            <Icon name="edit" /> Small
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} busy>
            Saving…
          </Button>
          <ButtonLink to="?link" variant={variant}>
            A link
          </ButtonLink>
        </Row>
      ))}
      <Row>
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Row>
      <Row>
        <Avatar name="Ada Lovelace" size="small" />
        <Avatar name="Grace Hopper" />
        <Avatar name="Mary Wollstonecraft" size="large" />
        <Avatar name="Hypatia" size="huge" />
        <Stars rating={4.8} count={1204} />
        <Stars rating={null} count={0} />
      </Row>
      <div className="grid gap-4 sm:grid-cols-3">
        <Card>A plain card</Card>
        <Card kind="link">
          <a href="#card" className="card-cover">
            A card that leads somewhere
          </a>
        </Card>
        <Card kind="quiet">A quiet card</Card>
      </div>
      <div>
        <LinkTabs
          label="Two pages"
          tabs={[
            { to: "/dev-ui", label: "Sign In" },
            { to: "/dev-ui?mode=up", label: "Sign Up" },
          ]}
        >
          The panel of the page at hand.
        </LinkTabs>
      </div>
      <div>
        <Tabs
          label="Within the page"
          tabs={[
            { id: "overview", label: "Overview", panel: <p>What it is.</p> },
            { id: "reviews", label: "Reviews", panel: <p>What others say.</p> },
            { id: "times", label: "Times", panel: <p>When it is.</p> },
          ]}
        />
      </div>
      <Formats />
    </Sample>
  );
}

function Formats() {
  const format = useFormat();
  return (
    <ul className="grid gap-1 text-sm sm:grid-cols-2">
      <li>{format.money(12000, "USD")}</li>
      <li>{format.money(8750, "EUR")}</li>
      <li>{format.moneyRange(8000, 24000, "GBP")}</li>
      <li>{format.number(12345)}</li>
      <li>{format.date(SAMPLE_TIME)}</li>
      <li>{format.time(SAMPLE_TIME, "Asia/Tokyo")}</li>
      <li>{format.dateTime(SAMPLE_TIME, "America/New_York")}</li>
      <li>{format.relative(SAMPLE_TIME, "2026-03-16T09:30:00Z")}</li>
      <li>
        {format.duration(45)}, {format.duration(60)}, {format.duration(90)}
      </li>
      <li>{format.percent(0.95)}</li>
      <li>
        <LocalTime at={SAMPLE_TIME} />
      </li>
    </ul>
  );
}
