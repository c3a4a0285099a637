CREATE TABLE "catalog_entries" (
	"key" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"category" text DEFAULT '' NOT NULL,
	"address" text NOT NULL,
	"old_addresses" text[] DEFAULT '{}' NOT NULL,
	"icon" text DEFAULT '' NOT NULL,
	"texts" jsonb NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"retired_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "topics" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "catalog_entries_address" ON "catalog_entries" USING btree ("category","address");--> statement-breakpoint
-- One snapshot, told together: whoever keeps the areas in mind reads both again before a page is made of them.
CREATE TRIGGER "catalog_entries_changed" AFTER INSERT OR UPDATE OR DELETE ON "catalog_entries" FOR EACH STATEMENT EXECUTE FUNCTION tell_topics_changed();
