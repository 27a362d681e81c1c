CREATE TABLE "leveling_tests" (
	"lang" text PRIMARY KEY NOT NULL,
	"questions" jsonb NOT NULL
);
