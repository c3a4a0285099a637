ALTER TABLE "consultation_events" ADD COLUMN "request_key" uuid;--> statement-breakpoint
ALTER TABLE "payout_statements" ADD COLUMN "request_key" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "consultation_events_request_key" ON "consultation_events" USING btree ("consultation_id","request_key");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_statements_request_key" ON "payout_statements" USING btree ("adviser_id","currency","request_key");--> statement-breakpoint
-- Nothing leaves a consultation, or an advisor's account, that was not kept there. Two at once are looked at one after the other. Of consultations
-- that were asked for before there was a ledger nothing was ever set aside, and nothing can be told.
CREATE FUNCTION ledger_keeps() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  booked ledger_transactions%ROWTYPE;
  kept bigint;
BEGIN
  SELECT * INTO booked FROM ledger_transactions WHERE id = NEW.transaction_id;
  IF booked.kind = 'payout' THEN
    PERFORM FROM advisers WHERE id = NEW.owner_id FOR NO KEY UPDATE;
    SELECT sum(e.amount) INTO kept FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
      WHERE e.owner_id = NEW.owner_id AND e.account = NEW.account AND t.currency = booked.currency;
  ELSIF EXISTS (SELECT FROM ledger_transactions WHERE consultation_id = booked.consultation_id AND kind = 'authorise') THEN
    PERFORM FROM consultations WHERE id = booked.consultation_id FOR NO KEY UPDATE;
    SELECT sum(CASE WHEN NEW.account = 'client' THEN -e.amount ELSE e.amount END) INTO kept
      FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
      WHERE t.consultation_id = booked.consultation_id AND e.account = NEW.account;
  END IF;
  IF kept < 0 THEN
    RAISE EXCEPTION 'the ledger transaction % takes more from % than was kept', booked.id, NEW.account USING ERRCODE = '23514', CONSTRAINT = 'ledger_keeps';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_keeps AFTER INSERT ON ledger_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((NEW.account = 'client' AND NEW.amount > 0) OR (NEW.account IN ('held', 'escrow', 'adviser', 'platform') AND NEW.amount < 0))
  EXECUTE FUNCTION ledger_keeps();
