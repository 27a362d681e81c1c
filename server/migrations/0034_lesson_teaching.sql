ALTER TABLE "lessons" ADD COLUMN "introduction" jsonb;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "dialogue" jsonb;--> statement-breakpoint
ALTER TABLE "recordings" ADD COLUMN "voice" text;