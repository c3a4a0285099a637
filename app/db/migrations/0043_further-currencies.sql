ALTER TABLE "profiles" DROP CONSTRAINT "profiles_currency";--> statement-breakpoint
ALTER TABLE "advisers" DROP CONSTRAINT "advisers_currency";--> statement-breakpoint
ALTER TABLE "key_inputs" DROP CONSTRAINT "key_inputs_currency";--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_currency" CHECK ("profiles"."currency" ~ '^[A-Z]{3}$');--> statement-breakpoint
ALTER TABLE "advisers" ADD CONSTRAINT "advisers_currency" CHECK ("advisers"."currency" ~ '^[A-Z]{3}$');--> statement-breakpoint
ALTER TABLE "key_inputs" ADD CONSTRAINT "key_inputs_currency" CHECK ("key_inputs"."budget_currency" ~ '^[A-Z]{3}$');