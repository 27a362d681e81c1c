CREATE TABLE "review_comments" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"row_id" text NOT NULL,
	"field" text NOT NULL,
	"text" text NOT NULL,
	"user_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"is_resolved" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "review" text DEFAULT 'NONE' NOT NULL;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "review" text DEFAULT 'NONE' NOT NULL;--> statement-breakpoint
ALTER TABLE "review_comments" ADD CONSTRAINT "review_comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_comments_by_row" ON "review_comments" USING btree ("kind","row_id","created_at");