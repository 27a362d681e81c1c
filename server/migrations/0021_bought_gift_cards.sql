CREATE TABLE "gift_card_uses" (
	"gift_card_id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"languages" jsonb NOT NULL,
	"redeemed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "gift_cards" ADD COLUMN "order_id" text;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD COLUMN "letter_lang" text;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD COLUMN "posted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "gift_card_uses" ADD CONSTRAINT "gift_card_uses_gift_card_id_gift_cards_id_fk" FOREIGN KEY ("gift_card_id") REFERENCES "public"."gift_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_uses" ADD CONSTRAINT "gift_card_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gift_card_uses_by_user" ON "gift_card_uses" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "gift_cards_of_order" ON "gift_cards" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "gift_cards_waiting" ON "gift_cards" USING btree ("send_at") WHERE posted_at is null;--> statement-breakpoint
-- Cards made before were never sent by a job, and are not sent now.
UPDATE "gift_cards" SET "posted_at" = "created_at" WHERE "send_at" IS NOT NULL;
