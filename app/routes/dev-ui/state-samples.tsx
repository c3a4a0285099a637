import { ButtonLink } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";
import { Progress } from "#app/ui/progress";
import { SkeletonCards } from "#app/ui/skeleton";
import { Stepper } from "#app/ui/stepper";
import { Sample } from "./sample";

const STEPS = [
  { label: "Category", to: "#1", isDone: true },
  { label: "Account", to: "#2", isDone: true },
  { label: "Personal Info", isDone: false },
  { label: "Background", isDone: false },
  { label: "Availability", isDone: false },
  { label: "Review", isDone: false },
];

export function StateSamples() {
  return (
    <Sample title="Progress, waiting, nothing">
      <Stepper steps={STEPS} current={2} label="Application" />
      <Progress value={40} label="Searching for advisors" />
      <SkeletonCards />
      <EmptyState title="No consultations yet" text="When you book one, it stands here with its time and its price.">
        <ButtonLink to="/find-advisor">Find an advisor</ButtonLink>
      </EmptyState>
    </Sample>
  );
}
