CREATE TABLE "user_favourite_lessons" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"lesson_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_favourite_lessons_one_each" UNIQUE("user_id","lesson_id")
);
--> statement-breakpoint
ALTER TABLE "user_favourite_lessons" ADD CONSTRAINT "user_favourite_lessons_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_favourite_lessons" ADD CONSTRAINT "user_favourite_lessons_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;