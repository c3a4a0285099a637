CREATE TABLE "rule_versions" (
	"version" integer PRIMARY KEY NOT NULL,
	"rules" jsonb NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- Version 0 is what is specified. A site that keeps a fee already begins with it as its first own version; the old row stays for servers of the release before.
INSERT INTO "rule_versions" ("version", "rules") VALUES (0, '{}');--> statement-breakpoint
INSERT INTO "rule_versions" ("version", "rules")
  SELECT 1, jsonb_build_object('platformFeeBasisPoints', "value"::integer) FROM "site_settings"
  WHERE "name" = 'platform_fee_basis_points' AND "value" ~ '^[0-9]{1,5}$' AND "value"::integer BETWEEN 1 AND 10000;--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "rules_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "rules_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rule_versions" ADD CONSTRAINT "rule_versions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;