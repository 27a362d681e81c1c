CREATE TABLE "correcting_invoice_years" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "correcting_invoices" (
	"refund_id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"user_id" text,
	"year" integer NOT NULL,
	"place" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"lines" jsonb NOT NULL,
	"total" integer NOT NULL,
	"vat" integer NOT NULL,
	CONSTRAINT "correcting_invoices_number" UNIQUE("year","place")
);
--> statement-breakpoint
CREATE TABLE "refund_lines" (
	"refund_id" text NOT NULL,
	"position" integer NOT NULL,
	"amount" integer NOT NULL,
	"left" integer NOT NULL,
	"days" integer,
	"days_used" integer,
	"is_ended" boolean NOT NULL,
	CONSTRAINT "refund_lines_refund_id_position_pk" PRIMARY KEY("refund_id","position")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"origin" text NOT NULL,
	"status" text NOT NULL,
	"task" text,
	"amount" integer NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"payu_refund_id" text,
	CONSTRAINT "refunds_of_payu" UNIQUE("order_id","payu_refund_id")
);
--> statement-breakpoint
ALTER TABLE "correcting_invoices" ADD CONSTRAINT "correcting_invoices_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correcting_invoices" ADD CONSTRAINT "correcting_invoices_order_id_invoices_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."invoices"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correcting_invoices" ADD CONSTRAINT "correcting_invoices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "correcting_invoices_order" ON "correcting_invoices" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_waiting" ON "refunds" USING btree ("requested_at") WHERE status in ('requested', 'accepted');--> statement-breakpoint
-- Earlier refunds become rows: one for a whole order that was refunded or whose refund PayU has not answered, and one
-- for each partial refund made in PayU's panel, which covers no line. Cards get equal parts of the amount.
INSERT INTO "refunds" ("id", "order_id", "origin", "status", "amount", "requested_at", "changed_at")
SELECT coalesce("ext_refund_id", md5("id")), "id", CASE WHEN "ext_refund_id" IS NULL THEN 'payu' ELSE 'shop' END,
	CASE WHEN "refunded_at" IS NULL THEN 'requested' ELSE 'done' END, "total_amount",
	coalesce("refunded_at", "settled_at", "created_at"), coalesce("refunded_at", "settled_at", "created_at")
FROM "orders" WHERE "status" = 'COMPLETED' AND ("refunded_at" IS NOT NULL OR "ext_refund_id" IS NOT NULL);--> statement-breakpoint
INSERT INTO "refund_lines" ("refund_id", "position", "amount", "left", "is_ended")
SELECT r."id", l."line", l."total", l."total", o."refunded_at" IS NOT NULL
FROM "refunds" r JOIN "orders" o ON o."id" = r."order_id" JOIN "order_lines" l ON l."order_id" = o."id"
WHERE o."gift_cards" IS NULL;--> statement-breakpoint
INSERT INTO "refund_lines" ("refund_id", "position", "amount", "left", "is_ended")
SELECT r."id", c."place" - 1, p."part", p."part", o."refunded_at" IS NOT NULL
FROM "refunds" r JOIN "orders" o ON o."id" = r."order_id"
	CROSS JOIN LATERAL jsonb_array_elements(o."gift_cards") WITH ORDINALITY AS c("card", "place")
	CROSS JOIN LATERAL (
		SELECT o."total_amount" / jsonb_array_length(o."gift_cards")
			+ CASE WHEN c."place" <= o."total_amount" % jsonb_array_length(o."gift_cards") THEN 1 ELSE 0 END AS "part"
	) p
WHERE jsonb_typeof(o."gift_cards") = 'array';--> statement-breakpoint
INSERT INTO "refunds" ("id", "order_id", "origin", "status", "task", "amount", "requested_at", "changed_at", "payu_refund_id")
SELECT md5(o."id" || '/' || e."key"), o."id", 'payu', 'done', 'unmatched', e."value"::integer,
	coalesce(o."settled_at", o."created_at"), coalesce(o."settled_at", o."created_at"), e."key"
FROM "orders" o CROSS JOIN LATERAL jsonb_each_text(o."refunds") e
WHERE o."refunded_at" IS NULL AND o."ext_refund_id" IS NULL;