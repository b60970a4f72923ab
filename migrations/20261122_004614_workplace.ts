import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_scheduled_changes_locale" AS ENUM('ro', 'en', 'ru');
  CREATE TYPE "public"."enum_scheduled_changes_action" AS ENUM('publish', 'unpublish');
  CREATE TYPE "public"."enum_scheduled_changes_state" AS ENUM('waiting', 'done', 'failed', 'cancelled');
  CREATE TYPE "public"."enum_review_requests_locale" AS ENUM('ro', 'en', 'ru');
  CREATE TYPE "public"."enum_review_requests_state" AS ENUM('waiting', 'published', 'returned', 'withdrawn');
  CREATE TYPE "public"."enum_contact_messages_state" AS ENUM('new', 'in-work', 'answered', 'spam', 'archived');
  CREATE TYPE "public"."enum_contact_notes_kind" AS ENUM('note', 'answer', 'change');
  CREATE TYPE "public"."enum_user_profiles_contributor_roles" AS ENUM('writer', 'editor', 'expert');
  CREATE TYPE "public"."enum_contribution_applications_role" AS ENUM('writer', 'editor', 'expert');
  CREATE TYPE "public"."enum_contribution_applications_topic" AS ENUM('cinema', 'auto', 'fighting', 'travel');
  CREATE TYPE "public"."enum_contribution_applications_locale" AS ENUM('ro', 'en', 'ru');
  CREATE TYPE "public"."enum_contribution_applications_state" AS ENUM('received', 'in-review', 'accepted', 'declined');
  CREATE TYPE "public"."enum_release_notices_state" AS ENUM('running', 'done', 'stopped');
  CREATE TABLE "reply_templates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"updated_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reply_templates_locales" (
  	"subject" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "scheduled_changes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"container" varchar NOT NULL,
  	"document" varchar,
  	"locale" "enum_scheduled_changes_locale" NOT NULL,
  	"action" "enum_scheduled_changes_action" NOT NULL,
  	"due_at" timestamp(3) with time zone NOT NULL,
  	"state" "enum_scheduled_changes_state" DEFAULT 'waiting' NOT NULL,
  	"editor_id" integer,
  	"editor_name" varchar NOT NULL,
  	"done_at" timestamp(3) with time zone,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"last_error" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "review_requests" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"container" varchar NOT NULL,
  	"document" varchar,
  	"locale" "enum_review_requests_locale" NOT NULL,
  	"state" "enum_review_requests_state" DEFAULT 'waiting' NOT NULL,
  	"author_id" integer,
  	"author_name" varchar NOT NULL,
  	"note" varchar,
  	"decided_by_name" varchar,
  	"decided_at" timestamp(3) with time zone,
  	"answer" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "contact_notes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"message_id" integer NOT NULL,
  	"kind" "enum_contact_notes_kind" NOT NULL,
  	"author_id" integer,
  	"author_name" varchar NOT NULL,
  	"subject" varchar,
  	"text" varchar NOT NULL,
  	"mail_id" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "user_profiles_contributor_roles" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_user_profiles_contributor_roles",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "contribution_applications" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"member_id" varchar NOT NULL,
  	"role" "enum_contribution_applications_role" NOT NULL,
  	"topic" "enum_contribution_applications_topic" DEFAULT 'cinema' NOT NULL,
  	"motivation" varchar NOT NULL,
  	"locale" "enum_contribution_applications_locale" NOT NULL,
  	"state" "enum_contribution_applications_state" DEFAULT 'received' NOT NULL,
  	"notes" jsonb,
  	"decided_by_name" varchar,
  	"decided_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "contribution_applications_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "release_notices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"release_id" integer NOT NULL,
  	"release_name" varchar NOT NULL,
  	"state" "enum_release_notices_state" DEFAULT 'running' NOT NULL,
  	"told" numeric DEFAULT 0 NOT NULL,
  	"cursor" varchar,
  	"finished_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "page_views" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"views" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "visitor_days" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" varchar NOT NULL,
  	"visitors" numeric DEFAULT 0 NOT NULL,
  	"salt" varchar,
  	"sketch" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "missing_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"path" varchar NOT NULL,
  	"hits" numeric DEFAULT 0 NOT NULL,
  	"is_linked_here" boolean DEFAULT false,
  	"last_seen_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "audit_entries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"actor_name" varchar NOT NULL,
  	"actor_id" integer,
  	"action" varchar NOT NULL,
  	"container" varchar NOT NULL,
  	"document" varchar,
  	"title" varchar,
  	"locale" varchar,
  	"changes" jsonb,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "projects" ADD COLUMN "updated_by_id" integer;
  ALTER TABLE "projects" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_projects_v" ADD COLUMN "version_updated_by_id" integer;
  ALTER TABLE "_projects_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "timeline_entries" ADD COLUMN "updated_by_id" integer;
  ALTER TABLE "timeline_entries" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_timeline_entries_v" ADD COLUMN "version_updated_by_id" integer;
  ALTER TABLE "_timeline_entries_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "legal_documents" ADD COLUMN "updated_by_id" integer;
  ALTER TABLE "legal_documents" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_legal_documents_v" ADD COLUMN "version_updated_by_id" integer;
  ALTER TABLE "_legal_documents_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "media" ADD COLUMN "updated_by_id" integer;
  ALTER TABLE "media" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "messages" ADD COLUMN "updated_by_id" integer;
  ALTER TABLE "_messages_v" ADD COLUMN "version_updated_by_id" integer;
  ALTER TABLE "glossary_terms" ADD COLUMN "updated_by_id" integer;
  ALTER TABLE "contact_messages" ADD COLUMN "state" "enum_contact_messages_state" DEFAULT 'new' NOT NULL;
  ALTER TABLE "contact_messages" ADD COLUMN "assignee_id" integer;
  ALTER TABLE "contact_messages" ADD COLUMN "answered_at" timestamp(3) with time zone;
  ALTER TABLE "user_profiles" ADD COLUMN "last_seen_at" timestamp(3) with time zone;
  ALTER TABLE "user_profiles" ADD COLUMN "suspended_at" timestamp(3) with time zone;
  ALTER TABLE "user_profiles" ADD COLUMN "suspension_reason" varchar;
  ALTER TABLE "redirects" ADD COLUMN "updated_by_id" integer;
  ALTER TABLE "editors" ADD COLUMN "totp_secret" varchar;
  ALTER TABLE "editors" ADD COLUMN "recovery_codes" varchar;
  ALTER TABLE "editors" ADD COLUMN "totp_last_step" numeric;
  ALTER TABLE "editors" ADD COLUMN "totp_enabled_at" timestamp(3) with time zone;
  ALTER TABLE "editors" ADD COLUMN "updated_by_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "reply_templates_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "scheduled_changes_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "review_requests_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "contact_notes_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "contribution_applications_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "release_notices_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "page_views_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "visitor_days_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "missing_pages_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "audit_entries_id" integer;
  ALTER TABLE "home" ADD COLUMN "updated_by_id" integer;
  ALTER TABLE "_home_v" ADD COLUMN "version_updated_by_id" integer;
  ALTER TABLE "about" ADD COLUMN "updated_by_id" integer;
  ALTER TABLE "_about_v" ADD COLUMN "version_updated_by_id" integer;
  ALTER TABLE "become" ADD COLUMN "updated_by_id" integer;
  ALTER TABLE "_become_v" ADD COLUMN "version_updated_by_id" integer;
  ALTER TABLE "community" ADD COLUMN "updated_by_id" integer;
  ALTER TABLE "_community_v" ADD COLUMN "version_updated_by_id" integer;
  ALTER TABLE "contact" ADD COLUMN "updated_by_id" integer;
  ALTER TABLE "_contact_v" ADD COLUMN "version_updated_by_id" integer;
  ALTER TABLE "projects_page" ADD COLUMN "updated_by_id" integer;
  ALTER TABLE "_projects_page_v" ADD COLUMN "version_updated_by_id" integer;
  ALTER TABLE "legal_pages" ADD COLUMN "updated_by_id" integer;
  ALTER TABLE "_legal_pages_v" ADD COLUMN "version_updated_by_id" integer;
  ALTER TABLE "navigation" ADD COLUMN "updated_by_id" integer;
  ALTER TABLE "_navigation_v" ADD COLUMN "version_updated_by_id" integer;
  ALTER TABLE "footer" ADD COLUMN "updated_by_id" integer;
  ALTER TABLE "_footer_v" ADD COLUMN "version_updated_by_id" integer;
  ALTER TABLE "site" ADD COLUMN "updated_by_id" integer;
  ALTER TABLE "_site_v" ADD COLUMN "version_updated_by_id" integer;
  ALTER TABLE "translation_settings" ADD COLUMN "updated_by_id" integer;
  ALTER TABLE "reply_templates" ADD CONSTRAINT "reply_templates_updated_by_id_editors_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reply_templates_locales" ADD CONSTRAINT "reply_templates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reply_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "scheduled_changes" ADD CONSTRAINT "scheduled_changes_editor_id_editors_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_author_id_editors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contact_notes" ADD CONSTRAINT "contact_notes_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contact_notes" ADD CONSTRAINT "contact_notes_author_id_editors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "user_profiles_contributor_roles" ADD CONSTRAINT "user_profiles_contributor_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."user_profiles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contribution_applications_texts" ADD CONSTRAINT "contribution_applications_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."contribution_applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "release_notices" ADD CONSTRAINT "release_notices_release_id_legal_documents_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."legal_documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_id_editors_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "reply_templates_name_idx" ON "reply_templates" USING btree ("name");
  CREATE INDEX "reply_templates_updated_by_idx" ON "reply_templates" USING btree ("updated_by_id");
  CREATE INDEX "reply_templates_updated_at_idx" ON "reply_templates" USING btree ("updated_at");
  CREATE INDEX "reply_templates_created_at_idx" ON "reply_templates" USING btree ("created_at");
  CREATE UNIQUE INDEX "reply_templates_locales_locale_parent_id_unique" ON "reply_templates_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "scheduled_changes_container_idx" ON "scheduled_changes" USING btree ("container");
  CREATE INDEX "scheduled_changes_editor_idx" ON "scheduled_changes" USING btree ("editor_id");
  CREATE INDEX "scheduled_changes_updated_at_idx" ON "scheduled_changes" USING btree ("updated_at");
  CREATE INDEX "scheduled_changes_created_at_idx" ON "scheduled_changes" USING btree ("created_at");
  CREATE INDEX "state_dueAt_idx" ON "scheduled_changes" USING btree ("state","due_at");
  CREATE INDEX "review_requests_state_idx" ON "review_requests" USING btree ("state");
  CREATE INDEX "review_requests_author_idx" ON "review_requests" USING btree ("author_id");
  CREATE INDEX "review_requests_updated_at_idx" ON "review_requests" USING btree ("updated_at");
  CREATE INDEX "review_requests_created_at_idx" ON "review_requests" USING btree ("created_at");
  CREATE INDEX "container_document_locale_1_idx" ON "review_requests" USING btree ("container","document","locale");
  CREATE INDEX "contact_notes_message_idx" ON "contact_notes" USING btree ("message_id");
  CREATE INDEX "contact_notes_author_idx" ON "contact_notes" USING btree ("author_id");
  CREATE INDEX "contact_notes_updated_at_idx" ON "contact_notes" USING btree ("updated_at");
  CREATE INDEX "contact_notes_created_at_idx" ON "contact_notes" USING btree ("created_at");
  CREATE INDEX "message_createdAt_idx" ON "contact_notes" USING btree ("message_id","created_at");
  CREATE INDEX "user_profiles_contributor_roles_order_idx" ON "user_profiles_contributor_roles" USING btree ("order");
  CREATE INDEX "user_profiles_contributor_roles_parent_idx" ON "user_profiles_contributor_roles" USING btree ("parent_id");
  CREATE INDEX "contribution_applications_member_id_idx" ON "contribution_applications" USING btree ("member_id");
  CREATE INDEX "contribution_applications_state_idx" ON "contribution_applications" USING btree ("state");
  CREATE INDEX "contribution_applications_updated_at_idx" ON "contribution_applications" USING btree ("updated_at");
  CREATE INDEX "contribution_applications_created_at_idx" ON "contribution_applications" USING btree ("created_at");
  CREATE INDEX "contribution_applications_texts_order_parent" ON "contribution_applications_texts" USING btree ("order","parent_id");
  CREATE UNIQUE INDEX "release_notices_release_idx" ON "release_notices" USING btree ("release_id");
  CREATE INDEX "release_notices_state_idx" ON "release_notices" USING btree ("state");
  CREATE INDEX "release_notices_updated_at_idx" ON "release_notices" USING btree ("updated_at");
  CREATE INDEX "release_notices_created_at_idx" ON "release_notices" USING btree ("created_at");
  CREATE INDEX "page_views_day_idx" ON "page_views" USING btree ("day");
  CREATE INDEX "page_views_updated_at_idx" ON "page_views" USING btree ("updated_at");
  CREATE INDEX "page_views_created_at_idx" ON "page_views" USING btree ("created_at");
  CREATE UNIQUE INDEX "day_path_idx" ON "page_views" USING btree ("day","path");
  CREATE UNIQUE INDEX "visitor_days_day_idx" ON "visitor_days" USING btree ("day");
  CREATE INDEX "visitor_days_updated_at_idx" ON "visitor_days" USING btree ("updated_at");
  CREATE INDEX "visitor_days_created_at_idx" ON "visitor_days" USING btree ("created_at");
  CREATE UNIQUE INDEX "missing_pages_path_idx" ON "missing_pages" USING btree ("path");
  CREATE INDEX "missing_pages_updated_at_idx" ON "missing_pages" USING btree ("updated_at");
  CREATE INDEX "missing_pages_created_at_idx" ON "missing_pages" USING btree ("created_at");
  CREATE INDEX "audit_entries_actor_idx" ON "audit_entries" USING btree ("actor_id");
  CREATE INDEX "audit_entries_action_idx" ON "audit_entries" USING btree ("action");
  CREATE INDEX "audit_entries_updated_at_idx" ON "audit_entries" USING btree ("updated_at");
  CREATE INDEX "audit_entries_created_at_idx" ON "audit_entries" USING btree ("created_at");
  CREATE INDEX "container_document_createdAt_idx" ON "audit_entries" USING btree ("container","document","created_at");
  ALTER TABLE "projects" ADD CONSTRAINT "projects_updated_by_id_editors_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_updated_by_id_editors_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "timeline_entries" ADD CONSTRAINT "timeline_entries_updated_by_id_editors_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_timeline_entries_v" ADD CONSTRAINT "_timeline_entries_v_version_updated_by_id_editors_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "legal_documents" ADD CONSTRAINT "legal_documents_updated_by_id_editors_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_legal_documents_v" ADD CONSTRAINT "_legal_documents_v_version_updated_by_id_editors_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_updated_by_id_editors_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "messages" ADD CONSTRAINT "messages_updated_by_id_editors_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_messages_v" ADD CONSTRAINT "_messages_v_version_updated_by_id_editors_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "glossary_terms" ADD CONSTRAINT "glossary_terms_updated_by_id_editors_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_assignee_id_editors_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_updated_by_id_editors_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "editors" ADD CONSTRAINT "editors_updated_by_id_editors_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reply_templates_fk" FOREIGN KEY ("reply_templates_id") REFERENCES "public"."reply_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_scheduled_changes_fk" FOREIGN KEY ("scheduled_changes_id") REFERENCES "public"."scheduled_changes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_review_requests_fk" FOREIGN KEY ("review_requests_id") REFERENCES "public"."review_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_contact_notes_fk" FOREIGN KEY ("contact_notes_id") REFERENCES "public"."contact_notes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_contribution_applications_fk" FOREIGN KEY ("contribution_applications_id") REFERENCES "public"."contribution_applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_release_notices_fk" FOREIGN KEY ("release_notices_id") REFERENCES "public"."release_notices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_page_views_fk" FOREIGN KEY ("page_views_id") REFERENCES "public"."page_views"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_visitor_days_fk" FOREIGN KEY ("visitor_days_id") REFERENCES "public"."visitor_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_missing_pages_fk" FOREIGN KEY ("missing_pages_id") REFERENCES "public"."missing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_audit_entries_fk" FOREIGN KEY ("audit_entries_id") REFERENCES "public"."audit_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home" ADD CONSTRAINT "home_updated_by_id_editors_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_version_updated_by_id_editors_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about" ADD CONSTRAINT "about_updated_by_id_editors_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_v" ADD CONSTRAINT "_about_v_version_updated_by_id_editors_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "become" ADD CONSTRAINT "become_updated_by_id_editors_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_become_v" ADD CONSTRAINT "_become_v_version_updated_by_id_editors_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "community" ADD CONSTRAINT "community_updated_by_id_editors_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_community_v" ADD CONSTRAINT "_community_v_version_updated_by_id_editors_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contact" ADD CONSTRAINT "contact_updated_by_id_editors_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_contact_v" ADD CONSTRAINT "_contact_v_version_updated_by_id_editors_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects_page" ADD CONSTRAINT "projects_page_updated_by_id_editors_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_page_v" ADD CONSTRAINT "_projects_page_v_version_updated_by_id_editors_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "legal_pages" ADD CONSTRAINT "legal_pages_updated_by_id_editors_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_legal_pages_v" ADD CONSTRAINT "_legal_pages_v_version_updated_by_id_editors_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation" ADD CONSTRAINT "navigation_updated_by_id_editors_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v" ADD CONSTRAINT "_navigation_v_version_updated_by_id_editors_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer" ADD CONSTRAINT "footer_updated_by_id_editors_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_footer_v" ADD CONSTRAINT "_footer_v_version_updated_by_id_editors_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site" ADD CONSTRAINT "site_updated_by_id_editors_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_v" ADD CONSTRAINT "_site_v_version_updated_by_id_editors_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "translation_settings" ADD CONSTRAINT "translation_settings_updated_by_id_editors_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "projects_updated_by_idx" ON "projects" USING btree ("updated_by_id");
  CREATE INDEX "projects_deleted_at_idx" ON "projects" USING btree ("deleted_at");
  CREATE INDEX "_projects_v_version_version_updated_by_idx" ON "_projects_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_projects_v_version_version_deleted_at_idx" ON "_projects_v" USING btree ("version_deleted_at");
  CREATE INDEX "timeline_entries_updated_by_idx" ON "timeline_entries" USING btree ("updated_by_id");
  CREATE INDEX "timeline_entries_deleted_at_idx" ON "timeline_entries" USING btree ("deleted_at");
  CREATE INDEX "_timeline_entries_v_version_version_updated_by_idx" ON "_timeline_entries_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_timeline_entries_v_version_version_deleted_at_idx" ON "_timeline_entries_v" USING btree ("version_deleted_at");
  CREATE INDEX "legal_documents_updated_by_idx" ON "legal_documents" USING btree ("updated_by_id");
  CREATE INDEX "legal_documents_deleted_at_idx" ON "legal_documents" USING btree ("deleted_at");
  CREATE INDEX "_legal_documents_v_version_version_updated_by_idx" ON "_legal_documents_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_legal_documents_v_version_version_deleted_at_idx" ON "_legal_documents_v" USING btree ("version_deleted_at");
  CREATE INDEX "media_updated_by_idx" ON "media" USING btree ("updated_by_id");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE INDEX "messages_updated_by_idx" ON "messages" USING btree ("updated_by_id");
  CREATE INDEX "_messages_v_version_version_updated_by_idx" ON "_messages_v" USING btree ("version_updated_by_id");
  CREATE INDEX "glossary_terms_updated_by_idx" ON "glossary_terms" USING btree ("updated_by_id");
  CREATE INDEX "contact_messages_state_idx" ON "contact_messages" USING btree ("state");
  CREATE INDEX "contact_messages_assignee_idx" ON "contact_messages" USING btree ("assignee_id");
  CREATE INDEX "user_profiles_last_seen_at_idx" ON "user_profiles" USING btree ("last_seen_at");
  CREATE INDEX "user_profiles_suspended_at_idx" ON "user_profiles" USING btree ("suspended_at");
  CREATE INDEX "redirects_updated_by_idx" ON "redirects" USING btree ("updated_by_id");
  CREATE INDEX "editors_updated_by_idx" ON "editors" USING btree ("updated_by_id");
  CREATE INDEX "payload_locked_documents_rels_reply_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("reply_templates_id");
  CREATE INDEX "payload_locked_documents_rels_scheduled_changes_id_idx" ON "payload_locked_documents_rels" USING btree ("scheduled_changes_id");
  CREATE INDEX "payload_locked_documents_rels_review_requests_id_idx" ON "payload_locked_documents_rels" USING btree ("review_requests_id");
  CREATE INDEX "payload_locked_documents_rels_contact_notes_id_idx" ON "payload_locked_documents_rels" USING btree ("contact_notes_id");
  CREATE INDEX "payload_locked_documents_rels_contribution_applications__idx" ON "payload_locked_documents_rels" USING btree ("contribution_applications_id");
  CREATE INDEX "payload_locked_documents_rels_release_notices_id_idx" ON "payload_locked_documents_rels" USING btree ("release_notices_id");
  CREATE INDEX "payload_locked_documents_rels_page_views_id_idx" ON "payload_locked_documents_rels" USING btree ("page_views_id");
  CREATE INDEX "payload_locked_documents_rels_visitor_days_id_idx" ON "payload_locked_documents_rels" USING btree ("visitor_days_id");
  CREATE INDEX "payload_locked_documents_rels_missing_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("missing_pages_id");
  CREATE INDEX "payload_locked_documents_rels_audit_entries_id_idx" ON "payload_locked_documents_rels" USING btree ("audit_entries_id");
  CREATE INDEX "home_updated_by_idx" ON "home" USING btree ("updated_by_id");
  CREATE INDEX "_home_v_version_version_updated_by_idx" ON "_home_v" USING btree ("version_updated_by_id");
  CREATE INDEX "about_updated_by_idx" ON "about" USING btree ("updated_by_id");
  CREATE INDEX "_about_v_version_version_updated_by_idx" ON "_about_v" USING btree ("version_updated_by_id");
  CREATE INDEX "become_updated_by_idx" ON "become" USING btree ("updated_by_id");
  CREATE INDEX "_become_v_version_version_updated_by_idx" ON "_become_v" USING btree ("version_updated_by_id");
  CREATE INDEX "community_updated_by_idx" ON "community" USING btree ("updated_by_id");
  CREATE INDEX "_community_v_version_version_updated_by_idx" ON "_community_v" USING btree ("version_updated_by_id");
  CREATE INDEX "contact_updated_by_idx" ON "contact" USING btree ("updated_by_id");
  CREATE INDEX "_contact_v_version_version_updated_by_idx" ON "_contact_v" USING btree ("version_updated_by_id");
  CREATE INDEX "projects_page_updated_by_idx" ON "projects_page" USING btree ("updated_by_id");
  CREATE INDEX "_projects_page_v_version_version_updated_by_idx" ON "_projects_page_v" USING btree ("version_updated_by_id");
  CREATE INDEX "legal_pages_updated_by_idx" ON "legal_pages" USING btree ("updated_by_id");
  CREATE INDEX "_legal_pages_v_version_version_updated_by_idx" ON "_legal_pages_v" USING btree ("version_updated_by_id");
  CREATE INDEX "navigation_updated_by_idx" ON "navigation" USING btree ("updated_by_id");
  CREATE INDEX "_navigation_v_version_version_updated_by_idx" ON "_navigation_v" USING btree ("version_updated_by_id");
  CREATE INDEX "footer_updated_by_idx" ON "footer" USING btree ("updated_by_id");
  CREATE INDEX "_footer_v_version_version_updated_by_idx" ON "_footer_v" USING btree ("version_updated_by_id");
  CREATE INDEX "site_updated_by_idx" ON "site" USING btree ("updated_by_id");
  CREATE INDEX "_site_v_version_version_updated_by_idx" ON "_site_v" USING btree ("version_updated_by_id");
  CREATE INDEX "translation_settings_updated_by_idx" ON "translation_settings" USING btree ("updated_by_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "reply_templates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reply_templates_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "scheduled_changes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "review_requests" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "contact_notes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "user_profiles_contributor_roles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "contribution_applications" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "contribution_applications_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "release_notices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "page_views" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "visitor_days" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "missing_pages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "audit_entries" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "reply_templates" CASCADE;
  DROP TABLE "reply_templates_locales" CASCADE;
  DROP TABLE "scheduled_changes" CASCADE;
  DROP TABLE "review_requests" CASCADE;
  DROP TABLE "contact_notes" CASCADE;
  DROP TABLE "user_profiles_contributor_roles" CASCADE;
  DROP TABLE "contribution_applications" CASCADE;
  DROP TABLE "contribution_applications_texts" CASCADE;
  DROP TABLE "release_notices" CASCADE;
  DROP TABLE "page_views" CASCADE;
  DROP TABLE "visitor_days" CASCADE;
  DROP TABLE "missing_pages" CASCADE;
  DROP TABLE "audit_entries" CASCADE;
  ALTER TABLE "projects" DROP CONSTRAINT "projects_updated_by_id_editors_id_fk";
  
  ALTER TABLE "_projects_v" DROP CONSTRAINT "_projects_v_version_updated_by_id_editors_id_fk";
  
  ALTER TABLE "timeline_entries" DROP CONSTRAINT "timeline_entries_updated_by_id_editors_id_fk";
  
  ALTER TABLE "_timeline_entries_v" DROP CONSTRAINT "_timeline_entries_v_version_updated_by_id_editors_id_fk";
  
  ALTER TABLE "legal_documents" DROP CONSTRAINT "legal_documents_updated_by_id_editors_id_fk";
  
  ALTER TABLE "_legal_documents_v" DROP CONSTRAINT "_legal_documents_v_version_updated_by_id_editors_id_fk";
  
  ALTER TABLE "media" DROP CONSTRAINT "media_updated_by_id_editors_id_fk";
  
  ALTER TABLE "messages" DROP CONSTRAINT "messages_updated_by_id_editors_id_fk";
  
  ALTER TABLE "_messages_v" DROP CONSTRAINT "_messages_v_version_updated_by_id_editors_id_fk";
  
  ALTER TABLE "glossary_terms" DROP CONSTRAINT "glossary_terms_updated_by_id_editors_id_fk";
  
  ALTER TABLE "redirects" DROP CONSTRAINT "redirects_updated_by_id_editors_id_fk";
  
  ALTER TABLE "editors" DROP CONSTRAINT "editors_updated_by_id_editors_id_fk";
  
  ALTER TABLE "contact_messages" DROP CONSTRAINT "contact_messages_assignee_id_editors_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_reply_templates_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_scheduled_changes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_review_requests_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_contact_notes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_contribution_applications_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_release_notices_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_page_views_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_visitor_days_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_missing_pages_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_audit_entries_fk";
  
  ALTER TABLE "home" DROP CONSTRAINT "home_updated_by_id_editors_id_fk";
  
  ALTER TABLE "_home_v" DROP CONSTRAINT "_home_v_version_updated_by_id_editors_id_fk";
  
  ALTER TABLE "about" DROP CONSTRAINT "about_updated_by_id_editors_id_fk";
  
  ALTER TABLE "_about_v" DROP CONSTRAINT "_about_v_version_updated_by_id_editors_id_fk";
  
  ALTER TABLE "become" DROP CONSTRAINT "become_updated_by_id_editors_id_fk";
  
  ALTER TABLE "_become_v" DROP CONSTRAINT "_become_v_version_updated_by_id_editors_id_fk";
  
  ALTER TABLE "community" DROP CONSTRAINT "community_updated_by_id_editors_id_fk";
  
  ALTER TABLE "_community_v" DROP CONSTRAINT "_community_v_version_updated_by_id_editors_id_fk";
  
  ALTER TABLE "contact" DROP CONSTRAINT "contact_updated_by_id_editors_id_fk";
  
  ALTER TABLE "_contact_v" DROP CONSTRAINT "_contact_v_version_updated_by_id_editors_id_fk";
  
  ALTER TABLE "projects_page" DROP CONSTRAINT "projects_page_updated_by_id_editors_id_fk";
  
  ALTER TABLE "_projects_page_v" DROP CONSTRAINT "_projects_page_v_version_updated_by_id_editors_id_fk";
  
  ALTER TABLE "legal_pages" DROP CONSTRAINT "legal_pages_updated_by_id_editors_id_fk";
  
  ALTER TABLE "_legal_pages_v" DROP CONSTRAINT "_legal_pages_v_version_updated_by_id_editors_id_fk";
  
  ALTER TABLE "navigation" DROP CONSTRAINT "navigation_updated_by_id_editors_id_fk";
  
  ALTER TABLE "_navigation_v" DROP CONSTRAINT "_navigation_v_version_updated_by_id_editors_id_fk";
  
  ALTER TABLE "footer" DROP CONSTRAINT "footer_updated_by_id_editors_id_fk";
  
  ALTER TABLE "_footer_v" DROP CONSTRAINT "_footer_v_version_updated_by_id_editors_id_fk";
  
  ALTER TABLE "site" DROP CONSTRAINT "site_updated_by_id_editors_id_fk";
  
  ALTER TABLE "_site_v" DROP CONSTRAINT "_site_v_version_updated_by_id_editors_id_fk";
  
  ALTER TABLE "translation_settings" DROP CONSTRAINT "translation_settings_updated_by_id_editors_id_fk";
  
  DROP INDEX "projects_updated_by_idx";
  DROP INDEX "projects_deleted_at_idx";
  DROP INDEX "_projects_v_version_version_updated_by_idx";
  DROP INDEX "_projects_v_version_version_deleted_at_idx";
  DROP INDEX "timeline_entries_updated_by_idx";
  DROP INDEX "timeline_entries_deleted_at_idx";
  DROP INDEX "_timeline_entries_v_version_version_updated_by_idx";
  DROP INDEX "_timeline_entries_v_version_version_deleted_at_idx";
  DROP INDEX "legal_documents_updated_by_idx";
  DROP INDEX "legal_documents_deleted_at_idx";
  DROP INDEX "_legal_documents_v_version_version_updated_by_idx";
  DROP INDEX "_legal_documents_v_version_version_deleted_at_idx";
  DROP INDEX "media_updated_by_idx";
  DROP INDEX "media_deleted_at_idx";
  DROP INDEX "messages_updated_by_idx";
  DROP INDEX "_messages_v_version_version_updated_by_idx";
  DROP INDEX "glossary_terms_updated_by_idx";
  DROP INDEX "redirects_updated_by_idx";
  DROP INDEX "editors_updated_by_idx";
  DROP INDEX "contact_messages_state_idx";
  DROP INDEX "contact_messages_assignee_idx";
  DROP INDEX "user_profiles_last_seen_at_idx";
  DROP INDEX "user_profiles_suspended_at_idx";
  DROP INDEX "payload_locked_documents_rels_reply_templates_id_idx";
  DROP INDEX "payload_locked_documents_rels_scheduled_changes_id_idx";
  DROP INDEX "payload_locked_documents_rels_review_requests_id_idx";
  DROP INDEX "payload_locked_documents_rels_contact_notes_id_idx";
  DROP INDEX "payload_locked_documents_rels_contribution_applications__idx";
  DROP INDEX "payload_locked_documents_rels_release_notices_id_idx";
  DROP INDEX "payload_locked_documents_rels_page_views_id_idx";
  DROP INDEX "payload_locked_documents_rels_visitor_days_id_idx";
  DROP INDEX "payload_locked_documents_rels_missing_pages_id_idx";
  DROP INDEX "payload_locked_documents_rels_audit_entries_id_idx";
  DROP INDEX "home_updated_by_idx";
  DROP INDEX "_home_v_version_version_updated_by_idx";
  DROP INDEX "about_updated_by_idx";
  DROP INDEX "_about_v_version_version_updated_by_idx";
  DROP INDEX "become_updated_by_idx";
  DROP INDEX "_become_v_version_version_updated_by_idx";
  DROP INDEX "community_updated_by_idx";
  DROP INDEX "_community_v_version_version_updated_by_idx";
  DROP INDEX "contact_updated_by_idx";
  DROP INDEX "_contact_v_version_version_updated_by_idx";
  DROP INDEX "projects_page_updated_by_idx";
  DROP INDEX "_projects_page_v_version_version_updated_by_idx";
  DROP INDEX "legal_pages_updated_by_idx";
  DROP INDEX "_legal_pages_v_version_version_updated_by_idx";
  DROP INDEX "navigation_updated_by_idx";
  DROP INDEX "_navigation_v_version_version_updated_by_idx";
  DROP INDEX "footer_updated_by_idx";
  DROP INDEX "_footer_v_version_version_updated_by_idx";
  DROP INDEX "site_updated_by_idx";
  DROP INDEX "_site_v_version_version_updated_by_idx";
  DROP INDEX "translation_settings_updated_by_idx";
  ALTER TABLE "projects" DROP COLUMN "updated_by_id";
  ALTER TABLE "projects" DROP COLUMN "deleted_at";
  ALTER TABLE "_projects_v" DROP COLUMN "version_updated_by_id";
  ALTER TABLE "_projects_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "timeline_entries" DROP COLUMN "updated_by_id";
  ALTER TABLE "timeline_entries" DROP COLUMN "deleted_at";
  ALTER TABLE "_timeline_entries_v" DROP COLUMN "version_updated_by_id";
  ALTER TABLE "_timeline_entries_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "legal_documents" DROP COLUMN "updated_by_id";
  ALTER TABLE "legal_documents" DROP COLUMN "deleted_at";
  ALTER TABLE "_legal_documents_v" DROP COLUMN "version_updated_by_id";
  ALTER TABLE "_legal_documents_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "media" DROP COLUMN "updated_by_id";
  ALTER TABLE "media" DROP COLUMN "deleted_at";
  ALTER TABLE "messages" DROP COLUMN "updated_by_id";
  ALTER TABLE "_messages_v" DROP COLUMN "version_updated_by_id";
  ALTER TABLE "glossary_terms" DROP COLUMN "updated_by_id";
  ALTER TABLE "redirects" DROP COLUMN "updated_by_id";
  ALTER TABLE "editors" DROP COLUMN "totp_secret";
  ALTER TABLE "editors" DROP COLUMN "recovery_codes";
  ALTER TABLE "editors" DROP COLUMN "totp_last_step";
  ALTER TABLE "editors" DROP COLUMN "totp_enabled_at";
  ALTER TABLE "editors" DROP COLUMN "updated_by_id";
  ALTER TABLE "contact_messages" DROP COLUMN "state";
  ALTER TABLE "contact_messages" DROP COLUMN "assignee_id";
  ALTER TABLE "contact_messages" DROP COLUMN "answered_at";
  ALTER TABLE "user_profiles" DROP COLUMN "last_seen_at";
  ALTER TABLE "user_profiles" DROP COLUMN "suspended_at";
  ALTER TABLE "user_profiles" DROP COLUMN "suspension_reason";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "reply_templates_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "scheduled_changes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "review_requests_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "contact_notes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "contribution_applications_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "release_notices_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "page_views_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "visitor_days_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "missing_pages_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "audit_entries_id";
  ALTER TABLE "home" DROP COLUMN "updated_by_id";
  ALTER TABLE "_home_v" DROP COLUMN "version_updated_by_id";
  ALTER TABLE "about" DROP COLUMN "updated_by_id";
  ALTER TABLE "_about_v" DROP COLUMN "version_updated_by_id";
  ALTER TABLE "become" DROP COLUMN "updated_by_id";
  ALTER TABLE "_become_v" DROP COLUMN "version_updated_by_id";
  ALTER TABLE "community" DROP COLUMN "updated_by_id";
  ALTER TABLE "_community_v" DROP COLUMN "version_updated_by_id";
  ALTER TABLE "contact" DROP COLUMN "updated_by_id";
  ALTER TABLE "_contact_v" DROP COLUMN "version_updated_by_id";
  ALTER TABLE "projects_page" DROP COLUMN "updated_by_id";
  ALTER TABLE "_projects_page_v" DROP COLUMN "version_updated_by_id";
  ALTER TABLE "legal_pages" DROP COLUMN "updated_by_id";
  ALTER TABLE "_legal_pages_v" DROP COLUMN "version_updated_by_id";
  ALTER TABLE "navigation" DROP COLUMN "updated_by_id";
  ALTER TABLE "_navigation_v" DROP COLUMN "version_updated_by_id";
  ALTER TABLE "footer" DROP COLUMN "updated_by_id";
  ALTER TABLE "_footer_v" DROP COLUMN "version_updated_by_id";
  ALTER TABLE "site" DROP COLUMN "updated_by_id";
  ALTER TABLE "_site_v" DROP COLUMN "version_updated_by_id";
  ALTER TABLE "translation_settings" DROP COLUMN "updated_by_id";
  DROP TYPE "public"."enum_scheduled_changes_locale";
  DROP TYPE "public"."enum_scheduled_changes_action";
  DROP TYPE "public"."enum_scheduled_changes_state";
  DROP TYPE "public"."enum_review_requests_locale";
  DROP TYPE "public"."enum_review_requests_state";
  DROP TYPE "public"."enum_contact_messages_state";
  DROP TYPE "public"."enum_contact_notes_kind";
  DROP TYPE "public"."enum_user_profiles_contributor_roles";
  DROP TYPE "public"."enum_contribution_applications_role";
  DROP TYPE "public"."enum_contribution_applications_topic";
  DROP TYPE "public"."enum_contribution_applications_locale";
  DROP TYPE "public"."enum_contribution_applications_state";
  DROP TYPE "public"."enum_release_notices_state";`)
}
