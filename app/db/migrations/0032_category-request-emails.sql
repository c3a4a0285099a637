CREATE TABLE "category_request_emails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_id" uuid NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "category_request_emails" ADD CONSTRAINT "category_request_emails_request_id_category_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."category_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "category_request_emails_once" ON "category_request_emails" USING btree ("request_id","email");--> statement-breakpoint
CREATE INDEX "category_request_emails_email" ON "category_request_emails" USING btree ("email");