CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
-- Polish order for lists, independent of the locale of the database. The embedded database has ICU without the data of
-- languages, so there the rules of Polish (those of CLDR) are written out; PostgreSQL takes such rules from version 16 on.
DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_collation WHERE collname = 'pl-x-icu') THEN
    CREATE COLLATION IF NOT EXISTS "polish" (provider = icu, locale = 'pl');
  ELSE
    CREATE COLLATION IF NOT EXISTS "polish" (provider = icu, locale = 'und', rules = '&A<ą<<<Ą &C<ć<<<Ć &E<ę<<<Ę &L<ł<<<Ł &N<ń<<<Ń &O<ó<<<Ó &S<ś<<<Ś &Z<ź<<<Ź<ż<<<Ż');
  END IF;
END $$;--> statement-breakpoint
-- A text as searches compare it: lower case, without diacritics. ASCII texts take the short way. The same rules as in
-- shared/domain/search-form.ts.
CREATE FUNCTION "search_form"("value" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN octet_length("value") = char_length("value") THEN lower("value" COLLATE "polish")
  ELSE replace(replace(replace(translate(
    regexp_replace(normalize(lower("value" COLLATE "polish"), NFD), '[\u0300-\u036f]', '', 'g'),
    'łøđ’‘´', 'lod'''''''), 'ß', 'ss'), 'œ', 'oe'), 'æ', 'ae') END;--> statement-breakpoint
CREATE TABLE "data_exports" (
	"user_id" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"percent" integer DEFAULT 0 NOT NULL,
	"bytes" integer,
	"kept_until" timestamp with time zone,
	CONSTRAINT "data_exports_id_unique" UNIQUE("id")
);
--> statement-breakpoint
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
CREATE TABLE "refused_answers" (
	"exercise_id" text NOT NULL,
	"user_id" text NOT NULL,
	"normal_form" text NOT NULL,
	"typed" text NOT NULL,
	"exercise_version" integer NOT NULL,
	"verdict" text NOT NULL,
	"disputed" boolean NOT NULL,
	"aside_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refused_answers_exercise_id_user_id_normal_form_pk" PRIMARY KEY("exercise_id","user_id","normal_form")
);
--> statement-breakpoint
CREATE TABLE "stumbles" (
	"exercise_id" text PRIMARY KEY NOT NULL,
	"answer_lang" text NOT NULL,
	"people" integer DEFAULT 0 NOT NULL,
	"disputing" integer DEFAULT 0 NOT NULL,
	"forms" integer DEFAULT 0 NOT NULL,
	"version" integer NOT NULL,
	"stale" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reported_dead_letters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reported_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text COLLATE "polish" NOT NULL,
	"logo" text,
	"active" boolean DEFAULT true NOT NULL,
	"contract_active_to" timestamp with time zone NOT NULL,
	"request_id" text,
	"inactive_since" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"edited" boolean DEFAULT false NOT NULL,
	CONSTRAINT "companies_request_id_unique" UNIQUE("request_id")
);
--> statement-breakpoint
CREATE TABLE "company_access_uses" (
	"code" text NOT NULL,
	"company_user_id" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	"expires_at" jsonb NOT NULL,
	CONSTRAINT "company_access_uses_code_company_user_id_used_at_pk" PRIMARY KEY("code","company_user_id","used_at")
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
	"firstname" text COLLATE "polish" DEFAULT '' NOT NULL,
	"lastname" text COLLATE "polish" DEFAULT '' NOT NULL,
	"is_admin" boolean DEFAULT false NOT NULL,
	"invitation_status" text NOT NULL,
	"invitation_sent_at" timestamp with time zone,
	"invitation_access_code" text,
	"link_followed_at" timestamp with time zone,
	"joined_at" timestamp with time zone,
	"detached_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "coupon_uses" (
	"order_id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"user_id" text,
	"email_hash" text,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"code" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"amount" integer NOT NULL,
	"apply_to" jsonb NOT NULL,
	"flows" jsonb NOT NULL,
	"active" boolean NOT NULL,
	"valid_from" date,
	"valid_to" date,
	"max_uses" integer,
	"uses_per_person" integer,
	"assigned_email" text
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
	"name" text COLLATE "polish" NOT NULL,
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
	"example" text COLLATE "polish" NOT NULL,
	"example_lang" text NOT NULL,
	"example_recording" text,
	"answer" text COLLATE "polish" NOT NULL,
	"answer_lang" text NOT NULL,
	"answer_recording" text,
	"alternative_answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"gaps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"need_attention" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"edited" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expected_mistakes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"register" text DEFAULT 'NEUTRAL' NOT NULL
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
	"name_target" text COLLATE "polish" NOT NULL,
	"name_source" text COLLATE "polish" NOT NULL,
	"level" text NOT NULL,
	"source_lang" text NOT NULL,
	"target_lang" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"edited" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"introduction" jsonb,
	"dialogue" jsonb
);
--> statement-breakpoint
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
CREATE TABLE "words" (
	"id" text PRIMARY KEY NOT NULL,
	"example" text COLLATE "polish" NOT NULL,
	"example_lang" text NOT NULL,
	"example_recording" text,
	"answer" text COLLATE "polish" NOT NULL,
	"answer_lang" text NOT NULL,
	"answer_recording" text,
	"transcription" text,
	"need_attention" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"edited" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"part_of_speech" text,
	"gender" text
);
--> statement-breakpoint
CREATE TABLE "user_favourite_lessons" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"lesson_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_favourite_lessons_one_each" UNIQUE("user_id","lesson_id")
);
--> statement-breakpoint
CREATE TABLE "gift_card_uses" (
	"gift_card_id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"languages" jsonb NOT NULL,
	"redeemed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gift_cards" (
	"id" text PRIMARY KEY NOT NULL,
	"request_id" text NOT NULL,
	"pattern" text NOT NULL,
	"status" text NOT NULL,
	"plan" text NOT NULL,
	"languages" jsonb NOT NULL,
	"directory" text NOT NULL,
	"inscription" text NOT NULL,
	"send_to_email_address" text,
	"created_at" timestamp with time zone NOT NULL,
	"send_at" date,
	"expire_at" date,
	"redeemed_at" timestamp with time zone,
	"order_id" text,
	"letter_lang" text,
	"posted_at" timestamp with time zone,
	CONSTRAINT "gift_cards_request_id_unique" UNIQUE("request_id"),
	CONSTRAINT "gift_cards_pattern_unique" UNIQUE("pattern")
);
--> statement-breakpoint
CREATE TABLE "content_batches" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"mode" text NOT NULL,
	"change" jsonb NOT NULL,
	"undoes_id" text,
	"user_id" text,
	"changed" integer NOT NULL,
	"unchanged" integer NOT NULL,
	"skipped" integer NOT NULL,
	"skipped_rows" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_history" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"row_id" text NOT NULL,
	"action" text NOT NULL,
	"version" integer NOT NULL,
	"user_id" text,
	"changes" jsonb NOT NULL,
	"batch_id" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_import_rows" (
	"import_id" text NOT NULL,
	"position" integer NOT NULL,
	"row_id" text NOT NULL,
	"kind" text NOT NULL,
	"verdict" text NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"file" text NOT NULL,
	"fields" jsonb NOT NULL,
	"changes" jsonb NOT NULL,
	"remarks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_taken" boolean DEFAULT false NOT NULL,
	"is_written" boolean,
	CONSTRAINT "content_import_rows_import_id_position_pk" PRIMARY KEY("import_id","position")
);
--> statement-breakpoint
CREATE TABLE "content_imports" (
	"user_id" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"file_name" text NOT NULL,
	"state" text NOT NULL,
	"percent" integer DEFAULT 0 NOT NULL,
	"digest" text,
	"is_new_plan" boolean DEFAULT false NOT NULL,
	"counts" jsonb NOT NULL,
	"written" integer DEFAULT 0 NOT NULL,
	"overtaken" integer DEFAULT 0 NOT NULL,
	"mistakes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"mistake_count" integer DEFAULT 0 NOT NULL,
	"left_files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"left_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"kept_until" timestamp with time zone NOT NULL,
	CONSTRAINT "content_imports_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"invitee_email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invitations_one_each" UNIQUE("user_id","invitee_email")
);
--> statement-breakpoint
CREATE TABLE "invoice_years" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"order_id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"year" integer NOT NULL,
	"place" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	"buyer" jsonb NOT NULL,
	"email" text NOT NULL,
	"lines" jsonb NOT NULL,
	CONSTRAINT "invoices_number" UNIQUE("year","place")
);
--> statement-breakpoint
CREATE TABLE "leveling_tests" (
	"lang" text PRIMARY KEY NOT NULL,
	"questions" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_files" (
	"id" text PRIMARY KEY NOT NULL,
	"directory" text NOT NULL,
	"name" text COLLATE "polish" NOT NULL,
	"folded_directory" text NOT NULL,
	"folded_name" text COLLATE "polish" NOT NULL,
	"extension" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_moods" (
	"user_id" text NOT NULL,
	"day" date NOT NULL,
	"mood" smallint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_moods_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "user_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"exercise_id" text NOT NULL,
	"lesson_id" text,
	"target_lang" text NOT NULL,
	"raw_note" text NOT NULL,
	"html_note" text NOT NULL,
	"is_favourite" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_notes_one_each" UNIQUE("exercise_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" text NOT NULL,
	"line" integer NOT NULL,
	"product_code" text NOT NULL,
	"name" text NOT NULL,
	"target_lang" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price" integer NOT NULL,
	"total" integer NOT NULL,
	"months" integer NOT NULL,
	CONSTRAINT "order_lines_order_id_line_pk" PRIMARY KEY("order_id","line")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"ext_order_id" text NOT NULL,
	"user_id" text,
	"flow" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"fingerprint" text NOT NULL,
	"coupon_code" text,
	"discount" jsonb,
	"full_price" integer NOT NULL,
	"total_amount" integer NOT NULL,
	"buyer" jsonb,
	"invoice" jsonb,
	"invoice_requested" boolean NOT NULL,
	"gift_cards" jsonb,
	"lang" text NOT NULL,
	"starting_at" timestamp with time zone,
	"payu_order_id" text,
	"redirect_uri" text,
	"ext_refund_id" text,
	"refunded_at" timestamp with time zone,
	"refunds" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "orders_ext_order_id_unique" UNIQUE("ext_order_id"),
	CONSTRAINT "orders_payu_order_id_unique" UNIQUE("payu_order_id")
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
	"title" text COLLATE "polish" NOT NULL,
	"html_content" text NOT NULL,
	"active" boolean DEFAULT false NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"max_display_times" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"edited" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "popups_seen" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"popup_id" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_prices" (
	"product_code" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"total_price" integer NOT NULL,
	CONSTRAINT "product_prices_product_code_since_pk" PRIMARY KEY("product_code","since")
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
	"of_streak" boolean DEFAULT false NOT NULL,
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
CREATE TABLE "learner_logs" (
	"user_id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL
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
CREATE TABLE "point_totals" (
	"user_id" text NOT NULL,
	"target_lang" text NOT NULL,
	"points" integer NOT NULL,
	CONSTRAINT "point_totals_user_id_target_lang_pk" PRIMARY KEY("user_id","target_lang")
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
CREATE UNLOGGED TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"calls" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recordings" (
	"id" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"lang" text NOT NULL,
	"mime" text DEFAULT 'audio/mpeg' NOT NULL,
	"content" "bytea",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"key" text,
	"claimed_until" timestamp with time zone,
	"failures" smallint DEFAULT 0 NOT NULL,
	"name" text,
	"voice" text
);
--> statement-breakpoint
CREATE TABLE "reminder_days" (
	"user_id" text NOT NULL,
	"day" date NOT NULL,
	"posted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reminder_days_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "reminder_settings" (
	"user_id" text PRIMARY KEY NOT NULL,
	"hour" smallint NOT NULL,
	"lang" text NOT NULL
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
CREATE TABLE "access_grants" (
	"source" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"target_lang" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "deleted_accounts" (
	"mark" text PRIMARY KEY NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL,
	"gone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "language_accesses" (
	"user_id" text NOT NULL,
	"target_lang" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	CONSTRAINT "language_accesses_user_id_target_lang_starts_at_pk" PRIMARY KEY("user_id","target_lang","starts_at")
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
	"hidden_from_ranking" boolean DEFAULT false NOT NULL,
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
CREATE TABLE "word_reviews" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"attempt_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"word_id" text NOT NULL,
	"target_lang" text NOT NULL,
	"session_id" text,
	"lesson_id" text,
	"exercise_type" text,
	"category" text NOT NULL,
	"hinted" boolean NOT NULL,
	"milliseconds" integer,
	"kind" text NOT NULL,
	"stage_before" integer NOT NULL,
	"stage_after" integer NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "word_reviews_once" UNIQUE("user_id","attempt_id")
);
--> statement-breakpoint
CREATE TABLE "word_stages" (
	"user_id" text NOT NULL,
	"word_id" text NOT NULL,
	"stage" integer NOT NULL,
	"next_review_at" timestamp with time zone,
	"target_lang" text NOT NULL,
	"stability" double precision,
	"difficulty" double precision,
	"last_reviewed_on" date,
	"reps" integer DEFAULT 0 NOT NULL,
	"lapses" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "word_stages_user_id_word_id_pk" PRIMARY KEY("user_id","word_id")
);
--> statement-breakpoint
CREATE TABLE "words_of_the_day" (
	"lang" text PRIMARY KEY NOT NULL,
	"words" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "word_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"mode" text NOT NULL,
	"source_lang" text NOT NULL,
	"target_lang" text NOT NULL,
	"lesson_id" text,
	"total_words" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_chats" ADD CONSTRAINT "ai_chats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_chats" ADD CONSTRAINT "ai_chats_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_exchanges" ADD CONSTRAINT "ai_exchanges_chat_id_ai_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."ai_chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_usage" ADD CONSTRAINT "ai_usage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refused_answers" ADD CONSTRAINT "refused_answers_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refused_answers" ADD CONSTRAINT "refused_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stumbles" ADD CONSTRAINT "stumbles_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_access_uses" ADD CONSTRAINT "company_access_uses_code_company_accesses_code_fk" FOREIGN KEY ("code") REFERENCES "public"."company_accesses"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_access_uses" ADD CONSTRAINT "company_access_uses_company_user_id_company_users_id_fk" FOREIGN KEY ("company_user_id") REFERENCES "public"."company_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_accesses" ADD CONSTRAINT "company_accesses_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_users" ADD CONSTRAINT "company_users_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_users" ADD CONSTRAINT "company_users_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_code_coupons_code_fk" FOREIGN KEY ("code") REFERENCES "public"."coupons"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_lessons" ADD CONSTRAINT "course_lessons_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_lessons" ADD CONSTRAINT "course_lessons_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_hints" ADD CONSTRAINT "exercise_hints_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_hints" ADD CONSTRAINT "exercise_hints_hint_id_hints_id_fk" FOREIGN KEY ("hint_id") REFERENCES "public"."hints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_words" ADD CONSTRAINT "exercise_words_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_words" ADD CONSTRAINT "exercise_words_word_id_words_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."words"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_items" ADD CONSTRAINT "lesson_items_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_words" ADD CONSTRAINT "lesson_words_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_words" ADD CONSTRAINT "lesson_words_word_id_words_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."words"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reported_bugs" ADD CONSTRAINT "reported_bugs_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reported_bugs" ADD CONSTRAINT "reported_bugs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_favourite_lessons" ADD CONSTRAINT "user_favourite_lessons_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_favourite_lessons" ADD CONSTRAINT "user_favourite_lessons_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_uses" ADD CONSTRAINT "gift_card_uses_gift_card_id_gift_cards_id_fk" FOREIGN KEY ("gift_card_id") REFERENCES "public"."gift_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_uses" ADD CONSTRAINT "gift_card_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_batches" ADD CONSTRAINT "content_batches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_history" ADD CONSTRAINT "content_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_import_rows" ADD CONSTRAINT "content_import_rows_import_id_content_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."content_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_imports" ADD CONSTRAINT "content_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_moods" ADD CONSTRAINT "user_moods_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_notes" ADD CONSTRAINT "user_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_notes" ADD CONSTRAINT "user_notes_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "popups_seen" ADD CONSTRAINT "popups_seen_popup_id_popups_id_fk" FOREIGN KEY ("popup_id") REFERENCES "public"."popups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "popups_seen" ADD CONSTRAINT "popups_seen_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_prices" ADD CONSTRAINT "product_prices_product_code_products_product_code_fk" FOREIGN KEY ("product_code") REFERENCES "public"."products"("product_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confirmed_successes" ADD CONSTRAINT "confirmed_successes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_points" ADD CONSTRAINT "daily_points_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_progress" ADD CONSTRAINT "exercise_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learner_logs" ADD CONSTRAINT "learner_logs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_totals" ADD CONSTRAINT "point_totals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress_events" ADD CONSTRAINT "progress_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repetition_items" ADD CONSTRAINT "repetition_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repetition_modes" ADD CONSTRAINT "repetition_modes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_days" ADD CONSTRAINT "reminder_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_settings" ADD CONSTRAINT "reminder_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_grants" ADD CONSTRAINT "access_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "language_accesses" ADD CONSTRAINT "language_accesses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_languages" ADD CONSTRAINT "user_languages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_words" ADD CONSTRAINT "known_words_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_words" ADD CONSTRAINT "known_words_word_id_words_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."words"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_reviews" ADD CONSTRAINT "word_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_reviews" ADD CONSTRAINT "word_reviews_word_id_words_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."words"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_stages" ADD CONSTRAINT "word_stages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_stages" ADD CONSTRAINT "word_stages_word_id_words_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."words"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_sessions" ADD CONSTRAINT "word_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ai_chats_by_user" ON "ai_chats" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "ai_chats_by_age" ON "ai_chats" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "ai_chats_by_exercise" ON "ai_chats" USING btree ("exercise_id");--> statement-breakpoint
CREATE INDEX "ai_usage_by_day" ON "ai_usage" USING btree ("day");--> statement-breakpoint
CREATE INDEX "refused_answers_by_person" ON "refused_answers" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "stumbles_by_people" ON "stumbles" USING btree ("people","exercise_id") WHERE "stumbles"."people" > 0;--> statement-breakpoint
CREATE INDEX "stumbles_of_language" ON "stumbles" USING btree ("answer_lang","people","exercise_id") WHERE "stumbles"."people" > 0;--> statement-breakpoint
CREATE INDEX "stumbles_by_disputes" ON "stumbles" USING btree ("disputing","exercise_id") WHERE "stumbles"."people" > 0;--> statement-breakpoint
CREATE INDEX "stumbles_stale" ON "stumbles" USING btree ("exercise_id") WHERE "stumbles"."stale";--> statement-breakpoint
CREATE INDEX "company_access_uses_by_person" ON "company_access_uses" USING btree ("company_user_id");--> statement-breakpoint
CREATE INDEX "company_accesses_by_company" ON "company_accesses" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "company_users_once" ON "company_users" USING btree ("company_id","email") WHERE email <> '';--> statement-breakpoint
CREATE INDEX "company_users_by_company" ON "company_users" USING btree ("company_id","email");--> statement-breakpoint
CREATE INDEX "company_users_by_code" ON "company_users" USING btree ("invitation_access_code");--> statement-breakpoint
CREATE INDEX "company_users_by_user" ON "company_users" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "company_users_by_email" ON "company_users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "coupon_uses_code" ON "coupon_uses" USING btree ("code");--> statement-breakpoint
CREATE INDEX "coupon_uses_user" ON "coupon_uses" USING btree ("user_id","code");--> statement-breakpoint
CREATE INDEX "course_lessons_by_lesson" ON "course_lessons" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "courses_by_pair" ON "courses" USING btree ("source_lang","target_lang","position");--> statement-breakpoint
CREATE INDEX "exercise_hints_by_hint" ON "exercise_hints" USING btree ("hint_id");--> statement-breakpoint
CREATE INDEX "exercise_words_by_word" ON "exercise_words" USING btree ("word_id");--> statement-breakpoint
CREATE INDEX "exercises_by_age" ON "exercises" USING btree ("example_lang","answer_lang","created_at","id");--> statement-breakpoint
CREATE INDEX "exercises_by_example" ON "exercises" USING btree ("example_lang","answer_lang",lower("example"),"id");--> statement-breakpoint
CREATE INDEX "exercises_by_answer" ON "exercises" USING btree ("example_lang","answer_lang",lower("answer"),"id");--> statement-breakpoint
CREATE INDEX "exercises_by_text" ON "exercises" USING gin (search_form("example") gin_trgm_ops,search_form("answer") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "exercises_by_tag" ON "exercises" USING gin ("tags" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "exercises_in_need" ON "exercises" USING btree ("example_lang","answer_lang","created_at","id") WHERE "exercises"."need_attention";--> statement-breakpoint
CREATE INDEX "exercises_off" ON "exercises" USING btree ("example_lang","answer_lang","created_at","id") WHERE not "exercises"."active";--> statement-breakpoint
CREATE INDEX "exercises_with_mistakes" ON "exercises" USING btree ("answer_lang") WHERE "exercises"."expected_mistakes" <> '[]'::jsonb;--> statement-breakpoint
CREATE INDEX "lesson_items_by_item" ON "lesson_items" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "reported_bugs_by_exercise" ON "reported_bugs" USING btree ("exercise_id","created_at");--> statement-breakpoint
CREATE INDEX "reported_bugs_by_status" ON "reported_bugs" USING btree ("status","exercise_id");--> statement-breakpoint
CREATE INDEX "words_by_answer" ON "words" USING btree ("answer_lang","answer");--> statement-breakpoint
CREATE INDEX "words_list_by_answer" ON "words" USING btree ("answer_lang","example_lang",lower("answer"),"id");--> statement-breakpoint
CREATE INDEX "words_list_by_example" ON "words" USING btree ("answer_lang","example_lang",lower("example"),"id");--> statement-breakpoint
CREATE INDEX "words_by_text" ON "words" USING gin (search_form("example") gin_trgm_ops,search_form("answer") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "words_list_by_time" ON "words" USING btree ("answer_lang","example_lang","created_at","id");--> statement-breakpoint
CREATE INDEX "words_in_need" ON "words" USING btree ("answer_lang","example_lang",lower("answer"),"id") WHERE "words"."need_attention";--> statement-breakpoint
CREATE INDEX "words_off" ON "words" USING btree ("answer_lang","example_lang",lower("answer"),"id") WHERE not "words"."active";--> statement-breakpoint
CREATE INDEX "gift_card_uses_by_user" ON "gift_card_uses" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "gift_cards_created" ON "gift_cards" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "gift_cards_directory" ON "gift_cards" USING btree ("directory");--> statement-breakpoint
CREATE INDEX "gift_cards_of_order" ON "gift_cards" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "gift_cards_waiting" ON "gift_cards" USING btree ("send_at") WHERE posted_at is null;--> statement-breakpoint
CREATE INDEX "content_batches_by_time" ON "content_batches" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "content_batches_undoes" ON "content_batches" USING btree ("undoes_id");--> statement-breakpoint
CREATE INDEX "content_history_by_row" ON "content_history" USING btree ("kind","row_id","version" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "content_history_by_time" ON "content_history" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "content_history_by_batch" ON "content_history" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "content_history_deleted" ON "content_history" USING btree ("kind","row_id") WHERE "content_history"."action" = 'deleted';--> statement-breakpoint
CREATE INDEX "content_import_rows_by_row" ON "content_import_rows" USING btree ("import_id","row_id");--> statement-breakpoint
CREATE INDEX "invitations_by_day" ON "invitations" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "media_files_key" ON "media_files" USING btree ("folded_directory","folded_name");--> statement-breakpoint
CREATE INDEX "media_files_below" ON "media_files" USING btree ("folded_directory" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "user_notes_by_owner" ON "user_notes" USING btree ("user_id","target_lang","created_at");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_fingerprint" ON "orders" USING btree ("fingerprint","created_at");--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "popups_seen_person" ON "popups_seen" USING btree ("user_id","popup_id");--> statement-breakpoint
CREATE INDEX "daily_points_by_day" ON "daily_points" USING btree ("target_lang","day","user_id","points") WHERE points > 0;--> statement-breakpoint
CREATE INDEX "lesson_progress_by_activity" ON "lesson_progress" USING btree ("user_id","last_activity");--> statement-breakpoint
CREATE INDEX "point_totals_by_points" ON "point_totals" USING btree ("target_lang","points" DESC NULLS FIRST,"user_id");--> statement-breakpoint
CREATE INDEX "progress_events_by_owner" ON "progress_events" USING btree ("user_id","seq");--> statement-breakpoint
CREATE INDEX "progress_resets" ON "progress_events" USING btree ("user_id","lesson_id") WHERE name = 'PROGRESS_RESET';--> statement-breakpoint
CREATE INDEX "recordings_silent" ON "recordings" USING btree ("created_at") WHERE "recordings"."key" is null;--> statement-breakpoint
CREATE INDEX "reminder_days_by_day" ON "reminder_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "access_grants_user" ON "access_grants" USING btree ("user_id","target_lang","starts_at");--> statement-breakpoint
CREATE INDEX "users_hidden_from_ranking" ON "users" USING btree ("id") WHERE hidden_from_ranking;--> statement-breakpoint
CREATE INDEX "word_reviews_by_owner" ON "word_reviews" USING btree ("user_id","target_lang","answered_at");--> statement-breakpoint
CREATE INDEX "word_reviews_by_session" ON "word_reviews" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "word_stages_by_review" ON "word_stages" USING btree ("user_id","target_lang","next_review_at","word_id");--> statement-breakpoint
CREATE INDEX "word_sessions_by_owner" ON "word_sessions" USING btree ("user_id","started_at");