CREATE TABLE "access_end_reminders" (
	"user_id" text NOT NULL,
	"target_lang" text NOT NULL,
	"ends_on" date NOT NULL,
	"days_before" smallint NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "access_end_reminders_user_id_target_lang_ends_on_days_before_pk" PRIMARY KEY("user_id","target_lang","ends_on","days_before")
);
--> statement-breakpoint
ALTER TABLE "reminder_settings" ADD COLUMN "access_ends" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "access_end_reminders" ADD CONSTRAINT "access_end_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_end_reminders_by_day" ON "access_end_reminders" USING btree ("ends_on");--> statement-breakpoint
CREATE INDEX "language_accesses_end" ON "language_accesses" USING btree ("expires_at");