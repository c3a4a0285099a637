CREATE TABLE "message_drafts" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"adviser_id" uuid NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message_id" uuid NOT NULL,
	"reporter_id" uuid NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_thread_sides" (
	"thread_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"read_number" integer DEFAULT 0 NOT NULL,
	"unread_count" integer DEFAULT 0 NOT NULL,
	"mailed_number" integer DEFAULT 0 NOT NULL,
	"mailed_at" timestamp with time zone,
	"blocked_at" timestamp with time zone,
	CONSTRAINT "message_thread_sides_thread_id_user_id_pk" PRIMARY KEY("thread_id","user_id"),
	CONSTRAINT "message_thread_sides_unread_count" CHECK ("message_thread_sides"."unread_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "message_threads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"adviser_id" uuid NOT NULL,
	"adviser_user_id" uuid NOT NULL,
	"last_number" integer DEFAULT 0 NOT NULL,
	"last_message_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_threads_not_oneself" CHECK ("message_threads"."client_id" <> "message_threads"."adviser_user_id")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"thread_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"sender_id" uuid NOT NULL,
	"body" text NOT NULL,
	"request_key" text,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "messages_body" CHECK (char_length("messages"."body") between 1 and 4000)
);
--> statement-breakpoint
ALTER TABLE "message_drafts" ADD CONSTRAINT "message_drafts_adviser_id_advisers_id_fk" FOREIGN KEY ("adviser_id") REFERENCES "public"."advisers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_thread_sides" ADD CONSTRAINT "message_thread_sides_thread_id_message_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."message_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_thread_sides" ADD CONSTRAINT "message_thread_sides_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_threads" ADD CONSTRAINT "message_threads_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_threads" ADD CONSTRAINT "message_threads_adviser_id_advisers_id_fk" FOREIGN KEY ("adviser_id") REFERENCES "public"."advisers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_threads" ADD CONSTRAINT "message_threads_adviser_user_id_users_id_fk" FOREIGN KEY ("adviser_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_thread_id_message_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."message_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_drafts_created" ON "message_drafts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "message_drafts_adviser" ON "message_drafts" USING btree ("adviser_id");--> statement-breakpoint
CREATE UNIQUE INDEX "message_reports_once" ON "message_reports" USING btree ("message_id","reporter_id");--> statement-breakpoint
CREATE INDEX "message_reports_reporter" ON "message_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "message_reports_open" ON "message_reports" USING btree ("created_at") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "message_thread_sides_user" ON "message_thread_sides" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "message_thread_sides_unread" ON "message_thread_sides" USING btree ("user_id") WHERE unread_count > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "message_threads_pair" ON "message_threads" USING btree (least(client_id, adviser_user_id),greatest(client_id, adviser_user_id));--> statement-breakpoint
CREATE INDEX "message_threads_client" ON "message_threads" USING btree ("client_id","created_at");--> statement-breakpoint
CREATE INDEX "message_threads_adviser" ON "message_threads" USING btree ("adviser_id");--> statement-breakpoint
CREATE INDEX "message_threads_adviser_user" ON "message_threads" USING btree ("adviser_user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_number" ON "messages" USING btree ("thread_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_request_key" ON "messages" USING btree ("thread_id","sender_id","request_key");--> statement-breakpoint
CREATE INDEX "messages_sender" ON "messages" USING btree ("sender_id","sent_at");