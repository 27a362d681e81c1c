ALTER TABLE "users" ADD COLUMN "is_email_confirmed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "confirmations_sent" jsonb DEFAULT '[]'::jsonb NOT NULL;