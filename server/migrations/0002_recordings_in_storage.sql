ALTER TABLE "recordings" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "recordings" ADD COLUMN "claimed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "recordings" ADD COLUMN "failures" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "recordings_silent" ON "recordings" USING btree ("created_at") WHERE "recordings"."key" is null;