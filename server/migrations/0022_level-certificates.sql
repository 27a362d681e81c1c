ALTER TABLE "certificates" ALTER COLUMN "course_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "level" text;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "source_lang" text;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "courses" jsonb;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "words" integer;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "seconds" integer;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_once_per_level" UNIQUE("user_id","source_lang","target_lang","level");