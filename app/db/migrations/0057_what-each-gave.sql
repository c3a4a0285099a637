CREATE TABLE "category_request_comments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_id" uuid NOT NULL,
	"user_id" uuid,
	"address_hash" "bytea",
	"comment" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "email_tokens" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "email_tokens" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "email_tokens" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "category_request_comments" ADD CONSTRAINT "category_request_comments_request_id_category_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."category_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_request_comments" ADD CONSTRAINT "category_request_comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "category_request_comments_request" ON "category_request_comments" USING btree ("request_id","created_at");--> statement-breakpoint
CREATE INDEX "category_request_comments_user" ON "category_request_comments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "category_request_comments_address" ON "category_request_comments" USING btree ("address_hash");--> statement-breakpoint
INSERT INTO "category_request_comments" ("request_id", "user_id", "comment", "created_at") SELECT "id", CASE WHEN "askers" = 1 THEN "user_id" END, "comments", "created_at" FROM "category_requests" WHERE "comments" <> '' AND ("status" = 'open' OR "askers" = 1);--> statement-breakpoint
UPDATE "category_requests" SET "comments" = '' WHERE "comments" <> '';