CREATE TABLE "word_weights" (
	"version" bigserial PRIMARY KEY NOT NULL,
	"weights" jsonb NOT NULL,
	"reviews" integer NOT NULL,
	"learners" integer NOT NULL,
	"loss" double precision,
	"previous_loss" double precision,
	"is_active" boolean NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "word_weights_active" ON "word_weights" USING btree ("is_active") WHERE "word_weights"."is_active";