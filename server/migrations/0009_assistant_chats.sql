CREATE TABLE "ai_chats" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"exercise_id" text NOT NULL,
	"lang" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ai_exchanges" (
	"chat_id" text NOT NULL,
	"number" integer NOT NULL,
	"type" text NOT NULL,
	"question" text NOT NULL,
	"answer" jsonb NOT NULL,
	"spoken" jsonb NOT NULL,
	"rating" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ai_exchanges_chat_id_number_pk" PRIMARY KEY("chat_id","number")
);
--> statement-breakpoint
CREATE TABLE "ai_usage" (
	"user_id" text NOT NULL,
	"day" date NOT NULL,
	"questions" integer DEFAULT 0 NOT NULL,
	"recordings" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ai_usage_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
ALTER TABLE "ai_chats" ADD CONSTRAINT "ai_chats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_chats" ADD CONSTRAINT "ai_chats_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_exchanges" ADD CONSTRAINT "ai_exchanges_chat_id_ai_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."ai_chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_usage" ADD CONSTRAINT "ai_usage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ai_chats_by_user" ON "ai_chats" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "ai_chats_by_age" ON "ai_chats" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "ai_chats_by_exercise" ON "ai_chats" USING btree ("exercise_id");--> statement-breakpoint
CREATE INDEX "ai_usage_by_day" ON "ai_usage" USING btree ("day");