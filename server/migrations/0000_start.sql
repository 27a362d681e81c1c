CREATE TABLE "companies" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"logo" text,
	"active" boolean DEFAULT true NOT NULL,
	"contract_active_to" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_access_uses" (
	"code" text NOT NULL,
	"company_user_id" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	"expires_at" jsonb NOT NULL,
	CONSTRAINT "company_access_uses_code_company_user_id_pk" PRIMARY KEY("code","company_user_id")
);
--> statement-breakpoint
CREATE TABLE "company_accesses" (
	"code" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"limit" integer NOT NULL,
	"unit_price" integer NOT NULL,
	"languages" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_users" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"user_id" text,
	"email" text NOT NULL,
	"firstname" text DEFAULT '' NOT NULL,
	"lastname" text DEFAULT '' NOT NULL,
	"is_admin" boolean DEFAULT false NOT NULL,
	"invitation_status" text NOT NULL,
	"invitation_sent_at" timestamp with time zone,
	"invitation_access_code" text
);
--> statement-breakpoint
CREATE TABLE "course_lessons" (
	"course_id" text NOT NULL,
	"lesson_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "course_lessons_course_id_lesson_id_pk" PRIMARY KEY("course_id","lesson_id")
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"levels" jsonb NOT NULL,
	"source_lang" text NOT NULL,
	"target_lang" text NOT NULL,
	"explicit_access_required" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"edited" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exercise_hints" (
	"exercise_id" text NOT NULL,
	"hint_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "exercise_hints_exercise_id_hint_id_pk" PRIMARY KEY("exercise_id","hint_id")
);
--> statement-breakpoint
CREATE TABLE "exercise_words" (
	"exercise_id" text NOT NULL,
	"word_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "exercise_words_exercise_id_word_id_pk" PRIMARY KEY("exercise_id","word_id")
);
--> statement-breakpoint
CREATE TABLE "exercises" (
	"id" text PRIMARY KEY NOT NULL,
	"example" text NOT NULL,
	"example_lang" text NOT NULL,
	"example_recording" text,
	"answer" text NOT NULL,
	"answer_lang" text NOT NULL,
	"answer_recording" text,
	"alternative_answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"gaps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"need_attention" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"edited" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hints" (
	"id" text PRIMARY KEY NOT NULL,
	"content" text NOT NULL,
	"source_lang" text NOT NULL,
	"target_lang" text NOT NULL,
	"is_full_screen" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"edited" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lesson_items" (
	"lesson_id" text NOT NULL,
	"item_id" text NOT NULL,
	"type" text DEFAULT 'EXERCISE' NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "lesson_items_lesson_id_item_id_pk" PRIMARY KEY("lesson_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "lesson_words" (
	"lesson_id" text NOT NULL,
	"word_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "lesson_words_lesson_id_word_id_pk" PRIMARY KEY("lesson_id","word_id")
);
--> statement-breakpoint
CREATE TABLE "lessons" (
	"id" text PRIMARY KEY NOT NULL,
	"name_target" text NOT NULL,
	"name_source" text NOT NULL,
	"level" text NOT NULL,
	"source_lang" text NOT NULL,
	"target_lang" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"edited" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "words" (
	"id" text PRIMARY KEY NOT NULL,
	"example" text NOT NULL,
	"example_lang" text NOT NULL,
	"example_recording" text,
	"answer" text NOT NULL,
	"answer_lang" text NOT NULL,
	"answer_recording" text,
	"transcription" text,
	"need_attention" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"edited" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "csp_reports" (
	"directive" text NOT NULL,
	"blocked" text NOT NULL,
	"file" text NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "csp_reports_directive_blocked_file_pk" PRIMARY KEY("directive","blocked","file")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"run_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "release_audit" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"who" text NOT NULL,
	"what" text NOT NULL,
	"name" text NOT NULL,
	"version" text,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "release_failures" (
	"name" text NOT NULL,
	"version" text NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "release_failures_name_version_user_id_pk" PRIMARY KEY("name","version","user_id")
);
--> statement-breakpoint
CREATE TABLE "release_loads" (
	"name" text NOT NULL,
	"version" text NOT NULL,
	"user_id" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "release_loads_name_version_user_id_pk" PRIMARY KEY("name","version","user_id")
);
--> statement-breakpoint
CREATE TABLE "release_pointers" (
	"name" text PRIMARY KEY NOT NULL,
	"live" text NOT NULL,
	"fallback" text,
	"canary" text,
	"canary_percent" integer DEFAULT 0 NOT NULL,
	"salt" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "release_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"label" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "release_tokens_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "releases" (
	"name" text NOT NULL,
	"version" text NOT NULL,
	"manifest" jsonb NOT NULL,
	"content_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_why" text,
	"served_until" timestamp with time zone,
	CONSTRAINT "releases_name_version_pk" PRIMARY KEY("name","version")
);
--> statement-breakpoint
CREATE TABLE "popups" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"html_content" text NOT NULL,
	"active" boolean DEFAULT false NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"max_display_times" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "popups_seen" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"popup_id" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
	"product_code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"icon" text NOT NULL,
	"source_lang" text NOT NULL,
	"target_lang" text NOT NULL,
	"sort_order" integer NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"unit_price" integer NOT NULL,
	"total_price" integer NOT NULL,
	"months" integer NOT NULL,
	"lowest_price_30" integer
);
--> statement-breakpoint
CREATE TABLE "confirmed_successes" (
	"user_id" text NOT NULL,
	"exercise_id" text NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "confirmed_successes_user_id_exercise_id_pk" PRIMARY KEY("user_id","exercise_id")
);
--> statement-breakpoint
CREATE TABLE "daily_points" (
	"user_id" text NOT NULL,
	"target_lang" text NOT NULL,
	"day" date NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"successes" integer DEFAULT 0 NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	"last_event_at" timestamp with time zone,
	CONSTRAINT "daily_points_user_id_target_lang_day_pk" PRIMARY KEY("user_id","target_lang","day")
);
--> statement-breakpoint
CREATE TABLE "exercise_progress" (
	"user_id" text NOT NULL,
	"lesson_id" text NOT NULL,
	"exercise_id" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"done_at" timestamp with time zone,
	"forced" boolean DEFAULT false NOT NULL,
	CONSTRAINT "exercise_progress_user_id_lesson_id_exercise_id_pk" PRIMARY KEY("user_id","lesson_id","exercise_id")
);
--> statement-breakpoint
CREATE TABLE "lesson_progress" (
	"user_id" text NOT NULL,
	"lesson_id" text NOT NULL,
	"course_id" text,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"current_item" text,
	"last_mode" text,
	"last_activity" timestamp with time zone,
	"last_repetition" timestamp with time zone,
	"seconds" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "lesson_progress_user_id_lesson_id_pk" PRIMARY KEY("user_id","lesson_id")
);
--> statement-breakpoint
CREATE TABLE "progress_events" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"lesson_id" text NOT NULL,
	"course_id" text,
	"target_lang" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"payload" jsonb NOT NULL,
	"confirmed" boolean DEFAULT false NOT NULL,
	"finishes" boolean DEFAULT false NOT NULL,
	CONSTRAINT "progress_events_once" UNIQUE("user_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "repetition_items" (
	"user_id" text NOT NULL,
	"lesson_id" text NOT NULL,
	"mode" text NOT NULL,
	"exercise_id" text NOT NULL,
	"done" boolean DEFAULT false NOT NULL,
	"skipped" boolean DEFAULT false NOT NULL,
	"returned" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "repetition_items_user_id_lesson_id_mode_exercise_id_pk" PRIMARY KEY("user_id","lesson_id","mode","exercise_id")
);
--> statement-breakpoint
CREATE TABLE "repetition_modes" (
	"user_id" text NOT NULL,
	"lesson_id" text NOT NULL,
	"mode" text NOT NULL,
	"finished_count" integer DEFAULT 0 NOT NULL,
	"repeated_items" integer DEFAULT 0 NOT NULL,
	"last_finished_at" timestamp with time zone,
	"is_over" boolean DEFAULT false NOT NULL,
	CONSTRAINT "repetition_modes_user_id_lesson_id_mode_pk" PRIMARY KEY("user_id","lesson_id","mode")
);
--> statement-breakpoint
CREATE TABLE "recordings" (
	"id" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"lang" text NOT NULL,
	"mime" text DEFAULT 'audio/mpeg' NOT NULL,
	"content" "bytea",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tracking_events" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"user_id" text,
	"event" text NOT NULL,
	"properties" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "language_accesses" (
	"user_id" text NOT NULL,
	"target_lang" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "language_accesses_user_id_target_lang_pk" PRIMARY KEY("user_id","target_lang")
);
--> statement-breakpoint
CREATE TABLE "user_languages" (
	"user_id" text NOT NULL,
	"lang" text NOT NULL,
	"level" text,
	"leveling_test_status" text,
	"leveling_test_completed_at" timestamp with time zone,
	"survey_status" text,
	"survey_result" jsonb,
	CONSTRAINT "user_languages_user_id_lang_pk" PRIMARY KEY("user_id","lang")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"email" text NOT NULL,
	"given_name" text DEFAULT '' NOT NULL,
	"family_name" text DEFAULT '' NOT NULL,
	"nickname" text DEFAULT '' NOT NULL,
	"is_social" boolean DEFAULT false NOT NULL,
	"avatar_file_name" text NOT NULL,
	"onboarding_status" text DEFAULT 'PENDING' NOT NULL,
	"learn_lang" text,
	"preferences" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"invoice_data" jsonb,
	"trial_expires_at" timestamp with time zone,
	"course_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"greeted_at" timestamp with time zone,
	CONSTRAINT "users_identity" UNIQUE("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "known_words" (
	"user_id" text NOT NULL,
	"word_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_words_user_id_word_id_pk" PRIMARY KEY("user_id","word_id")
);
--> statement-breakpoint
CREATE TABLE "word_stages" (
	"user_id" text NOT NULL,
	"word_id" text NOT NULL,
	"stage" integer NOT NULL,
	"next_review_at" timestamp with time zone,
	CONSTRAINT "word_stages_user_id_word_id_pk" PRIMARY KEY("user_id","word_id")
);
--> statement-breakpoint
ALTER TABLE "company_access_uses" ADD CONSTRAINT "company_access_uses_code_company_accesses_code_fk" FOREIGN KEY ("code") REFERENCES "public"."company_accesses"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_access_uses" ADD CONSTRAINT "company_access_uses_company_user_id_company_users_id_fk" FOREIGN KEY ("company_user_id") REFERENCES "public"."company_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_accesses" ADD CONSTRAINT "company_accesses_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_users" ADD CONSTRAINT "company_users_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_users" ADD CONSTRAINT "company_users_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_lessons" ADD CONSTRAINT "course_lessons_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_lessons" ADD CONSTRAINT "course_lessons_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_hints" ADD CONSTRAINT "exercise_hints_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_hints" ADD CONSTRAINT "exercise_hints_hint_id_hints_id_fk" FOREIGN KEY ("hint_id") REFERENCES "public"."hints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_words" ADD CONSTRAINT "exercise_words_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_words" ADD CONSTRAINT "exercise_words_word_id_words_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."words"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_items" ADD CONSTRAINT "lesson_items_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_words" ADD CONSTRAINT "lesson_words_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_words" ADD CONSTRAINT "lesson_words_word_id_words_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."words"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "popups_seen" ADD CONSTRAINT "popups_seen_popup_id_popups_id_fk" FOREIGN KEY ("popup_id") REFERENCES "public"."popups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "popups_seen" ADD CONSTRAINT "popups_seen_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confirmed_successes" ADD CONSTRAINT "confirmed_successes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_points" ADD CONSTRAINT "daily_points_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_progress" ADD CONSTRAINT "exercise_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress_events" ADD CONSTRAINT "progress_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repetition_items" ADD CONSTRAINT "repetition_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repetition_modes" ADD CONSTRAINT "repetition_modes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "language_accesses" ADD CONSTRAINT "language_accesses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_languages" ADD CONSTRAINT "user_languages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_words" ADD CONSTRAINT "known_words_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_words" ADD CONSTRAINT "known_words_word_id_words_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."words"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_stages" ADD CONSTRAINT "word_stages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_stages" ADD CONSTRAINT "word_stages_word_id_words_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."words"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_users_by_company" ON "company_users" USING btree ("company_id","email");--> statement-breakpoint
CREATE INDEX "company_users_by_user" ON "company_users" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "company_users_by_email" ON "company_users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "course_lessons_by_lesson" ON "course_lessons" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "courses_by_pair" ON "courses" USING btree ("source_lang","target_lang","position");--> statement-breakpoint
CREATE INDEX "exercise_hints_by_hint" ON "exercise_hints" USING btree ("hint_id");--> statement-breakpoint
CREATE INDEX "exercise_words_by_word" ON "exercise_words" USING btree ("word_id");--> statement-breakpoint
CREATE INDEX "lesson_items_by_item" ON "lesson_items" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "words_by_answer" ON "words" USING btree ("answer_lang","answer");--> statement-breakpoint
CREATE INDEX "popups_seen_person" ON "popups_seen" USING btree ("user_id","popup_id");--> statement-breakpoint
CREATE INDEX "lesson_progress_by_activity" ON "lesson_progress" USING btree ("user_id","last_activity");--> statement-breakpoint
CREATE INDEX "progress_events_by_owner" ON "progress_events" USING btree ("user_id","seq");