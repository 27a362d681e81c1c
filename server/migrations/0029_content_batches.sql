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
ALTER TABLE "content_batches" ADD CONSTRAINT "content_batches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_batches_by_time" ON "content_batches" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "content_batches_undoes" ON "content_batches" USING btree ("undoes_id");