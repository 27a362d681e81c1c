ALTER TABLE "review_comments" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "content_imports" ADD COLUMN "may_publish" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "review_comments" ADD CONSTRAINT "review_comments_reply_to_review_comments_id_fk" FOREIGN KEY ("reply_to") REFERENCES "public"."review_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lesson_words_by_word" ON "lesson_words" USING btree ("word_id");