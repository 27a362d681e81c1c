CREATE TABLE "content_history" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"row_id" text NOT NULL,
	"action" text NOT NULL,
	"version" integer NOT NULL,
	"user_id" text,
	"changes" jsonb NOT NULL,
	"batch_id" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_history" ADD CONSTRAINT "content_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_history_by_row" ON "content_history" USING btree ("kind","row_id","version" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "content_history_by_time" ON "content_history" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "content_history_by_batch" ON "content_history" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "content_history_deleted" ON "content_history" USING btree ("kind","row_id") WHERE "content_history"."action" = 'deleted';--> statement-breakpoint
CREATE INDEX "words_list_by_answer" ON "words" USING btree ("answer_lang","example_lang",lower("answer"),"id");--> statement-breakpoint
CREATE INDEX "words_list_by_example" ON "words" USING btree ("answer_lang","example_lang",lower("example"),"id");--> statement-breakpoint
CREATE INDEX "words_by_text" ON "words" USING gin ("example" gin_trgm_ops,"answer" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "words_list_by_time" ON "words" USING btree ("answer_lang","example_lang","created_at","id");