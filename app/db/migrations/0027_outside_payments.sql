CREATE TABLE "outside_payments" (
	"consultation_id" uuid PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "outside_payments_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1),
	"marked_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"received" integer DEFAULT 0 NOT NULL,
	"last_received" integer DEFAULT 0 NOT NULL,
	"returned" integer DEFAULT 0 NOT NULL,
	"let_go" integer DEFAULT 0 NOT NULL,
	"reminders" smallint DEFAULT 0 NOT NULL,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outside_payments_received" CHECK ("outside_payments"."received" between 0 and 1000000000 and "outside_payments"."last_received" between 0 and "outside_payments"."received"),
	CONSTRAINT "outside_payments_returned" CHECK ("outside_payments"."returned" between 0 and "outside_payments"."received"),
	CONSTRAINT "outside_payments_let_go" CHECK ("outside_payments"."let_go" between 0 and 1000000000)
);
--> statement-breakpoint
CREATE TABLE "payout_destinations" (
	"adviser_id" uuid PRIMARY KEY NOT NULL,
	"holder" text DEFAULT '' NOT NULL,
	"iban" text DEFAULT '' NOT NULL,
	"bic" text DEFAULT '' NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outside_payments" ADD CONSTRAINT "outside_payments_consultation_id_consultations_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_destinations" ADD CONSTRAINT "payout_destinations_adviser_id_advisers_id_fk" FOREIGN KEY ("adviser_id") REFERENCES "public"."advisers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "outside_payments_number" ON "outside_payments" USING btree ("number");--> statement-breakpoint
CREATE INDEX "outside_payments_marked" ON "outside_payments" USING btree ("marked_at") WHERE marked_at is not null;--> statement-breakpoint
CREATE INDEX "outside_payments_confirmed" ON "outside_payments" USING btree ("confirmed_at");--> statement-breakpoint
-- What is awaited, said to be paid and to be sent back is never less than nothing either.
DROP TRIGGER ledger_keeps ON ledger_entries;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_keeps AFTER INSERT ON ledger_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((NEW.account = 'client' AND NEW.amount > 0) OR (NEW.account IN ('held', 'awaited', 'marked', 'escrow', 'returning', 'adviser', 'platform') AND NEW.amount < 0))
  EXECUTE FUNCTION ledger_keeps();
