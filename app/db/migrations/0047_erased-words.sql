CREATE FUNCTION ledger_words_may_go() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.reason = '' AND to_jsonb(NEW) - 'reason' = to_jsonb(OLD) - 'reason' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'the ledger is never rewritten: book the opposite' USING ERRCODE = '23514', CONSTRAINT = 'ledger_stays_as_written';
END $$;--> statement-breakpoint
DROP TRIGGER ledger_transactions_stay ON ledger_transactions;--> statement-breakpoint
CREATE TRIGGER ledger_transactions_stay BEFORE UPDATE ON ledger_transactions FOR EACH ROW EXECUTE FUNCTION ledger_words_may_go();--> statement-breakpoint
-- What those who are erased already gave as a reason.
UPDATE ledger_transactions SET reason = '' WHERE reason <> '' AND kind <> 'refund' AND consultation_id IN (
  SELECT c.id FROM consultations c
  LEFT JOIN advisers a ON a.id = c.adviser_id
  WHERE EXISTS (SELECT FROM users u WHERE u.suspended_reason = 'deleted' AND (
    (u.id = c.client_id AND (c.closed_by = 'client' OR c.no_show_of IS NOT NULL))
    OR (u.id = a.user_id AND (c.closed_by = 'adviser' OR c.no_show_of IS NOT NULL)))));
