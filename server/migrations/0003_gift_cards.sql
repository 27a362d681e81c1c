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
	CONSTRAINT "gift_cards_request_id_unique" UNIQUE("request_id"),
	CONSTRAINT "gift_cards_pattern_unique" UNIQUE("pattern")
);
--> statement-breakpoint
CREATE INDEX "gift_cards_created" ON "gift_cards" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "gift_cards_directory" ON "gift_cards" USING btree ("directory");