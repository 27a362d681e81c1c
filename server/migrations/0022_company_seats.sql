ALTER TABLE "company_access_uses" DROP CONSTRAINT "company_access_uses_code_company_user_id_pk";--> statement-breakpoint
ALTER TABLE "company_access_uses" ADD CONSTRAINT "company_access_uses_code_company_user_id_used_at_pk" PRIMARY KEY("code","company_user_id","used_at");--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "inactive_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "edited" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "company_users" ADD COLUMN "link_followed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "company_users" ADD COLUMN "joined_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "company_users" ADD COLUMN "detached_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "company_access_uses_by_person" ON "company_access_uses" USING btree ("company_user_id");--> statement-breakpoint
CREATE INDEX "company_accesses_by_company" ON "company_accesses" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "company_users_once" ON "company_users" USING btree ("company_id","email") WHERE email <> '';--> statement-breakpoint
CREATE INDEX "company_users_by_code" ON "company_users" USING btree ("invitation_access_code");--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_request_id_unique" UNIQUE("request_id");