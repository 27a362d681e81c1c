CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
ALTER TABLE "recordings" ADD COLUMN "name" text;--> statement-breakpoint
CREATE INDEX "exercises_by_age" ON "exercises" USING btree ("example_lang","answer_lang","created_at","id");--> statement-breakpoint
CREATE INDEX "exercises_by_example" ON "exercises" USING btree ("example_lang","answer_lang",lower("example"),"id");--> statement-breakpoint
CREATE INDEX "exercises_by_answer" ON "exercises" USING btree ("example_lang","answer_lang",lower("answer"),"id");--> statement-breakpoint
CREATE INDEX "exercises_by_text" ON "exercises" USING gin ("example" gin_trgm_ops,"answer" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "exercises_by_tag" ON "exercises" USING gin ("tags" jsonb_path_ops);