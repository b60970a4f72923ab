import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_messages_channel" AS ENUM('web', 'mail');
  CREATE TYPE "public"."enum_messages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__messages_v_version_channel" AS ENUM('web', 'mail');
  CREATE TYPE "public"."enum__messages_v_published_locale" AS ENUM('ro', 'en', 'ru');
  CREATE TYPE "public"."enum__messages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_translation_settings_gated_containers" AS ENUM('projects', 'timeline-entries', 'legal-documents', 'messages', 'globals');
  CREATE TABLE "messages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"namespace" varchar,
  	"description" varchar,
  	"channel" "enum_messages_channel" DEFAULT 'web',
  	"max_length" numeric,
  	"is_obsolete" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "messages_locales" (
  	"text" varchar,
  	"original" varchar,
  	"_status" "enum_messages_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "messages_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_messages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_key" varchar,
  	"version_namespace" varchar,
  	"version_description" varchar,
  	"version_channel" "enum__messages_v_version_channel" DEFAULT 'web',
  	"version_max_length" numeric,
  	"version_is_obsolete" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__messages_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_messages_v_locales" (
  	"version_text" varchar,
  	"version_original" varchar,
  	"version__status" "enum__messages_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_messages_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "glossary_terms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"is_kept" boolean DEFAULT false,
  	"ro_preferred" varchar,
  	"en_preferred" varchar,
  	"ru_preferred" varchar,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "glossary_terms_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "translation_units" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"unit" varchar NOT NULL,
  	"locale" varchar NOT NULL,
  	"kind" varchar NOT NULL,
  	"container" varchar NOT NULL,
  	"document" varchar DEFAULT '',
  	"document_title" varchar DEFAULT '',
  	"path" varchar NOT NULL,
  	"segment" varchar DEFAULT '',
  	"position" numeric NOT NULL,
  	"format" varchar NOT NULL,
  	"role" varchar NOT NULL,
  	"max_length" numeric,
  	"is_required" boolean DEFAULT false NOT NULL,
  	"text" varchar,
  	"hash" varchar,
  	"words" numeric DEFAULT 0 NOT NULL,
  	"state" varchar NOT NULL,
  	"is_outdated" boolean DEFAULT false NOT NULL,
  	"is_locked" boolean DEFAULT false NOT NULL,
  	"confirmed_hash" varchar,
  	"confirmed_source" varchar,
  	"findings" jsonb DEFAULT '[]'::jsonb NOT NULL,
  	"errors" numeric DEFAULT 0 NOT NULL,
  	"warnings" numeric DEFAULT 0 NOT NULL,
  	"dismissed" jsonb DEFAULT '[]'::jsonb NOT NULL,
  	"cut_off_hashes" jsonb DEFAULT '[]'::jsonb NOT NULL,
  	"origin" varchar NOT NULL,
  	"changed_by" varchar,
  	"changed_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "translation_changes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"unit" varchar NOT NULL,
  	"locale" varchar NOT NULL,
  	"from_text" varchar,
  	"to_text" varchar,
  	"from_state" varchar NOT NULL,
  	"to_state" varchar NOT NULL,
  	"origin" varchar NOT NULL,
  	"editor_id" integer,
  	"editor_name" varchar,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "translation_comments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"unit" varchar NOT NULL,
  	"locale" varchar NOT NULL,
  	"author_id" integer,
  	"author_name" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"is_resolved" boolean DEFAULT false NOT NULL,
  	"resolved_by_name" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "translation_settings_gated_containers" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_translation_settings_gated_containers",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "translation_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "editors" ADD COLUMN "may_approve" boolean DEFAULT false;
  ALTER TABLE "editors" ADD COLUMN "wants_digest" boolean DEFAULT true;
  ALTER TABLE "editors" ADD COLUMN "digest_sent_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "messages_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "glossary_terms_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "translation_units_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "translation_changes_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "translation_comments_id" integer;
  ALTER TABLE "messages_locales" ADD CONSTRAINT "messages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "messages_texts" ADD CONSTRAINT "messages_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_messages_v" ADD CONSTRAINT "_messages_v_parent_id_messages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_messages_v_locales" ADD CONSTRAINT "_messages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_messages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_messages_v_texts" ADD CONSTRAINT "_messages_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_messages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "glossary_terms_texts" ADD CONSTRAINT "glossary_terms_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."glossary_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "translation_changes" ADD CONSTRAINT "translation_changes_editor_id_editors_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "translation_comments" ADD CONSTRAINT "translation_comments_author_id_editors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "translation_settings_gated_containers" ADD CONSTRAINT "translation_settings_gated_containers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."translation_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "messages_key_idx" ON "messages" USING btree ("key");
  CREATE INDEX "messages_namespace_idx" ON "messages" USING btree ("namespace");
  CREATE INDEX "messages_is_obsolete_idx" ON "messages" USING btree ("is_obsolete");
  CREATE INDEX "messages_updated_at_idx" ON "messages" USING btree ("updated_at");
  CREATE INDEX "messages_created_at_idx" ON "messages" USING btree ("created_at");
  CREATE INDEX "messages__status_idx" ON "messages_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "messages_locales_locale_parent_id_unique" ON "messages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "messages_texts_order_parent" ON "messages_texts" USING btree ("order","parent_id");
  CREATE INDEX "_messages_v_parent_idx" ON "_messages_v" USING btree ("parent_id");
  CREATE INDEX "_messages_v_version_version_key_idx" ON "_messages_v" USING btree ("version_key");
  CREATE INDEX "_messages_v_version_version_namespace_idx" ON "_messages_v" USING btree ("version_namespace");
  CREATE INDEX "_messages_v_version_version_is_obsolete_idx" ON "_messages_v" USING btree ("version_is_obsolete");
  CREATE INDEX "_messages_v_version_version_updated_at_idx" ON "_messages_v" USING btree ("version_updated_at");
  CREATE INDEX "_messages_v_version_version_created_at_idx" ON "_messages_v" USING btree ("version_created_at");
  CREATE INDEX "_messages_v_created_at_idx" ON "_messages_v" USING btree ("created_at");
  CREATE INDEX "_messages_v_updated_at_idx" ON "_messages_v" USING btree ("updated_at");
  CREATE INDEX "_messages_v_snapshot_idx" ON "_messages_v" USING btree ("snapshot");
  CREATE INDEX "_messages_v_published_locale_idx" ON "_messages_v" USING btree ("published_locale");
  CREATE INDEX "_messages_v_latest_idx" ON "_messages_v" USING btree ("latest");
  CREATE INDEX "_messages_v_version_version__status_idx" ON "_messages_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_messages_v_locales_locale_parent_id_unique" ON "_messages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_messages_v_texts_order_parent" ON "_messages_v_texts" USING btree ("order","parent_id");
  CREATE UNIQUE INDEX "glossary_terms_name_idx" ON "glossary_terms" USING btree ("name");
  CREATE INDEX "glossary_terms_updated_at_idx" ON "glossary_terms" USING btree ("updated_at");
  CREATE INDEX "glossary_terms_created_at_idx" ON "glossary_terms" USING btree ("created_at");
  CREATE INDEX "glossary_terms_texts_order_parent" ON "glossary_terms_texts" USING btree ("order","parent_id");
  CREATE INDEX "translation_units_changed_at_idx" ON "translation_units" USING btree ("changed_at");
  CREATE INDEX "translation_units_updated_at_idx" ON "translation_units" USING btree ("updated_at");
  CREATE INDEX "translation_units_created_at_idx" ON "translation_units" USING btree ("created_at");
  CREATE UNIQUE INDEX "unit_locale_idx" ON "translation_units" USING btree ("unit","locale");
  CREATE INDEX "locale_state_idx" ON "translation_units" USING btree ("locale","state");
  CREATE INDEX "container_document_locale_idx" ON "translation_units" USING btree ("container","document","locale");
  CREATE INDEX "translation_changes_editor_idx" ON "translation_changes" USING btree ("editor_id");
  CREATE INDEX "translation_changes_updated_at_idx" ON "translation_changes" USING btree ("updated_at");
  CREATE INDEX "translation_changes_created_at_idx" ON "translation_changes" USING btree ("created_at");
  CREATE INDEX "unit_locale_createdAt_idx" ON "translation_changes" USING btree ("unit","locale","created_at");
  CREATE INDEX "translation_comments_author_idx" ON "translation_comments" USING btree ("author_id");
  CREATE INDEX "translation_comments_is_resolved_idx" ON "translation_comments" USING btree ("is_resolved");
  CREATE INDEX "translation_comments_updated_at_idx" ON "translation_comments" USING btree ("updated_at");
  CREATE INDEX "translation_comments_created_at_idx" ON "translation_comments" USING btree ("created_at");
  CREATE INDEX "unit_locale_1_idx" ON "translation_comments" USING btree ("unit","locale");
  CREATE INDEX "translation_settings_gated_containers_order_idx" ON "translation_settings_gated_containers" USING btree ("order");
  CREATE INDEX "translation_settings_gated_containers_parent_idx" ON "translation_settings_gated_containers" USING btree ("parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_messages_fk" FOREIGN KEY ("messages_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_glossary_terms_fk" FOREIGN KEY ("glossary_terms_id") REFERENCES "public"."glossary_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_translation_units_fk" FOREIGN KEY ("translation_units_id") REFERENCES "public"."translation_units"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_translation_changes_fk" FOREIGN KEY ("translation_changes_id") REFERENCES "public"."translation_changes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_translation_comments_fk" FOREIGN KEY ("translation_comments_id") REFERENCES "public"."translation_comments"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("messages_id");
  CREATE INDEX "payload_locked_documents_rels_glossary_terms_id_idx" ON "payload_locked_documents_rels" USING btree ("glossary_terms_id");
  CREATE INDEX "payload_locked_documents_rels_translation_units_id_idx" ON "payload_locked_documents_rels" USING btree ("translation_units_id");
  CREATE INDEX "payload_locked_documents_rels_translation_changes_id_idx" ON "payload_locked_documents_rels" USING btree ("translation_changes_id");
  CREATE INDEX "payload_locked_documents_rels_translation_comments_id_idx" ON "payload_locked_documents_rels" USING btree ("translation_comments_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "messages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "messages_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "messages_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_messages_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_messages_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_messages_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "glossary_terms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "glossary_terms_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "translation_units" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "translation_changes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "translation_comments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "translation_settings_gated_containers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "translation_settings" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "messages" CASCADE;
  DROP TABLE "messages_locales" CASCADE;
  DROP TABLE "messages_texts" CASCADE;
  DROP TABLE "_messages_v" CASCADE;
  DROP TABLE "_messages_v_locales" CASCADE;
  DROP TABLE "_messages_v_texts" CASCADE;
  DROP TABLE "glossary_terms" CASCADE;
  DROP TABLE "glossary_terms_texts" CASCADE;
  DROP TABLE "translation_units" CASCADE;
  DROP TABLE "translation_changes" CASCADE;
  DROP TABLE "translation_comments" CASCADE;
  DROP TABLE "translation_settings_gated_containers" CASCADE;
  DROP TABLE "translation_settings" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_messages_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_glossary_terms_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_translation_units_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_translation_changes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_translation_comments_fk";
  
  DROP INDEX "payload_locked_documents_rels_messages_id_idx";
  DROP INDEX "payload_locked_documents_rels_glossary_terms_id_idx";
  DROP INDEX "payload_locked_documents_rels_translation_units_id_idx";
  DROP INDEX "payload_locked_documents_rels_translation_changes_id_idx";
  DROP INDEX "payload_locked_documents_rels_translation_comments_id_idx";
  ALTER TABLE "editors" DROP COLUMN "may_approve";
  ALTER TABLE "editors" DROP COLUMN "wants_digest";
  ALTER TABLE "editors" DROP COLUMN "digest_sent_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "messages_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "glossary_terms_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "translation_units_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "translation_changes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "translation_comments_id";
  DROP TYPE "public"."enum_messages_channel";
  DROP TYPE "public"."enum_messages_status";
  DROP TYPE "public"."enum__messages_v_version_channel";
  DROP TYPE "public"."enum__messages_v_published_locale";
  DROP TYPE "public"."enum__messages_v_version_status";
  DROP TYPE "public"."enum_translation_settings_gated_containers";`)
}
