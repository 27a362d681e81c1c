-- Polish order for lists, independent of the locale of the database. The embedded database has ICU without the data of
-- languages, so there the rules of Polish (those of CLDR) are written out; PostgreSQL takes such rules from version 16 on.
DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_collation WHERE collname = 'pl-x-icu') THEN
    CREATE COLLATION IF NOT EXISTS "polish" (provider = icu, locale = 'pl');
  ELSE
    CREATE COLLATION IF NOT EXISTS "polish" (provider = icu, locale = 'und', rules = '&A<ą<<<Ą &C<ć<<<Ć &E<ę<<<Ę &L<ł<<<Ł &N<ń<<<Ń &O<ó<<<Ó &S<ś<<<Ś &Z<ź<<<Ź<ż<<<Ż');
  END IF;
END $$;--> statement-breakpoint
-- A text as searches compare it: lower case, without diacritics. ASCII texts take the short way. The same rules as in
-- shared/domain/search-form.ts.
CREATE FUNCTION "search_form"("value" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN octet_length("value") = char_length("value") THEN lower("value" COLLATE "polish")
  ELSE replace(replace(replace(translate(
    regexp_replace(normalize(lower("value" COLLATE "polish"), NFD), '[\u0300-\u036f]', '', 'g'),
    'łøđ’‘´', 'lod'''''''), 'ß', 'ss'), 'œ', 'oe'), 'æ', 'ae') END;--> statement-breakpoint
DROP INDEX "exercises_by_text";--> statement-breakpoint
DROP INDEX "words_by_text";--> statement-breakpoint
ALTER TABLE "companies" ALTER COLUMN "name" SET DATA TYPE text COLLATE "polish";--> statement-breakpoint
ALTER TABLE "company_users" ALTER COLUMN "firstname" SET DATA TYPE text COLLATE "polish";--> statement-breakpoint
ALTER TABLE "company_users" ALTER COLUMN "firstname" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "company_users" ALTER COLUMN "lastname" SET DATA TYPE text COLLATE "polish";--> statement-breakpoint
ALTER TABLE "company_users" ALTER COLUMN "lastname" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "courses" ALTER COLUMN "name" SET DATA TYPE text COLLATE "polish";--> statement-breakpoint
ALTER TABLE "exercises" ALTER COLUMN "example" SET DATA TYPE text COLLATE "polish";--> statement-breakpoint
ALTER TABLE "exercises" ALTER COLUMN "answer" SET DATA TYPE text COLLATE "polish";--> statement-breakpoint
ALTER TABLE "lessons" ALTER COLUMN "name_target" SET DATA TYPE text COLLATE "polish";--> statement-breakpoint
ALTER TABLE "lessons" ALTER COLUMN "name_source" SET DATA TYPE text COLLATE "polish";--> statement-breakpoint
ALTER TABLE "words" ALTER COLUMN "example" SET DATA TYPE text COLLATE "polish";--> statement-breakpoint
ALTER TABLE "words" ALTER COLUMN "answer" SET DATA TYPE text COLLATE "polish";--> statement-breakpoint
ALTER TABLE "media_files" ALTER COLUMN "name" SET DATA TYPE text COLLATE "polish";--> statement-breakpoint
ALTER TABLE "media_files" ALTER COLUMN "folded_name" SET DATA TYPE text COLLATE "polish";--> statement-breakpoint
ALTER TABLE "popups" ALTER COLUMN "title" SET DATA TYPE text COLLATE "polish";--> statement-breakpoint
CREATE INDEX "exercises_by_text" ON "exercises" USING gin (search_form("example") gin_trgm_ops,search_form("answer") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "words_by_text" ON "words" USING gin (search_form("example") gin_trgm_ops,search_form("answer") gin_trgm_ops);