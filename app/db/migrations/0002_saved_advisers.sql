CREATE TABLE "saved_advisers" (
	"user_id" uuid NOT NULL,
	"adviser_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_advisers_user_id_adviser_id_pk" PRIMARY KEY("user_id","adviser_id")
);
--> statement-breakpoint
ALTER TABLE "saved_advisers" ADD CONSTRAINT "saved_advisers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_advisers" ADD CONSTRAINT "saved_advisers_adviser_id_advisers_id_fk" FOREIGN KEY ("adviser_id") REFERENCES "public"."advisers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_advisers_adviser" ON "saved_advisers" USING btree ("adviser_id");