import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_outgoing_mails_locale" AS ENUM('ro', 'en', 'ru');
  CREATE TYPE "public"."enum_outgoing_mails_state" AS ENUM('queued', 'sending', 'sent', 'failed');
  CREATE TABLE "outgoing_mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"template" varchar NOT NULL,
  	"locale" "enum_outgoing_mails_locale" NOT NULL,
  	"recipient" varchar,
  	"content" varchar,
  	"state" "enum_outgoing_mails_state" DEFAULT 'queued' NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"due_at" timestamp(3) with time zone,
  	"lease_until" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"message_id" varchar NOT NULL,
  	"last_error" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "contact_messages" ADD COLUMN "fingerprint" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "outgoing_mails_id" integer;
  CREATE INDEX "outgoing_mails_recipient_idx" ON "outgoing_mails" USING btree ("recipient");
  CREATE INDEX "outgoing_mails_state_idx" ON "outgoing_mails" USING btree ("state");
  CREATE INDEX "outgoing_mails_due_at_idx" ON "outgoing_mails" USING btree ("due_at");
  CREATE UNIQUE INDEX "outgoing_mails_message_id_idx" ON "outgoing_mails" USING btree ("message_id");
  CREATE INDEX "outgoing_mails_updated_at_idx" ON "outgoing_mails" USING btree ("updated_at");
  CREATE INDEX "outgoing_mails_created_at_idx" ON "outgoing_mails" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_outgoing_mails_fk" FOREIGN KEY ("outgoing_mails_id") REFERENCES "public"."outgoing_mails"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "contact_messages_fingerprint_idx" ON "contact_messages" USING btree ("fingerprint");
  CREATE INDEX "payload_locked_documents_rels_outgoing_mails_id_idx" ON "payload_locked_documents_rels" USING btree ("outgoing_mails_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "outgoing_mails" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "outgoing_mails" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_outgoing_mails_fk";
  
  DROP INDEX "contact_messages_fingerprint_idx";
  DROP INDEX "payload_locked_documents_rels_outgoing_mails_id_idx";
  ALTER TABLE "contact_messages" DROP COLUMN "fingerprint";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "outgoing_mails_id";
  DROP TYPE "public"."enum_outgoing_mails_locale";
  DROP TYPE "public"."enum_outgoing_mails_state";`)
}
