ALTER TABLE "courses" ADD COLUMN "picture" text;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "picture" text;