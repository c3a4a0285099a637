CREATE TABLE "empty_searches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"words" text NOT NULL,
	"week" date NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "hero_grid_videos" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "hero_videos" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "logos" ADD COLUMN "width" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "logos" ADD COLUMN "height" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "logos" ADD COLUMN "drawn" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "logos" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "empty_searches_week" ON "empty_searches" USING btree ("week","words");--> statement-breakpoint
CREATE INDEX "empty_searches_words" ON "empty_searches" USING btree ("words");--> statement-breakpoint
CREATE FUNCTION tell_banner_changed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_notify('banner', ''); RETURN NULL; END $$;--> statement-breakpoint
CREATE TRIGGER "site_banner_live" AFTER INSERT OR UPDATE OR DELETE ON "site_banner" FOR EACH STATEMENT EXECUTE FUNCTION tell_banner_changed();
