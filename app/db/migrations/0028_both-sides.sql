CREATE TABLE "hero_grid_words" (
	"position" smallint PRIMARY KEY NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"title_formatting" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"label_formatting" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hero_grid_words_position" CHECK ("hero_grid_words"."position" between 1 and 4)
);
--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "said_absent" text;--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "said_absent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "absence_words" text;--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "absence_reply" text;--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "absence_replied_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "consultations_said_absent" ON "consultations" USING btree ("said_absent_at") WHERE status = 'accepted' and said_absent is not null;--> statement-breakpoint
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_said_absent" CHECK (("consultations"."said_absent" is null) = ("consultations"."said_absent_at" is null));--> statement-breakpoint
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_absence_replied" CHECK ("consultations"."absence_replied_at" is null or "consultations"."said_absent" is not null);--> statement-breakpoint
CREATE TRIGGER "hero_grid_words_pages" AFTER INSERT OR UPDATE OR DELETE ON "hero_grid_words" FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_changed();
