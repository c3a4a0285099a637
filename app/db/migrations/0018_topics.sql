ALTER TABLE "topics" ADD COLUMN "name_key" text;--> statement-breakpoint
UPDATE "topics" SET "name_key" = lower("name");--> statement-breakpoint
ALTER TABLE "topics" ALTER COLUMN "name_key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "topics" ADD COLUMN "shelf" text;--> statement-breakpoint
ALTER TABLE "topics" ADD COLUMN "words" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "topics" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "topics" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "topics" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "topics_name_key" ON "topics" USING btree ("name_key");--> statement-breakpoint
-- Whoever keeps the topics in mind reads them again before a page is made of them: pages are emptied after that.
DROP TRIGGER "topics_pages" ON "topics";--> statement-breakpoint
CREATE FUNCTION tell_topics_changed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_notify('topics', ''); RETURN NULL; END $$;--> statement-breakpoint
CREATE TRIGGER "topics_changed" AFTER INSERT OR UPDATE OR DELETE ON "topics" FOR EACH STATEMENT EXECUTE FUNCTION tell_topics_changed();
