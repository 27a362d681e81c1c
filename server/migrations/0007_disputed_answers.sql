CREATE TABLE "disputed_answers" (
	"exercise_id" text NOT NULL,
	"normal_form" text NOT NULL,
	"user_id" text NOT NULL,
	"typed" text NOT NULL,
	"exercise_version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "disputed_answers_exercise_id_normal_form_user_id_pk" PRIMARY KEY("exercise_id","normal_form","user_id")
);
--> statement-breakpoint
ALTER TABLE "disputed_answers" ADD CONSTRAINT "disputed_answers_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputed_answers" ADD CONSTRAINT "disputed_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;