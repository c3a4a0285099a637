CREATE TABLE "advisor_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"email" text NOT NULL,
	"invited_as" jsonb NOT NULL,
	"invited_by" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "advisor_invitations" ADD CONSTRAINT "advisor_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "advisor_invitations_token_hash" ON "advisor_invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "advisor_invitations_email" ON "advisor_invitations" USING btree ("email");