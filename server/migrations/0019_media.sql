CREATE TABLE "media_files" (
	"id" text PRIMARY KEY NOT NULL,
	"directory" text NOT NULL,
	"name" text NOT NULL,
	"folded_directory" text NOT NULL,
	"folded_name" text NOT NULL,
	"extension" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "media_files_key" ON "media_files" USING btree ("folded_directory","folded_name");--> statement-breakpoint
CREATE INDEX "media_files_below" ON "media_files" USING btree ("folded_directory" text_pattern_ops);