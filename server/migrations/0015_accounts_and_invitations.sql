CREATE TABLE "data_exports" (
	"user_id" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"percent" integer DEFAULT 0 NOT NULL,
	"bytes" integer,
	"kept_until" timestamp with time zone,
	CONSTRAINT "data_exports_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"invitee_email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invitations_one_each" UNIQUE("user_id","invitee_email")
);
--> statement-breakpoint
CREATE TABLE "deleted_accounts" (
	"mark" text PRIMARY KEY NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL,
	"gone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitations_by_day" ON "invitations" USING btree ("user_id","created_at");