import { ActionSamples } from "#app/routes/dev-ui/action-samples";
import { FieldSamples } from "#app/routes/dev-ui/field-samples";
import { OverlaySamples } from "#app/routes/dev-ui/overlay-samples";
import { StateSamples } from "#app/routes/dev-ui/state-samples";
import { TypeSamples } from "#app/routes/dev-ui/type-samples";
import { Page } from "#app/ui/page";

export const handle = { hydrate: "load" };

/** Does nothing: it only lets the sample forms be submitted. */
export const action = () => null;

/** Every component in every state, for developers. Production builds do not have this page. */
export default function DevUi() {
  return (
    <Page title="Interface parts" intro="Each part as it stands in the product, in each of its states.">
      <div className="space-y-16">
        <TypeSamples />
        <ActionSamples />
        <FieldSamples />
        <OverlaySamples />
        <StateSamples />
      </div>
    </Page>
  );
}
