ALTER TABLE "daily_points" ADD COLUMN "of_streak" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "daily_points" SET "of_streak" = true WHERE "successes" > 0;--> statement-breakpoint
ALTER TABLE "language_accesses" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
UPDATE "language_accesses" SET "starts_at" = "users"."created_at" FROM "users" WHERE "users"."id" = "language_accesses"."user_id";--> statement-breakpoint
ALTER TABLE "language_accesses" ALTER COLUMN "starts_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "language_accesses" DROP CONSTRAINT "language_accesses_user_id_target_lang_pk";--> statement-breakpoint
ALTER TABLE "language_accesses" ADD CONSTRAINT "language_accesses_user_id_target_lang_starts_at_pk" PRIMARY KEY("user_id","target_lang","starts_at");
