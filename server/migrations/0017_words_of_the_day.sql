CREATE TABLE "words_of_the_day" (
	"lang" text PRIMARY KEY NOT NULL,
	"words" jsonb NOT NULL
);
