CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
CREATE TABLE "attempts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"key_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"return_to" text,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "security_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
	"login_notifications" boolean DEFAULT true NOT NULL,
	"session_timeout" integer DEFAULT 24 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "security_settings_timeout" CHECK ("security_settings"."session_timeout" in (1, 6, 12, 24, 72, 168))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"authenticated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"remember_me" boolean DEFAULT true NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_roles_user_id_role_pk" PRIMARY KEY("user_id","role")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"email_confirmed_at" timestamp with time zone,
	"remember_me" boolean DEFAULT true NOT NULL,
	"suspended_at" timestamp with time zone,
	"suspended_reason" text,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_lower" CHECK ("users"."email" = lower("users"."email"))
);
--> statement-breakpoint
CREATE TABLE "adviser_topics" (
	"adviser_id" uuid NOT NULL,
	"topic_id" uuid NOT NULL,
	"is_primary" boolean DEFAULT false NOT NULL,
	"expertise_level" text DEFAULT 'experienced' NOT NULL,
	CONSTRAINT "adviser_topics_adviser_id_topic_id_pk" PRIMARY KEY("adviser_id","topic_id")
);
--> statement-breakpoint
CREATE TABLE "advisers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"status" text DEFAULT 'approved' NOT NULL,
	"category" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"display_name" text NOT NULL,
	"job_title" text DEFAULT '' NOT NULL,
	"bio" text DEFAULT '' NOT NULL,
	"avatar_url" text,
	"city" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"timezone" text DEFAULT 'Europe/London' NOT NULL,
	"languages" text[] DEFAULT '{"en"}' NOT NULL,
	"certifications" text DEFAULT '' NOT NULL,
	"experience" text DEFAULT '1-3' NOT NULL,
	"hourly_rate" integer,
	"currency" text DEFAULT 'USD' NOT NULL,
	"availability_status" text DEFAULT 'available' NOT NULL,
	"buffer_minutes" integer DEFAULT 0 NOT NULL,
	"notice_minutes" integer DEFAULT 30 NOT NULL,
	"most_a_day" integer,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"total_sessions" integer DEFAULT 0 NOT NULL,
	"reply_minutes" integer,
	"requests_answered" integer DEFAULT 0 NOT NULL,
	"requests_received" integer DEFAULT 0 NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"approved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "advisers_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "advisers_rate" CHECK ("advisers"."hourly_rate" > 0 and "advisers"."hourly_rate" <= 1000000000),
	CONSTRAINT "advisers_currency" CHECK ("advisers"."currency" in ('USD', 'EUR', 'GBP', 'CAD', 'AUD')),
	CONSTRAINT "advisers_buffer" CHECK ("advisers"."buffer_minutes" between 0 and 240),
	CONSTRAINT "advisers_notice" CHECK ("advisers"."notice_minutes" between 30 and 43200),
	CONSTRAINT "advisers_most_a_day" CHECK ("advisers"."most_a_day" between 1 and 24)
);
--> statement-breakpoint
CREATE TABLE "hours_exceptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"adviser_id" uuid NOT NULL,
	"date" date NOT NULL,
	"start_minute" smallint,
	"end_minute" smallint,
	CONSTRAINT "hours_exceptions_span" CHECK (("hours_exceptions"."start_minute" is null and "hours_exceptions"."end_minute" is null) or ("hours_exceptions"."start_minute" >= 0 and "hours_exceptions"."start_minute" < "hours_exceptions"."end_minute" and "hours_exceptions"."end_minute" <= 1440))
);
--> statement-breakpoint
CREATE TABLE "weekly_hours" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"adviser_id" uuid NOT NULL,
	"weekday" smallint NOT NULL,
	"start_minute" smallint NOT NULL,
	"end_minute" smallint NOT NULL,
	CONSTRAINT "weekly_hours_weekday" CHECK ("weekly_hours"."weekday" between 1 and 7),
	CONSTRAINT "weekly_hours_span" CHECK ("weekly_hours"."start_minute" >= 0 and "weekly_hours"."start_minute" < "weekly_hours"."end_minute" and "weekly_hours"."end_minute" <= 1440)
);
--> statement-breakpoint
CREATE TABLE "advisor_applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"location" text NOT NULL,
	"languages" text[] DEFAULT '{"en"}' NOT NULL,
	"category" text DEFAULT '' NOT NULL,
	"expertise" text NOT NULL,
	"experience" text NOT NULL,
	"bio" text NOT NULL,
	"certifications" text DEFAULT '' NOT NULL,
	"availability" text NOT NULL,
	"pricing" integer,
	"website_url" text,
	"linkedin_url" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"review_notes" text,
	"reviewed_at" timestamp with time zone,
	"reviewed_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consultation_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"consultation_id" uuid NOT NULL,
	"move" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consultations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"adviser_id" uuid NOT NULL,
	"topic_id" uuid NOT NULL,
	"topic_name" text NOT NULL,
	"quote_id" uuid,
	"status" text DEFAULT 'requested' NOT NULL,
	"scheduled_time" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"blocked_until" timestamp with time zone NOT NULL,
	"proposed_time" timestamp with time zone,
	"proposed_ends_at" timestamp with time zone,
	"proposed_blocked_until" timestamp with time zone,
	"proposed_by" text,
	"counters_made" smallint DEFAULT 0 NOT NULL,
	"duration_minutes" smallint NOT NULL,
	"urgency" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"currency" text NOT NULL,
	"hourly_rate" integer NOT NULL,
	"base_price" integer NOT NULL,
	"surge_tenths" smallint NOT NULL,
	"surge_amount" integer NOT NULL,
	"rush_fee" integer NOT NULL,
	"total_price" integer NOT NULL,
	"platform_fee" integer DEFAULT 0 NOT NULL,
	"idempotency_key" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"responded_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"closed_by" text,
	"close_reason" text,
	"sequence" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"held" "tstzmultirange" GENERATED ALWAYS AS (case when proposed_time is null then tstzmultirange(tstzrange(scheduled_time, blocked_until)) else tstzmultirange(tstzrange(scheduled_time, blocked_until), tstzrange(proposed_time, proposed_blocked_until)) end) STORED,
	CONSTRAINT "consultations_duration" CHECK ("consultations"."duration_minutes" in (15, 30, 45, 60, 90)),
	CONSTRAINT "consultations_times" CHECK ("consultations"."scheduled_time" < "consultations"."ends_at" and "consultations"."ends_at" <= "consultations"."blocked_until"),
	CONSTRAINT "consultations_proposed" CHECK (("consultations"."proposed_time" is null) = ("consultations"."proposed_blocked_until" is null)),
	CONSTRAINT "consultations_surge" CHECK ("consultations"."surge_tenths" between 10 and 20),
	CONSTRAINT "consultations_price" CHECK ("consultations"."base_price" between 0 and 1000000000 and "consultations"."surge_amount" between 0 and 1000000000 and "consultations"."rush_fee" between 0 and 1000000000 and "consultations"."platform_fee" between 0 and "consultations"."total_price" and "consultations"."total_price" = "consultations"."base_price" + "consultations"."surge_amount" + "consultations"."rush_fee" and "consultations"."total_price" <= 1000000000)
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"adviser_id" uuid NOT NULL,
	"topic_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"duration_minutes" smallint NOT NULL,
	"urgency" text NOT NULL,
	"currency" text NOT NULL,
	"hourly_rate" integer NOT NULL,
	"base_price" integer NOT NULL,
	"surge_tenths" smallint NOT NULL,
	"surge_amount" integer NOT NULL,
	"rush_fee" integer NOT NULL,
	"total_price" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"consultation_id" uuid NOT NULL,
	"adviser_id" uuid NOT NULL,
	"author_id" uuid,
	"author_side" text NOT NULL,
	"author_name" text DEFAULT '' NOT NULL,
	"rating" smallint NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"reply" text,
	"replied_at" timestamp with time zone,
	"revealed_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_rating" CHECK ("reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "category_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"comments" text DEFAULT '' NOT NULL,
	"askers" integer DEFAULT 1 NOT NULL,
	"user_id" uuid,
	"status" text DEFAULT 'open' NOT NULL,
	"answer" text,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "topics" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"category" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"dedupe_key" text NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"send_after" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"parked_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_info" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"billing_name" text DEFAULT '' NOT NULL,
	"billing_email" text DEFAULT '' NOT NULL,
	"tax_id" text DEFAULT '' NOT NULL,
	"address_line1" text DEFAULT '' NOT NULL,
	"address_line2" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"postal_code" text DEFAULT '' NOT NULL,
	"state_province" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"display_name" text DEFAULT '' NOT NULL,
	"email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"avatar_url" text,
	"category" text DEFAULT 'individual' NOT NULL,
	"category_chosen_at" timestamp with time zone,
	"company_name" text DEFAULT '' NOT NULL,
	"job_title" text DEFAULT '' NOT NULL,
	"company_size" text DEFAULT '' NOT NULL,
	"industry" text DEFAULT '' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"state_province" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"bio" text DEFAULT '' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"timezone" text DEFAULT '' NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profiles_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "profiles_language" CHECK ("profiles"."language" in ('en', 'es', 'fr', 'de', 'it')),
	CONSTRAINT "profiles_currency" CHECK ("profiles"."currency" in ('USD', 'EUR', 'GBP', 'CAD', 'AUD'))
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"bucket" text NOT NULL,
	"path" text NOT NULL,
	"owner_id" uuid,
	"mime_type" text NOT NULL,
	"file_size" integer NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hero_grid_videos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"file_name" text NOT NULL,
	"file_path" text NOT NULL,
	"poster_path" text,
	"file_size" integer NOT NULL,
	"mime_type" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"position" smallint NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"title_formatting" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"label_formatting" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "hero_grid_videos_position" CHECK ("hero_grid_videos"."position" between 1 and 4)
);
--> statement-breakpoint
CREATE TABLE "hero_videos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"file_name" text NOT NULL,
	"file_path" text NOT NULL,
	"poster_path" text,
	"file_size" integer NOT NULL,
	"mime_type" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "homepage_content" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"section_type" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"subtitle" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"button_text" text DEFAULT '' NOT NULL,
	"button_link" text DEFAULT '' NOT NULL,
	"title_formatting" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"subtitle_formatting" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"description_formatting" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"button_formatting" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"content_data" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_visible" boolean DEFAULT true NOT NULL,
	"display_order" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "logos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"file_path" text NOT NULL,
	"file_size" integer NOT NULL,
	"style" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"uploaded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_banner" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"text" text NOT NULL,
	"link_url" text,
	"link_text" text,
	"background_color" text DEFAULT '#3b82f6' NOT NULL,
	"text_color" text DEFAULT '#ffffff' NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_banner_colors" CHECK ("site_banner"."background_color" ~ '^#[0-9a-f]{6}$' and "site_banner"."text_color" ~ '^#[0-9a-f]{6}$')
);
--> statement-breakpoint
CREATE TABLE "site_settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "email_tokens" ADD CONSTRAINT "email_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_settings" ADD CONSTRAINT "security_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adviser_topics" ADD CONSTRAINT "adviser_topics_adviser_id_advisers_id_fk" FOREIGN KEY ("adviser_id") REFERENCES "public"."advisers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adviser_topics" ADD CONSTRAINT "adviser_topics_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advisers" ADD CONSTRAINT "advisers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hours_exceptions" ADD CONSTRAINT "hours_exceptions_adviser_id_advisers_id_fk" FOREIGN KEY ("adviser_id") REFERENCES "public"."advisers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weekly_hours" ADD CONSTRAINT "weekly_hours_adviser_id_advisers_id_fk" FOREIGN KEY ("adviser_id") REFERENCES "public"."advisers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advisor_applications" ADD CONSTRAINT "advisor_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advisor_applications" ADD CONSTRAINT "advisor_applications_reviewed_by_users_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_events" ADD CONSTRAINT "consultation_events_consultation_id_consultations_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_adviser_id_advisers_id_fk" FOREIGN KEY ("adviser_id") REFERENCES "public"."advisers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_adviser_id_advisers_id_fk" FOREIGN KEY ("adviser_id") REFERENCES "public"."advisers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_consultation_id_consultations_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_adviser_id_advisers_id_fk" FOREIGN KEY ("adviser_id") REFERENCES "public"."advisers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_requests" ADD CONSTRAINT "category_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_info" ADD CONSTRAINT "billing_info_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hero_grid_videos" ADD CONSTRAINT "hero_grid_videos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hero_videos" ADD CONSTRAINT "hero_videos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logos" ADD CONSTRAINT "logos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_banner" ADD CONSTRAINT "site_banner_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempts_key" ON "attempts" USING btree ("kind","key_hash","created_at");--> statement-breakpoint
CREATE INDEX "attempts_created" ON "attempts" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "email_tokens_hash" ON "email_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "email_tokens_user" ON "email_tokens" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token_hash" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "adviser_topics_topic" ON "adviser_topics" USING btree ("topic_id","adviser_id");--> statement-breakpoint
CREATE UNIQUE INDEX "adviser_topics_primary" ON "adviser_topics" USING btree ("adviser_id") WHERE is_primary;--> statement-breakpoint
CREATE UNIQUE INDEX "advisers_slug" ON "advisers" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "advisers_category" ON "advisers" USING btree ("category");--> statement-breakpoint
CREATE INDEX "hours_exceptions_adviser" ON "hours_exceptions" USING btree ("adviser_id","date");--> statement-breakpoint
CREATE INDEX "weekly_hours_adviser" ON "weekly_hours" USING btree ("adviser_id");--> statement-breakpoint
CREATE UNIQUE INDEX "advisor_applications_one_pending" ON "advisor_applications" USING btree ("user_id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "advisor_applications_created" ON "advisor_applications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "consultation_events_consultation" ON "consultation_events" USING btree ("consultation_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "consultations_idempotency" ON "consultations" USING btree ("client_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "consultations_client" ON "consultations" USING btree ("client_id","scheduled_time");--> statement-breakpoint
CREATE INDEX "consultations_adviser" ON "consultations" USING btree ("adviser_id","scheduled_time");--> statement-breakpoint
CREATE INDEX "consultations_topic_open" ON "consultations" USING btree ("topic_id","created_at") WHERE status in ('requested', 'countered');--> statement-breakpoint
CREATE INDEX "consultations_expiry" ON "consultations" USING btree ("expires_at") WHERE status in ('requested', 'countered');--> statement-breakpoint
CREATE INDEX "quotes_expires" ON "quotes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "quotes_client" ON "quotes" USING btree ("client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_one_a_side" ON "reviews" USING btree ("consultation_id","author_side");--> statement-breakpoint
CREATE INDEX "reviews_adviser" ON "reviews" USING btree ("adviser_id","revealed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "category_requests_name" ON "category_requests" USING btree ("name_key");--> statement-breakpoint
CREATE UNIQUE INDEX "topics_name" ON "topics" USING btree ("name");--> statement-breakpoint
CREATE UNIQUE INDEX "topics_slug" ON "topics" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "audit_log_created" ON "audit_log" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_dedupe" ON "outbox" USING btree ("dedupe_key");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("send_after") WHERE sent_at is null and parked_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "files_path" ON "files" USING btree ("bucket","path");--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "hero_grid_videos_one_active" ON "hero_grid_videos" USING btree ("position") WHERE is_active;--> statement-breakpoint
CREATE UNIQUE INDEX "homepage_content_section" ON "homepage_content" USING btree ("section_type");--> statement-breakpoint
CREATE UNIQUE INDEX "logos_one_active" ON "logos" USING btree ("type") WHERE is_active;--> statement-breakpoint
CREATE UNIQUE INDEX "site_banner_one_active" ON "site_banner" USING btree ("is_active") WHERE is_active;--> statement-breakpoint
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_one_moment" EXCLUDE USING gist ("adviser_id" WITH =, "held" WITH &&) WHERE (status in ('requested', 'countered', 'accepted'));--> statement-breakpoint
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_one_client" EXCLUDE USING gist ("client_id" WITH =, tstzrange(scheduled_time, ends_at) WITH &&) WHERE (status = 'accepted');--> statement-breakpoint
ALTER TABLE "weekly_hours" ADD CONSTRAINT "weekly_hours_no_overlap" EXCLUDE USING gist ("adviser_id" WITH =, "weekday" WITH =, int4range(start_minute::int, end_minute::int) WITH &&);
--> statement-breakpoint
CREATE FUNCTION tell_pages_changed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_notify('pages', ''); RETURN NULL; END $$;--> statement-breakpoint
DO $$ DECLARE shown text; BEGIN
  FOREACH shown IN ARRAY ARRAY['advisers', 'adviser_topics', 'weekly_hours', 'hours_exceptions', 'consultations', 'reviews', 'topics', 'homepage_content', 'hero_videos', 'hero_grid_videos', 'site_banner', 'logos', 'site_settings'] LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_changed()', shown || '_pages', shown);
  END LOOP;
END $$;
