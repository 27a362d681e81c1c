CREATE TABLE "reported_dead_letters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reported_at" timestamp with time zone NOT NULL
);
