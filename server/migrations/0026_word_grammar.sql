ALTER TABLE "words" ADD COLUMN "part_of_speech" text;--> statement-breakpoint
ALTER TABLE "words" ADD COLUMN "gender" text;