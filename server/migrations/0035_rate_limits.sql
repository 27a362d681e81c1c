CREATE UNLOGGED TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"calls" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
