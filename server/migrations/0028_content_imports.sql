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
ALTER TABLE "content_import_rows" ADD CONSTRAINT "content_import_rows_import_id_content_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."content_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_imports" ADD CONSTRAINT "content_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_import_rows_by_row" ON "content_import_rows" USING btree ("import_id","row_id");