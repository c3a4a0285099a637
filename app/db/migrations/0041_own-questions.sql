CREATE TABLE "application_questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"is_required" boolean DEFAULT false NOT NULL,
	"words" jsonb NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"retired_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_questions_kind" CHECK ("application_questions"."kind" in ('line', 'text', 'choice', 'yesno')),
	CONSTRAINT "application_questions_words" CHECK (jsonb_typeof("application_questions"."words") = 'object' and "application_questions"."words" <> '{}'::jsonb)
);
--> statement-breakpoint
ALTER TABLE "advisor_applications" ADD COLUMN "own_answers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "application_questions_position" ON "application_questions" USING btree ("position");--> statement-breakpoint
CREATE TRIGGER "application_questions_pages" AFTER INSERT OR UPDATE OR DELETE ON "application_questions" FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_changed();
