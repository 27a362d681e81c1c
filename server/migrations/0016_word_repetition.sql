CREATE TABLE "word_reviews" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"attempt_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"word_id" text NOT NULL,
	"target_lang" text NOT NULL,
	"session_id" text,
	"lesson_id" text,
	"exercise_type" text,
	"category" text NOT NULL,
	"hinted" boolean NOT NULL,
	"milliseconds" integer,
	"kind" text NOT NULL,
	"stage_before" integer NOT NULL,
	"stage_after" integer NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "word_reviews_once" UNIQUE("user_id","attempt_id")
);
--> statement-breakpoint
CREATE TABLE "word_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"mode" text NOT NULL,
	"source_lang" text NOT NULL,
	"target_lang" text NOT NULL,
	"lesson_id" text,
	"total_words" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "word_stages" ADD COLUMN "target_lang" text;--> statement-breakpoint
UPDATE "word_stages" SET "target_lang" = "words"."answer_lang" FROM "words" WHERE "words"."id" = "word_stages"."word_id";--> statement-breakpoint
ALTER TABLE "word_stages" ALTER COLUMN "target_lang" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "word_stages" ADD COLUMN "stability" double precision;--> statement-breakpoint
ALTER TABLE "word_stages" ADD COLUMN "difficulty" double precision;--> statement-breakpoint
ALTER TABLE "word_stages" ADD COLUMN "last_reviewed_on" date;--> statement-breakpoint
ALTER TABLE "word_stages" ADD COLUMN "reps" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "word_stages" ADD COLUMN "lapses" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "word_reviews" ADD CONSTRAINT "word_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_reviews" ADD CONSTRAINT "word_reviews_word_id_words_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."words"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_sessions" ADD CONSTRAINT "word_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "word_reviews_by_owner" ON "word_reviews" USING btree ("user_id","target_lang","answered_at");--> statement-breakpoint
CREATE INDEX "word_reviews_by_session" ON "word_reviews" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "word_sessions_by_owner" ON "word_sessions" USING btree ("user_id","started_at");--> statement-breakpoint
CREATE INDEX "word_stages_by_review" ON "word_stages" USING btree ("user_id","target_lang","next_review_at","word_id");