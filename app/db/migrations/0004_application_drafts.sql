CREATE TABLE "application_certificates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"application_id" uuid,
	"file_name" text NOT NULL,
	"file_path" text NOT NULL,
	"mime_type" text NOT NULL,
	"file_size" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_drafts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"token_hash" "bytea",
	"awaiting_email" text,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_drafts_owner" CHECK (("application_drafts"."user_id" is null) <> ("application_drafts"."token_hash" is null))
);
--> statement-breakpoint
ALTER TABLE "application_certificates" ADD CONSTRAINT "application_certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_certificates" ADD CONSTRAINT "application_certificates_application_id_advisor_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."advisor_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_drafts" ADD CONSTRAINT "application_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_certificates_user" ON "application_certificates" USING btree ("user_id","application_id");--> statement-breakpoint
CREATE INDEX "application_certificates_application" ON "application_certificates" USING btree ("application_id");--> statement-breakpoint
CREATE UNIQUE INDEX "application_certificates_path" ON "application_certificates" USING btree ("file_path");--> statement-breakpoint
CREATE UNIQUE INDEX "application_drafts_user" ON "application_drafts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "application_drafts_token" ON "application_drafts" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "application_drafts_updated" ON "application_drafts" USING btree ("updated_at");