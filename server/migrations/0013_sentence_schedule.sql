ALTER TABLE "exercise_progress" ADD COLUMN "repetition_attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "exercise_progress" ADD COLUMN "review_step" integer;--> statement-breakpoint
ALTER TABLE "exercise_progress" ADD COLUMN "due_day" date;--> statement-breakpoint
CREATE INDEX "exercise_progress_scheduled" ON "exercise_progress" USING btree ("user_id","due_day") WHERE due_day is not null;