CREATE TABLE "insight_active" (
	"span" text NOT NULL,
	"start" date NOT NULL,
	"lang" text NOT NULL,
	"learners" integer NOT NULL,
	CONSTRAINT "insight_active_span_start_lang_pk" PRIMARY KEY("span","start","lang")
);
--> statement-breakpoint
CREATE TABLE "insight_answers" (
	"week" date NOT NULL,
	"exercise_id" text NOT NULL,
	"lang" text NOT NULL,
	"answers" integer NOT NULL,
	"refused" integer NOT NULL,
	CONSTRAINT "insight_answers_week_exercise_id_pk" PRIMARY KEY("week","exercise_id")
);
--> statement-breakpoint
CREATE TABLE "insight_lessons" (
	"week" date NOT NULL,
	"lesson_id" text NOT NULL,
	"started" integer NOT NULL,
	"finished" integer NOT NULL,
	CONSTRAINT "insight_lessons_week_lesson_id_pk" PRIMARY KEY("week","lesson_id")
);
--> statement-breakpoint
CREATE TABLE "insight_sales" (
	"day" date NOT NULL,
	"plan" text NOT NULL,
	"lang" text NOT NULL,
	"coupon" text NOT NULL,
	"items" integer NOT NULL,
	"sold" integer NOT NULL,
	"refunded" integer NOT NULL,
	CONSTRAINT "insight_sales_day_plan_lang_coupon_pk" PRIMARY KEY("day","plan","lang","coupon")
);
--> statement-breakpoint
CREATE TABLE "insight_signups" (
	"week" date NOT NULL,
	"lang" text NOT NULL,
	"accounts" integer NOT NULL,
	"with_language" integer NOT NULL,
	"learned" integer NOT NULL,
	"tried" integer NOT NULL,
	"bought" integer NOT NULL,
	"bought_directly" integer NOT NULL,
	"day_1" integer NOT NULL,
	"day_7" integer NOT NULL,
	"day_30" integer NOT NULL,
	CONSTRAINT "insight_signups_week_lang_pk" PRIMARY KEY("week","lang")
);
--> statement-breakpoint
CREATE TABLE "insight_stops" (
	"week" date NOT NULL,
	"lesson_id" text NOT NULL,
	"exercise_id" text NOT NULL,
	"learners" integer NOT NULL,
	CONSTRAINT "insight_stops_week_lesson_id_exercise_id_pk" PRIMARY KEY("week","lesson_id","exercise_id")
);
--> statement-breakpoint
CREATE TABLE "insight_trials" (
	"week" date NOT NULL,
	"lang" text NOT NULL,
	"trials" integer NOT NULL,
	"bought" integer NOT NULL,
	CONSTRAINT "insight_trials_week_lang_pk" PRIMARY KEY("week","lang")
);
--> statement-breakpoint
CREATE TABLE "insight_weeks" (
	"rollup" text NOT NULL,
	"week" date NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "insight_weeks_rollup_week_pk" PRIMARY KEY("rollup","week")
);
--> statement-breakpoint
CREATE INDEX "insight_answers_of_language" ON "insight_answers" USING btree ("lang","week");--> statement-breakpoint
CREATE INDEX "progress_events_by_arrival" ON "progress_events" USING brin ("received_at");