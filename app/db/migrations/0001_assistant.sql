CREATE TABLE "conversation_messages" (
	"number" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversation_messages_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"conversation_id" uuid NOT NULL,
	"role" text NOT NULL,
	"content" text NOT NULL,
	"result" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"token_hash" "bytea",
	"room" text NOT NULL,
	"stage" text DEFAULT 'welcome' NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversations_owner" CHECK (num_nonnulls("conversations"."user_id", "conversations"."token_hash") = 1)
);
--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_messages_conversation" ON "conversation_messages" USING btree ("conversation_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_user_room" ON "conversations" USING btree ("user_id","room");--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_token_room" ON "conversations" USING btree ("token_hash","room");--> statement-breakpoint
CREATE INDEX "conversations_updated" ON "conversations" USING btree ("updated_at");