CREATE TABLE "consultation_notes" (
	"consultation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consultation_notes_consultation_id_user_id_pk" PRIMARY KEY("consultation_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "review_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"review_id" uuid NOT NULL,
	"reporter_id" uuid NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"transaction_id" uuid NOT NULL,
	"account" text NOT NULL,
	"owner_id" uuid,
	"amount" integer NOT NULL,
	CONSTRAINT "ledger_entries_amount" CHECK ("ledger_entries"."amount" <> 0 and abs("ledger_entries"."amount") <= 1000000000),
	CONSTRAINT "ledger_entries_owned" CHECK (("ledger_entries"."account" in ('client', 'adviser', 'payout')) = ("ledger_entries"."owner_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"consultation_id" uuid,
	"statement_id" uuid,
	"currency" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_transactions_of" CHECK (("ledger_transactions"."kind" = 'payout') = ("ledger_transactions"."statement_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "payout_statements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "payout_statements_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"adviser_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"paid_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payout_statements_amount" CHECK ("payout_statements"."amount" between 1 and 1000000000)
);
--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "agreed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "day_reminder_for" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "hour_reminder_for" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "no_show_of" text;--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "refunded" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "hidden_reason" text;--> statement-breakpoint
ALTER TABLE "consultation_notes" ADD CONSTRAINT "consultation_notes_consultation_id_consultations_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_notes" ADD CONSTRAINT "consultation_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_consultation_id_consultations_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_statement_id_payout_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."payout_statements"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_statements" ADD CONSTRAINT "payout_statements_adviser_id_advisers_id_fk" FOREIGN KEY ("adviser_id") REFERENCES "public"."advisers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_statements" ADD CONSTRAINT "payout_statements_paid_by_users_id_fk" FOREIGN KEY ("paid_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consultation_notes_user" ON "consultation_notes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "review_reports_once" ON "review_reports" USING btree ("review_id","reporter_id");--> statement-breakpoint
CREATE INDEX "review_reports_reporter" ON "review_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "review_reports_open" ON "review_reports" USING btree ("created_at") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "ledger_entries_transaction" ON "ledger_entries" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_owner" ON "ledger_entries" USING btree ("owner_id","account");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transactions_key" ON "ledger_transactions" USING btree ("key");--> statement-breakpoint
CREATE INDEX "ledger_transactions_consultation" ON "ledger_transactions" USING btree ("consultation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_statements_number" ON "payout_statements" USING btree ("number");--> statement-breakpoint
CREATE INDEX "payout_statements_adviser" ON "payout_statements" USING btree ("adviser_id","created_at");--> statement-breakpoint
CREATE INDEX "consultations_agreed" ON "consultations" USING btree ("scheduled_time") WHERE status = 'accepted';--> statement-breakpoint
CREATE INDEX "consultations_completed" ON "consultations" USING btree ("closed_at") WHERE status = 'completed';--> statement-breakpoint
CREATE INDEX "reviews_unrevealed" ON "reviews" USING btree ("consultation_id") WHERE revealed_at is null;--> statement-breakpoint
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_proposed_by" CHECK (("consultations"."proposed_time" is null) = ("consultations"."proposed_by" is null));--> statement-breakpoint
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_no_show_of" CHECK (("consultations"."status" = 'no-show') = ("consultations"."no_show_of" is not null));--> statement-breakpoint
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_refunded" CHECK ("consultations"."refunded" between 0 and "consultations"."total_price");--> statement-breakpoint
CREATE FUNCTION ledger_sums_to_zero() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched uuid := coalesce(NEW.transaction_id, OLD.transaction_id);
BEGIN
  IF (SELECT coalesce(sum(amount), 0) FROM ledger_entries WHERE transaction_id = touched) <> 0 THEN
    RAISE EXCEPTION 'the entries of the ledger transaction % do not sum to zero', touched USING ERRCODE = '23514', CONSTRAINT = 'ledger_zero_sum';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_zero_sum AFTER INSERT OR DELETE ON ledger_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_sums_to_zero();--> statement-breakpoint
CREATE FUNCTION ledger_stays_as_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is never rewritten: book the opposite' USING ERRCODE = '23514', CONSTRAINT = 'ledger_stays_as_written';
END $$;--> statement-breakpoint
CREATE TRIGGER ledger_entries_stay BEFORE UPDATE ON ledger_entries FOR EACH ROW EXECUTE FUNCTION ledger_stays_as_written();--> statement-breakpoint
CREATE TRIGGER ledger_transactions_stay BEFORE UPDATE ON ledger_transactions FOR EACH ROW EXECUTE FUNCTION ledger_stays_as_written();--> statement-breakpoint
UPDATE consultations SET agreed_at = coalesce(responded_at, updated_at) WHERE status IN ('accepted', 'completed');--> statement-breakpoint
WITH steps AS (
  SELECT c.*, s.kind, gen_random_uuid() AS transaction_id,
    CASE s.kind WHEN 'authorise' THEN c.created_at WHEN 'capture' THEN coalesce(c.responded_at, c.updated_at) ELSE coalesce(c.closed_at, c.updated_at) END AS booked_at
  FROM consultations c JOIN (VALUES ('authorise'), ('release'), ('capture'), ('settle')) AS s (kind) ON
    s.kind = 'authorise'
    OR (s.kind = 'release' AND c.status IN ('declined', 'withdrawn', 'expired'))
    OR (s.kind = 'capture' AND c.status IN ('accepted', 'completed'))
    OR (s.kind = 'settle' AND c.status = 'completed')
  WHERE c.total_price > 0
), booked AS (
  INSERT INTO ledger_transactions (id, key, kind, consultation_id, currency, created_at)
  SELECT transaction_id, 'consultation-' || id || '-' || kind, kind, id, currency, booked_at FROM steps
)
INSERT INTO ledger_entries (transaction_id, account, owner_id, amount)
SELECT transaction_id, e.account, e.owner_id, e.amount FROM steps CROSS JOIN LATERAL (VALUES
  ('authorise', 'client', client_id, -total_price), ('authorise', 'held', NULL, total_price),
  ('release', 'held', NULL, -total_price), ('release', 'client', client_id, total_price),
  ('capture', 'held', NULL, -total_price), ('capture', 'escrow', NULL, total_price),
  ('settle', 'escrow', NULL, -total_price), ('settle', 'platform', NULL, platform_fee), ('settle', 'adviser', adviser_id, total_price - platform_fee)
) AS e (kind, account, owner_id, amount) WHERE e.kind = steps.kind AND e.amount <> 0;
