import { z } from "zod";
import { ComboboxField } from "#app/ui/fields/combobox";
import { CheckboxField, RadioField, SelectField, SwitchField, TextAreaField, TextField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { Sample } from "./sample";

const TOPICS = [
  { label: "Business", options: ["Business Strategy", "Operations", "Startup Growth"].map((name) => ({ value: name, label: name })) },
  { label: "Legal", options: ["Corporate Law", "Employment Law", "Immigration Law"].map((name) => ({ value: name, label: name })) },
];
const schema = z.object({ name: z.string().trim().min(1, "frame.errorTitle"), email: z.email("frame.notFoundTitle") });

export function FieldSamples() {
  return (
    <Sample title="Fields and forms">
      <PostForm schema={schema} className="grid gap-5 sm:grid-cols-2">
        <TextField name="name" label="Name" required hint="As it should be shown." />
        <TextField
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          defaultValue="ada@"
          error="Please enter a valid email address"
        />
        <SelectField name="duration" label="Duration" options={["15", "30", "45"].map((value) => ({ value, label: `${value} minutes` }))} />
        <SelectField name="topic-list" label="Topic, grouped" options={TOPICS} />
        <ComboboxField
          name="topic"
          label="Topic"
          options={TOPICS.flatMap(({ label: note, options }) => options.map(({ label }) => ({ label, note })))}
          optional
          placeholder="Type or choose"
        />
        <TextField name="when" label="Preferred time" type="datetime-local" />
        <TextField name="fixed" label="Email (read-only)" defaultValue="ada@example.org" readOnly />
        <TextField name="file" label="Picture" type="file" />
        <TextAreaField name="brief" label="What is it about?" placeholder="A sentence or two" className="sm:col-span-2" />
        <div>
          <CheckboxField name="terms" label="I accept the terms" />
          <CheckboxField name="remember" label="Remember me" defaultChecked hint="For 30 days on this device." />
          <CheckboxField name="wrong" label="Must be ticked" error="Tick this to go on" />
        </div>
        <div>
          <SwitchField name="two-factor" label="Two-factor authentication" />
          <SwitchField name="alerts" label="Login notifications" defaultChecked hint="A mail for each sign-in from a new device." />
          <RadioField name="type" value="individual" label="Individual" defaultChecked />
          <RadioField name="type" value="business" label="Business" />
        </div>
        <div className="flex flex-wrap gap-3 sm:col-span-2">
          <SubmitButton needs={["name", "terms"]} busyLabel="Sending…">
            Send (needs name and terms)
          </SubmitButton>
          <SubmitButton variant="secondary" busyLabel="Saving…" name="intent" value="draft">
            Save draft
          </SubmitButton>
        </div>
      </PostForm>
    </Sample>
  );
}
