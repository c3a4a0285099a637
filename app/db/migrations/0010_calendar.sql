CREATE TABLE "busy_times" (
	"feed_id" uuid NOT NULL,
	"adviser_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "busy_times_feed_id_starts_at_pk" PRIMARY KEY("feed_id","starts_at"),
	CONSTRAINT "busy_times_span" CHECK ("busy_times"."starts_at" < "busy_times"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"adviser_id" uuid NOT NULL,
	"host" text NOT NULL,
	"address" "bytea" NOT NULL,
	"address_hash" "bytea" NOT NULL,
	"problem" text,
	"busy_count" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"read_at" timestamp with time zone,
	"tried_at" timestamp with time zone,
	"next_read_at" timestamp with time zone NOT NULL,
	"is_waiting" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "own_feeds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "advisers" ADD COLUMN "meeting_url" text;--> statement-breakpoint
ALTER TABLE "busy_times" ADD CONSTRAINT "busy_times_feed_id_calendar_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."calendar_feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "busy_times" ADD CONSTRAINT "busy_times_adviser_id_advisers_id_fk" FOREIGN KEY ("adviser_id") REFERENCES "public"."advisers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_adviser_id_advisers_id_fk" FOREIGN KEY ("adviser_id") REFERENCES "public"."advisers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_feeds" ADD CONSTRAINT "own_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "busy_times_adviser" ON "busy_times" USING btree ("adviser_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_address" ON "calendar_feeds" USING btree ("adviser_id","address_hash");--> statement-breakpoint
CREATE INDEX "calendar_feeds_due" ON "calendar_feeds" USING btree ("next_read_at");--> statement-breakpoint
CREATE UNIQUE INDEX "own_feeds_token" ON "own_feeds" USING btree ("token_hash");--> statement-breakpoint
CREATE TRIGGER "busy_times_pages" AFTER INSERT OR UPDATE OR DELETE ON "busy_times" FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_changed();
