CREATE TABLE "applied_imports" (
	"id" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"name" text NOT NULL,
	"user_id" text,
	"created" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"is_open" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_undos" (
	"import_id" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"user_id" text,
	"roles" jsonb NOT NULL,
	"state" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"restored" integer DEFAULT 0 NOT NULL,
	"removed" integer DEFAULT 0 NOT NULL,
	"archived" integer DEFAULT 0 NOT NULL,
	"kept" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"kept_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "import_undos_id_unique" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "applied_imports" ADD CONSTRAINT "applied_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_undos" ADD CONSTRAINT "import_undos_import_id_applied_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."applied_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_undos" ADD CONSTRAINT "import_undos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applied_imports_by_time" ON "applied_imports" USING btree ("created_at" DESC NULLS LAST);