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
	CONSTRAINT "orders_ext_order_id_unique" UNIQUE("ext_order_id"),
	CONSTRAINT "orders_payu_order_id_unique" UNIQUE("payu_order_id")
);
--> statement-breakpoint
CREATE TABLE "product_prices" (
	"product_code" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"total_price" integer NOT NULL,
	CONSTRAINT "product_prices_product_code_since_pk" PRIMARY KEY("product_code","since")
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
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_code_coupons_code_fk" FOREIGN KEY ("code") REFERENCES "public"."coupons"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_prices" ADD CONSTRAINT "product_prices_product_code_products_product_code_fk" FOREIGN KEY ("product_code") REFERENCES "public"."products"("product_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_grants" ADD CONSTRAINT "access_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_uses_code" ON "coupon_uses" USING btree ("code");--> statement-breakpoint
CREATE INDEX "coupon_uses_user" ON "coupon_uses" USING btree ("user_id","code");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_fingerprint" ON "orders" USING btree ("fingerprint","created_at");--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "access_grants_user" ON "access_grants" USING btree ("user_id","target_lang","starts_at");--> statement-breakpoint
INSERT INTO "product_prices" ("product_code", "since", "total_price") SELECT "product_code", now() - interval '30 days', "lowest_price_30" FROM "products" WHERE "lowest_price_30" IS NOT NULL;--> statement-breakpoint
INSERT INTO "product_prices" ("product_code", "since", "total_price") SELECT "product_code", now(), "total_price" FROM "products";
