CREATE SEQUENCE "public"."ledger_transactions_position" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
-- In two steps, so that no row is written anew: a default that is not constant would rewrite the table under a lock.
ALTER TABLE "ledger_transactions" ADD COLUMN "position" bigint;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ALTER COLUMN "position" SET DEFAULT nextval('ledger_transactions_position');
