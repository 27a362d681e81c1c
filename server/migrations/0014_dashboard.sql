CREATE TABLE "user_moods" (
	"user_id" text NOT NULL,
	"day" date NOT NULL,
	"mood" smallint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_moods_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "point_totals" (
	"user_id" text NOT NULL,
	"target_lang" text NOT NULL,
	"points" integer NOT NULL,
	CONSTRAINT "point_totals_user_id_target_lang_pk" PRIMARY KEY("user_id","target_lang")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "hidden_from_ranking" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "user_moods" ADD CONSTRAINT "user_moods_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_totals" ADD CONSTRAINT "point_totals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "point_totals_by_points" ON "point_totals" USING btree ("target_lang","points" DESC NULLS FIRST,"user_id");--> statement-breakpoint
CREATE INDEX "daily_points_by_day" ON "daily_points" USING btree ("target_lang","day","user_id","points") WHERE points > 0;--> statement-breakpoint
CREATE INDEX "users_hidden_from_ranking" ON "users" USING btree ("id") WHERE hidden_from_ranking;--> statement-breakpoint
INSERT INTO "point_totals" ("user_id", "target_lang", "points")
	SELECT "user_id", "target_lang", sum("points") FROM "daily_points" GROUP BY 1, 2 HAVING sum("points") > 0;
