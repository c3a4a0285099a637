CREATE TABLE "profile_expertise" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"areas" text[] NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "key_inputs" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"goals" text DEFAULT '' NOT NULL,
	"challenge" text DEFAULT '' NOT NULL,
	"sector" text DEFAULT '' NOT NULL,
	"company_size" text DEFAULT '' NOT NULL,
	"geography" text DEFAULT '' NOT NULL,
	"hourly_budget" integer,
	"budget_currency" text DEFAULT 'USD' NOT NULL,
	"urgency" text DEFAULT '' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "key_inputs_budget" CHECK ("key_inputs"."hourly_budget" > 0 and "key_inputs"."hourly_budget" <= 1000000000),
	CONSTRAINT "key_inputs_currency" CHECK ("key_inputs"."budget_currency" in ('USD', 'EUR', 'GBP', 'CAD', 'AUD')),
	CONSTRAINT "key_inputs_urgency" CHECK ("key_inputs"."urgency" in ('', 'now', 'weeks', 'quarter', 'open'))
);
--> statement-breakpoint
CREATE TABLE "preferences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"theme" text DEFAULT 'system' NOT NULL,
	"hour_cycle" text DEFAULT 'auto' NOT NULL,
	"muted_mails" text[] DEFAULT '{}' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "preferences_theme" CHECK ("preferences"."theme" in ('system', 'light', 'dark')),
	CONSTRAINT "preferences_hour_cycle" CHECK ("preferences"."hour_cycle" in ('auto', 'h12', 'h23'))
);
--> statement-breakpoint
ALTER TABLE "profile_expertise" ADD CONSTRAINT "profile_expertise_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_inputs" ADD CONSTRAINT "key_inputs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preferences" ADD CONSTRAINT "preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;