ALTER TABLE "advisor_applications" ALTER COLUMN "pricing" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "category_request_emails" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "category_request_emails" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "category_request_emails" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "hidden_reason" text;--> statement-breakpoint
ALTER TABLE "category_request_emails" ADD CONSTRAINT "category_request_emails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "category_request_emails_person" ON "category_request_emails" USING btree ("request_id","user_id");--> statement-breakpoint
CREATE INDEX "category_request_emails_user" ON "category_request_emails" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "category_request_emails" ADD CONSTRAINT "category_request_emails_one" CHECK (num_nonnulls("category_request_emails"."email", "category_request_emails"."user_id") = 1);--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_hidden" CHECK (("messages"."hidden_at" is null) = ("messages"."hidden_reason" is null));