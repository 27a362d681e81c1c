CREATE TABLE "certificates" (
	"number" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"course_id" text NOT NULL,
	"name" text NOT NULL,
	"is_public" boolean NOT NULL,
	"course_name" text NOT NULL,
	"levels" jsonb NOT NULL,
	"target_lang" text NOT NULL,
	"lessons" integer NOT NULL,
	"sentences" integer NOT NULL,
	"finished_on" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "certificates_once" UNIQUE("user_id","course_id")
);
--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;