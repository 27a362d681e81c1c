CREATE TABLE "refused_answers" (
	"exercise_id" text NOT NULL,
	"user_id" text NOT NULL,
	"normal_form" text NOT NULL,
	"typed" text NOT NULL,
	"exercise_version" integer NOT NULL,
	"verdict" text NOT NULL,
	"disputed" boolean NOT NULL,
	"aside_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refused_answers_exercise_id_user_id_normal_form_pk" PRIMARY KEY("exercise_id","user_id","normal_form")
);
--> statement-breakpoint
CREATE TABLE "stumbles" (
	"exercise_id" text PRIMARY KEY NOT NULL,
	"answer_lang" text NOT NULL,
	"people" integer DEFAULT 0 NOT NULL,
	"disputing" integer DEFAULT 0 NOT NULL,
	"forms" integer DEFAULT 0 NOT NULL,
	"version" integer NOT NULL,
	"stale" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "refused_answers" ADD CONSTRAINT "refused_answers_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refused_answers" ADD CONSTRAINT "refused_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stumbles" ADD CONSTRAINT "stumbles_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refused_answers_by_person" ON "refused_answers" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "stumbles_by_people" ON "stumbles" USING btree ("people","exercise_id") WHERE "stumbles"."people" > 0;--> statement-breakpoint
CREATE INDEX "stumbles_of_language" ON "stumbles" USING btree ("answer_lang","people","exercise_id") WHERE "stumbles"."people" > 0;--> statement-breakpoint
CREATE INDEX "stumbles_by_disputes" ON "stumbles" USING btree ("disputing","exercise_id") WHERE "stumbles"."people" > 0;--> statement-breakpoint
CREATE INDEX "stumbles_stale" ON "stumbles" USING btree ("exercise_id") WHERE "stumbles"."stale";--> statement-breakpoint
CREATE INDEX "exercises_with_mistakes" ON "exercises" USING btree ("answer_lang") WHERE "exercises"."expected_mistakes" <> '[]'::jsonb;--> statement-breakpoint
INSERT INTO "refused_answers" ("exercise_id", "user_id", "normal_form", "typed", "exercise_version", "verdict", "disputed", "created_at") SELECT "exercise_id", "user_id", "normal_form", "typed", "exercise_version", 'refused', true, "created_at" FROM "disputed_answers";--> statement-breakpoint
INSERT INTO "stumbles" ("exercise_id", "answer_lang", "version", "stale") SELECT "id", "answer_lang", 0, true FROM "exercises" WHERE "id" IN (SELECT "exercise_id" FROM "disputed_answers");--> statement-breakpoint
DROP TABLE "disputed_answers" CASCADE;