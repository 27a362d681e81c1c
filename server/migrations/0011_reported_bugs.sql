CREATE TABLE "reported_bugs" (
	"id" text PRIMARY KEY NOT NULL,
	"exercise_id" text NOT NULL,
	"user_id" text,
	"mode" text NOT NULL,
	"comment" text NOT NULL,
	"suggested_answer" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reported_bugs" ADD CONSTRAINT "reported_bugs_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reported_bugs" ADD CONSTRAINT "reported_bugs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reported_bugs_by_exercise" ON "reported_bugs" USING btree ("exercise_id","created_at");--> statement-breakpoint
CREATE INDEX "reported_bugs_by_status" ON "reported_bugs" USING btree ("status","exercise_id");