CREATE TABLE "pinned_courses" (
	"user_id" text NOT NULL,
	"course_id" text NOT NULL,
	"pinned_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pinned_courses_user_id_course_id_pk" PRIMARY KEY("user_id","course_id")
);
--> statement-breakpoint
ALTER TABLE "pinned_courses" ADD CONSTRAINT "pinned_courses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pinned_courses" ADD CONSTRAINT "pinned_courses_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;