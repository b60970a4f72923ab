import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { addContentChanges, dropContentChanges } from './beside-payload/content-changes'
import { addTranslationLists, dropTranslationLists } from './beside-payload/translation-lists'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('ro', 'en', 'ru');
  CREATE TYPE "public"."enum_projects_accent" AS ENUM('cinema', 'auto', 'fighting', 'travel');
  CREATE TYPE "public"."enum_projects_stage" AS ENUM('construction', 'open');
  CREATE TYPE "public"."enum_projects_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__projects_v_version_accent" AS ENUM('cinema', 'auto', 'fighting', 'travel');
  CREATE TYPE "public"."enum__projects_v_version_stage" AS ENUM('construction', 'open');
  CREATE TYPE "public"."enum__projects_v_published_locale" AS ENUM('ro', 'en', 'ru');
  CREATE TYPE "public"."enum__projects_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_timeline_entries_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__timeline_entries_v_published_locale" AS ENUM('ro', 'en', 'ru');
  CREATE TYPE "public"."enum__timeline_entries_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_legal_documents_kind" AS ENUM('privacy', 'terms');
  CREATE TYPE "public"."enum_legal_documents_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__legal_documents_v_version_kind" AS ENUM('privacy', 'terms');
  CREATE TYPE "public"."enum__legal_documents_v_published_locale" AS ENUM('ro', 'en', 'ru');
  CREATE TYPE "public"."enum__legal_documents_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_messages_channel" AS ENUM('web', 'mail');
  CREATE TYPE "public"."enum_messages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__messages_v_version_channel" AS ENUM('web', 'mail');
  CREATE TYPE "public"."enum__messages_v_published_locale" AS ENUM('ro', 'en', 'ru');
  CREATE TYPE "public"."enum__messages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_editors_languages" AS ENUM('ro', 'en', 'ru');
  CREATE TYPE "public"."enum_editors_role" AS ENUM('admin', 'editor', 'translator', 'reviewer');
  CREATE TYPE "public"."enum_scheduled_changes_locale" AS ENUM('ro', 'en', 'ru');
  CREATE TYPE "public"."enum_scheduled_changes_action" AS ENUM('publish', 'unpublish');
  CREATE TYPE "public"."enum_scheduled_changes_state" AS ENUM('waiting', 'done', 'failed', 'cancelled');
  CREATE TYPE "public"."enum_review_requests_locale" AS ENUM('ro', 'en', 'ru');
  CREATE TYPE "public"."enum_review_requests_state" AS ENUM('waiting', 'published', 'returned', 'withdrawn');
  CREATE TYPE "public"."enum_contact_messages_locale" AS ENUM('ro', 'en', 'ru');
  CREATE TYPE "public"."enum_contact_messages_state" AS ENUM('new', 'in-work', 'answered', 'spam', 'archived');
  CREATE TYPE "public"."enum_contact_notes_kind" AS ENUM('note', 'answer', 'change');
  CREATE TYPE "public"."enum_user_profiles_contributor_roles" AS ENUM('writer', 'editor', 'expert');
  CREATE TYPE "public"."enum_user_profiles_lang" AS ENUM('ro', 'en', 'ru');
  CREATE TYPE "public"."enum_contribution_applications_role" AS ENUM('writer', 'editor', 'expert');
  CREATE TYPE "public"."enum_contribution_applications_topic" AS ENUM('cinema', 'auto', 'fighting', 'travel');
  CREATE TYPE "public"."enum_contribution_applications_locale" AS ENUM('ro', 'en', 'ru');
  CREATE TYPE "public"."enum_contribution_applications_state" AS ENUM('received', 'in-review', 'accepted', 'declined');
  CREATE TYPE "public"."enum_release_notices_state" AS ENUM('running', 'done', 'stopped');
  CREATE TYPE "public"."enum_outgoing_mails_locale" AS ENUM('ro', 'en', 'ru');
  CREATE TYPE "public"."enum_outgoing_mails_state" AS ENUM('queued', 'sending', 'sent', 'failed');
  CREATE TYPE "public"."enum_jobs_state" AS ENUM('waiting', 'running', 'failed');
  CREATE TYPE "public"."enum_home_banner1_artwork" AS ENUM('cinema', 'auto', 'fighting', 'travel');
  CREATE TYPE "public"."enum_home_banner2_artwork" AS ENUM('cinema', 'auto', 'fighting', 'travel');
  CREATE TYPE "public"."enum_home_banner3_artwork" AS ENUM('cinema', 'auto', 'fighting', 'travel');
  CREATE TYPE "public"."enum_home_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_v_version_banner1_artwork" AS ENUM('cinema', 'auto', 'fighting', 'travel');
  CREATE TYPE "public"."enum__home_v_version_banner2_artwork" AS ENUM('cinema', 'auto', 'fighting', 'travel');
  CREATE TYPE "public"."enum__home_v_version_banner3_artwork" AS ENUM('cinema', 'auto', 'fighting', 'travel');
  CREATE TYPE "public"."enum__home_v_published_locale" AS ENUM('ro', 'en', 'ru');
  CREATE TYPE "public"."enum__home_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_about_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__about_v_published_locale" AS ENUM('ro', 'en', 'ru');
  CREATE TYPE "public"."enum__about_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_become_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__become_v_published_locale" AS ENUM('ro', 'en', 'ru');
  CREATE TYPE "public"."enum__become_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_community_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__community_v_published_locale" AS ENUM('ro', 'en', 'ru');
  CREATE TYPE "public"."enum__community_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_contact_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__contact_v_published_locale" AS ENUM('ro', 'en', 'ru');
  CREATE TYPE "public"."enum__contact_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_projects_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__projects_page_v_published_locale" AS ENUM('ro', 'en', 'ru');
  CREATE TYPE "public"."enum__projects_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_legal_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__legal_pages_v_published_locale" AS ENUM('ro', 'en', 'ru');
  CREATE TYPE "public"."enum__legal_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_navigation_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__navigation_v_published_locale" AS ENUM('ro', 'en', 'ru');
  CREATE TYPE "public"."enum__navigation_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_footer_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__footer_v_published_locale" AS ENUM('ro', 'en', 'ru');
  CREATE TYPE "public"."enum__footer_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_site_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__site_v_published_locale" AS ENUM('ro', 'en', 'ru');
  CREATE TYPE "public"."enum__site_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_translation_settings_gated_containers" AS ENUM('projects', 'timeline-entries', 'legal-documents', 'messages', 'globals');
  CREATE TABLE "projects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"feature1_icon" varchar,
  	"feature2_icon" varchar,
  	"feature3_icon" varchar,
  	"feature4_icon" varchar,
  	"seo_image_id" integer,
  	"slug" varchar,
  	"accent" "enum_projects_accent" DEFAULT 'cinema',
  	"banner_id" integer,
  	"stage" "enum_projects_stage" DEFAULT 'construction',
  	"portal" varchar,
  	"order" numeric DEFAULT 100,
  	"updated_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "projects_locales" (
  	"title" varchar,
  	"catchphrase" varchar,
  	"description" jsonb,
  	"feature1_title" varchar,
  	"feature1_description" varchar,
  	"feature2_title" varchar,
  	"feature2_description" varchar,
  	"feature3_title" varchar,
  	"feature3_description" varchar,
  	"feature4_title" varchar,
  	"feature4_description" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"_status" "enum_projects_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_projects_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_feature1_icon" varchar,
  	"version_feature2_icon" varchar,
  	"version_feature3_icon" varchar,
  	"version_feature4_icon" varchar,
  	"version_seo_image_id" integer,
  	"version_slug" varchar,
  	"version_accent" "enum__projects_v_version_accent" DEFAULT 'cinema',
  	"version_banner_id" integer,
  	"version_stage" "enum__projects_v_version_stage" DEFAULT 'construction',
  	"version_portal" varchar,
  	"version_order" numeric DEFAULT 100,
  	"version_updated_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__projects_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_projects_v_locales" (
  	"version_title" varchar,
  	"version_catchphrase" varchar,
  	"version_description" jsonb,
  	"version_feature1_title" varchar,
  	"version_feature1_description" varchar,
  	"version_feature2_title" varchar,
  	"version_feature2_description" varchar,
  	"version_feature3_title" varchar,
  	"version_feature3_description" varchar,
  	"version_feature4_title" varchar,
  	"version_feature4_description" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version__status" "enum__projects_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "timeline_entries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone,
  	"updated_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "timeline_entries_locales" (
  	"title" varchar,
  	"content" varchar,
  	"_status" "enum_timeline_entries_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_timeline_entries_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_date" timestamp(3) with time zone,
  	"version_updated_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__timeline_entries_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_timeline_entries_v_locales" (
  	"version_title" varchar,
  	"version_content" varchar,
  	"version__status" "enum__timeline_entries_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "legal_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"kind" "enum_legal_documents_kind",
  	"release_date" timestamp(3) with time zone,
  	"updated_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "legal_documents_locales" (
  	"body" jsonb,
  	"_status" "enum_legal_documents_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_legal_documents_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_kind" "enum__legal_documents_v_version_kind",
  	"version_release_date" timestamp(3) with time zone,
  	"version_updated_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__legal_documents_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_legal_documents_v_locales" (
  	"version_body" jsonb,
  	"version__status" "enum__legal_documents_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"credit" varchar,
  	"updated_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_w480_url" varchar,
  	"sizes_w480_width" numeric,
  	"sizes_w480_height" numeric,
  	"sizes_w480_mime_type" varchar,
  	"sizes_w480_filesize" numeric,
  	"sizes_w480_filename" varchar,
  	"sizes_w960_url" varchar,
  	"sizes_w960_width" numeric,
  	"sizes_w960_height" numeric,
  	"sizes_w960_mime_type" varchar,
  	"sizes_w960_filesize" numeric,
  	"sizes_w960_filename" varchar,
  	"sizes_w1920_url" varchar,
  	"sizes_w1920_width" numeric,
  	"sizes_w1920_height" numeric,
  	"sizes_w1920_mime_type" varchar,
  	"sizes_w1920_filesize" numeric,
  	"sizes_w1920_filename" varchar,
  	"sizes_avif480_url" varchar,
  	"sizes_avif480_width" numeric,
  	"sizes_avif480_height" numeric,
  	"sizes_avif480_mime_type" varchar,
  	"sizes_avif480_filesize" numeric,
  	"sizes_avif480_filename" varchar,
  	"sizes_avif960_url" varchar,
  	"sizes_avif960_width" numeric,
  	"sizes_avif960_height" numeric,
  	"sizes_avif960_mime_type" varchar,
  	"sizes_avif960_filesize" numeric,
  	"sizes_avif960_filename" varchar,
  	"sizes_avif1920_url" varchar,
  	"sizes_avif1920_width" numeric,
  	"sizes_avif1920_height" numeric,
  	"sizes_avif1920_mime_type" varchar,
  	"sizes_avif1920_filesize" numeric,
  	"sizes_avif1920_filename" varchar,
  	"sizes_share_url" varchar,
  	"sizes_share_width" numeric,
  	"sizes_share_height" numeric,
  	"sizes_share_mime_type" varchar,
  	"sizes_share_filesize" numeric,
  	"sizes_share_filename" varchar
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "messages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"namespace" varchar,
  	"description" varchar,
  	"channel" "enum_messages_channel" DEFAULT 'web',
  	"max_length" numeric,
  	"is_obsolete" boolean DEFAULT false,
  	"updated_by_id" integer,
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
  	"version_updated_by_id" integer,
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
  	"updated_by_id" integer,
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
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"updated_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "editors_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_editors_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "editors_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "editors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_editors_role" DEFAULT 'editor' NOT NULL,
  	"may_approve" boolean DEFAULT false,
  	"wants_digest" boolean DEFAULT true,
  	"digest_sent_at" timestamp(3) with time zone,
  	"totp_secret" varchar,
  	"recovery_codes" varchar,
  	"totp_last_step" numeric,
  	"totp_enabled_at" timestamp(3) with time zone,
  	"updated_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone
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
  	"source_words" numeric DEFAULT 0,
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
  
  CREATE TABLE "contact_messages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"message" varchar NOT NULL,
  	"locale" "enum_contact_messages_locale" NOT NULL,
  	"member_id" varchar NOT NULL,
  	"state" "enum_contact_messages_state" DEFAULT 'new' NOT NULL,
  	"assignee_id" integer,
  	"answered_at" timestamp(3) with time zone,
  	"fingerprint" varchar,
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
  
  CREATE TABLE "user_profiles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" varchar NOT NULL,
  	"first_name" varchar DEFAULT '',
  	"last_name" varchar DEFAULT '',
  	"lang" "enum_user_profiles_lang" DEFAULT 'ro' NOT NULL,
  	"pasions" jsonb DEFAULT '{}'::jsonb,
  	"last_seen_at" timestamp(3) with time zone,
  	"suspended_at" timestamp(3) with time zone,
  	"suspension_reason" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
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
  
  CREATE TABLE "content_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"state" "enum_jobs_state" DEFAULT 'waiting' NOT NULL,
  	"due_at" timestamp(3) with time zone,
  	"started_at" timestamp(3) with time zone,
  	"finished_at" timestamp(3) with time zone,
  	"runs" numeric DEFAULT 0 NOT NULL,
  	"failures" numeric DEFAULT 0 NOT NULL,
  	"last_error" varchar,
  	"lease_until" timestamp(3) with time zone,
  	"result" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"projects_id" integer,
  	"timeline_entries_id" integer,
  	"legal_documents_id" integer,
  	"media_id" integer,
  	"messages_id" integer,
  	"glossary_terms_id" integer,
  	"reply_templates_id" integer,
  	"redirects_id" integer,
  	"editors_id" integer,
  	"translation_units_id" integer,
  	"translation_changes_id" integer,
  	"translation_comments_id" integer,
  	"scheduled_changes_id" integer,
  	"review_requests_id" integer,
  	"contact_messages_id" integer,
  	"contact_notes_id" integer,
  	"user_profiles_id" integer,
  	"contribution_applications_id" integer,
  	"release_notices_id" integer,
  	"outgoing_mails_id" integer,
  	"page_views_id" integer,
  	"visitor_days_id" integer,
  	"missing_pages_id" integer,
  	"audit_entries_id" integer,
  	"content_migrations_id" integer,
  	"jobs_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"editors_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "home" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"banner1_primary_target" varchar,
  	"banner1_secondary_target" varchar,
  	"banner1_artwork" "enum_home_banner1_artwork" DEFAULT 'cinema',
  	"banner2_primary_target" varchar,
  	"banner2_secondary_target" varchar,
  	"banner2_artwork" "enum_home_banner2_artwork" DEFAULT 'cinema',
  	"banner3_primary_target" varchar,
  	"banner3_secondary_target" varchar,
  	"banner3_artwork" "enum_home_banner3_artwork" DEFAULT 'cinema',
  	"news_icon" varchar,
  	"reviews_icon" varchar,
  	"catalogues_icon" varchar,
  	"events_icon" varchar,
  	"seo_image_id" integer,
  	"updated_by_id" integer,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "home_locales" (
  	"banner1_title" varchar,
  	"banner1_text" varchar,
  	"banner1_primary_label" varchar,
  	"banner1_secondary_label" varchar,
  	"banner2_title" varchar,
  	"banner2_text" varchar,
  	"banner2_primary_label" varchar,
  	"banner2_secondary_label" varchar,
  	"banner3_title" varchar,
  	"banner3_text" varchar,
  	"banner3_primary_label" varchar,
  	"banner3_secondary_label" varchar,
  	"features_title" varchar,
  	"features_text" varchar,
  	"news_title" varchar,
  	"news_text" varchar,
  	"reviews_title" varchar,
  	"reviews_text" varchar,
  	"catalogues_title" varchar,
  	"catalogues_text" varchar,
  	"events_title" varchar,
  	"events_text" varchar,
  	"projects_title" varchar,
  	"projects_text" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"_status" "enum_home_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_banner1_primary_target" varchar,
  	"version_banner1_secondary_target" varchar,
  	"version_banner1_artwork" "enum__home_v_version_banner1_artwork" DEFAULT 'cinema',
  	"version_banner2_primary_target" varchar,
  	"version_banner2_secondary_target" varchar,
  	"version_banner2_artwork" "enum__home_v_version_banner2_artwork" DEFAULT 'cinema',
  	"version_banner3_primary_target" varchar,
  	"version_banner3_secondary_target" varchar,
  	"version_banner3_artwork" "enum__home_v_version_banner3_artwork" DEFAULT 'cinema',
  	"version_news_icon" varchar,
  	"version_reviews_icon" varchar,
  	"version_catalogues_icon" varchar,
  	"version_events_icon" varchar,
  	"version_seo_image_id" integer,
  	"version_updated_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__home_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_home_v_locales" (
  	"version_banner1_title" varchar,
  	"version_banner1_text" varchar,
  	"version_banner1_primary_label" varchar,
  	"version_banner1_secondary_label" varchar,
  	"version_banner2_title" varchar,
  	"version_banner2_text" varchar,
  	"version_banner2_primary_label" varchar,
  	"version_banner2_secondary_label" varchar,
  	"version_banner3_title" varchar,
  	"version_banner3_text" varchar,
  	"version_banner3_primary_label" varchar,
  	"version_banner3_secondary_label" varchar,
  	"version_features_title" varchar,
  	"version_features_text" varchar,
  	"version_news_title" varchar,
  	"version_news_text" varchar,
  	"version_reviews_title" varchar,
  	"version_reviews_text" varchar,
  	"version_catalogues_title" varchar,
  	"version_catalogues_text" varchar,
  	"version_events_title" varchar,
  	"version_events_text" varchar,
  	"version_projects_title" varchar,
  	"version_projects_text" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version__status" "enum__home_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "about" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"value1_icon" varchar,
  	"value2_icon" varchar,
  	"value3_icon" varchar,
  	"seo_image_id" integer,
  	"updated_by_id" integer,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "about_locales" (
  	"head_title" varchar,
  	"head_text" varchar,
  	"mission_title" varchar,
  	"mission_text" varchar,
  	"values_title" varchar,
  	"values_text" varchar,
  	"value1_title" varchar,
  	"value1_text" varchar,
  	"value2_title" varchar,
  	"value2_text" varchar,
  	"value3_title" varchar,
  	"value3_text" varchar,
  	"timeline_title" varchar,
  	"timeline_text" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"_status" "enum_about_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_about_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_value1_icon" varchar,
  	"version_value2_icon" varchar,
  	"version_value3_icon" varchar,
  	"version_seo_image_id" integer,
  	"version_updated_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__about_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_about_v_locales" (
  	"version_head_title" varchar,
  	"version_head_text" varchar,
  	"version_mission_title" varchar,
  	"version_mission_text" varchar,
  	"version_values_title" varchar,
  	"version_values_text" varchar,
  	"version_value1_title" varchar,
  	"version_value1_text" varchar,
  	"version_value2_title" varchar,
  	"version_value2_text" varchar,
  	"version_value3_title" varchar,
  	"version_value3_text" varchar,
  	"version_timeline_title" varchar,
  	"version_timeline_text" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version__status" "enum__about_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "become" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"writer_icon" varchar,
  	"editor_icon" varchar,
  	"expert_icon" varchar,
  	"seo_image_id" integer,
  	"updated_by_id" integer,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "become_locales" (
  	"head_title" varchar,
  	"head_text" varchar,
  	"writer_title" varchar,
  	"writer_text" varchar,
  	"writer_tasks" jsonb,
  	"editor_title" varchar,
  	"editor_text" varchar,
  	"editor_tasks" jsonb,
  	"expert_title" varchar,
  	"expert_text" varchar,
  	"expert_tasks" jsonb,
  	"steps_title" varchar,
  	"steps_text" varchar,
  	"terms_title" varchar,
  	"terms_text" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"_status" "enum_become_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_become_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_writer_icon" varchar,
  	"version_editor_icon" varchar,
  	"version_expert_icon" varchar,
  	"version_seo_image_id" integer,
  	"version_updated_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__become_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_become_v_locales" (
  	"version_head_title" varchar,
  	"version_head_text" varchar,
  	"version_writer_title" varchar,
  	"version_writer_text" varchar,
  	"version_writer_tasks" jsonb,
  	"version_editor_title" varchar,
  	"version_editor_text" varchar,
  	"version_editor_tasks" jsonb,
  	"version_expert_title" varchar,
  	"version_expert_text" varchar,
  	"version_expert_tasks" jsonb,
  	"version_steps_title" varchar,
  	"version_steps_text" varchar,
  	"version_terms_title" varchar,
  	"version_terms_text" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version__status" "enum__become_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "community" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"part1_icon" varchar,
  	"part2_icon" varchar,
  	"part3_icon" varchar,
  	"invitation_button_target" varchar,
  	"seo_image_id" integer,
  	"updated_by_id" integer,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "community_locales" (
  	"head_title" varchar,
  	"head_text" varchar,
  	"part1_title" varchar,
  	"part1_text" varchar,
  	"part2_title" varchar,
  	"part2_text" varchar,
  	"part3_title" varchar,
  	"part3_text" varchar,
  	"numbers_title" varchar,
  	"numbers_text" varchar,
  	"invitation_title" varchar,
  	"invitation_text" varchar,
  	"invitation_button_label" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"_status" "enum_community_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_community_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_part1_icon" varchar,
  	"version_part2_icon" varchar,
  	"version_part3_icon" varchar,
  	"version_invitation_button_target" varchar,
  	"version_seo_image_id" integer,
  	"version_updated_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__community_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_community_v_locales" (
  	"version_head_title" varchar,
  	"version_head_text" varchar,
  	"version_part1_title" varchar,
  	"version_part1_text" varchar,
  	"version_part2_title" varchar,
  	"version_part2_text" varchar,
  	"version_part3_title" varchar,
  	"version_part3_text" varchar,
  	"version_numbers_title" varchar,
  	"version_numbers_text" varchar,
  	"version_invitation_title" varchar,
  	"version_invitation_text" varchar,
  	"version_invitation_button_label" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version__status" "enum__community_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "contact" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar,
  	"seo_image_id" integer,
  	"updated_by_id" integer,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "contact_locales" (
  	"head_title" varchar,
  	"head_text" varchar,
  	"mail_title" varchar,
  	"mail_text" varchar,
  	"form_title" varchar,
  	"form_text" varchar,
  	"form_sign_in_notice" varchar,
  	"form_sign_in_button" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"_status" "enum_contact_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_contact_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_email" varchar,
  	"version_seo_image_id" integer,
  	"version_updated_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__contact_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_contact_v_locales" (
  	"version_head_title" varchar,
  	"version_head_text" varchar,
  	"version_mail_title" varchar,
  	"version_mail_text" varchar,
  	"version_form_title" varchar,
  	"version_form_text" varchar,
  	"version_form_sign_in_notice" varchar,
  	"version_form_sign_in_button" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version__status" "enum__contact_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "projects_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"seo_image_id" integer,
  	"updated_by_id" integer,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "projects_page_locales" (
  	"head_title" varchar,
  	"head_text" varchar,
  	"more_title" varchar,
  	"more_text" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"_status" "enum_projects_page_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_projects_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_seo_image_id" integer,
  	"version_updated_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__projects_page_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_projects_page_v_locales" (
  	"version_head_title" varchar,
  	"version_head_text" varchar,
  	"version_more_title" varchar,
  	"version_more_text" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version__status" "enum__projects_page_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "legal_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"privacy_seo_image_id" integer,
  	"terms_seo_image_id" integer,
  	"updated_by_id" integer,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "legal_pages_locales" (
  	"privacy_title" varchar,
  	"privacy_text" varchar,
  	"privacy_seo_title" varchar,
  	"privacy_seo_description" varchar,
  	"terms_title" varchar,
  	"terms_text" varchar,
  	"terms_seo_title" varchar,
  	"terms_seo_description" varchar,
  	"_status" "enum_legal_pages_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_legal_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_privacy_seo_image_id" integer,
  	"version_terms_seo_image_id" integer,
  	"version_updated_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__legal_pages_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_legal_pages_v_locales" (
  	"version_privacy_title" varchar,
  	"version_privacy_text" varchar,
  	"version_privacy_seo_title" varchar,
  	"version_privacy_seo_description" varchar,
  	"version_terms_title" varchar,
  	"version_terms_text" varchar,
  	"version_terms_seo_title" varchar,
  	"version_terms_seo_description" varchar,
  	"version__status" "enum__legal_pages_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "navigation" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_by_id" integer,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "navigation_locales" (
  	"home" varchar,
  	"projects" varchar,
  	"become" varchar,
  	"community" varchar,
  	"about" varchar,
  	"terms" varchar,
  	"privacy" varchar,
  	"contact" varchar,
  	"_status" "enum_navigation_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_updated_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__navigation_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_navigation_v_locales" (
  	"version_home" varchar,
  	"version_projects" varchar,
  	"version_become" varchar,
  	"version_community" varchar,
  	"version_about" varchar,
  	"version_terms" varchar,
  	"version_privacy" varchar,
  	"version_contact" varchar,
  	"version__status" "enum__navigation_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "footer" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_by_id" integer,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "footer_locales" (
  	"about" varchar,
  	"attribution_title" varchar,
  	"attribution_creator" varchar,
  	"attribution_tools" varchar,
  	"attribution_images" varchar,
  	"attribution_icons" varchar,
  	"attribution_licence" varchar,
  	"_status" "enum_footer_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_footer_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_updated_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__footer_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_footer_v_locales" (
  	"version_about" varchar,
  	"version_attribution_title" varchar,
  	"version_attribution_creator" varchar,
  	"version_attribution_tools" varchar,
  	"version_attribution_images" varchar,
  	"version_attribution_icons" varchar,
  	"version_attribution_licence" varchar,
  	"version__status" "enum__footer_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "site" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"updated_by_id" integer,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "site_locales" (
  	"name" varchar,
  	"tagline" varchar,
  	"description" varchar,
  	"_status" "enum_site_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_site_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_image_id" integer,
  	"version_updated_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__site_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_site_v_locales" (
  	"version_name" varchar,
  	"version_tagline" varchar,
  	"version_description" varchar,
  	"version__status" "enum__site_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "translation_settings_gated_containers" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_translation_settings_gated_containers",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "translation_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_by_id" integer,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "projects" ADD CONSTRAINT "projects_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_banner_id_media_id_fk" FOREIGN KEY ("banner_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_updated_by_id_editors_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects_locales" ADD CONSTRAINT "projects_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_parent_id_projects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_banner_id_media_id_fk" FOREIGN KEY ("version_banner_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_updated_by_id_editors_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v_locales" ADD CONSTRAINT "_projects_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "timeline_entries" ADD CONSTRAINT "timeline_entries_updated_by_id_editors_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "timeline_entries_locales" ADD CONSTRAINT "timeline_entries_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."timeline_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_timeline_entries_v" ADD CONSTRAINT "_timeline_entries_v_parent_id_timeline_entries_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."timeline_entries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_timeline_entries_v" ADD CONSTRAINT "_timeline_entries_v_version_updated_by_id_editors_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_timeline_entries_v_locales" ADD CONSTRAINT "_timeline_entries_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_timeline_entries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "legal_documents" ADD CONSTRAINT "legal_documents_updated_by_id_editors_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "legal_documents_locales" ADD CONSTRAINT "legal_documents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."legal_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_legal_documents_v" ADD CONSTRAINT "_legal_documents_v_parent_id_legal_documents_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."legal_documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_legal_documents_v" ADD CONSTRAINT "_legal_documents_v_version_updated_by_id_editors_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_legal_documents_v_locales" ADD CONSTRAINT "_legal_documents_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_legal_documents_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_updated_by_id_editors_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "messages" ADD CONSTRAINT "messages_updated_by_id_editors_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "messages_locales" ADD CONSTRAINT "messages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "messages_texts" ADD CONSTRAINT "messages_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_messages_v" ADD CONSTRAINT "_messages_v_parent_id_messages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_messages_v" ADD CONSTRAINT "_messages_v_version_updated_by_id_editors_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_messages_v_locales" ADD CONSTRAINT "_messages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_messages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_messages_v_texts" ADD CONSTRAINT "_messages_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_messages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "glossary_terms" ADD CONSTRAINT "glossary_terms_updated_by_id_editors_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "glossary_terms_texts" ADD CONSTRAINT "glossary_terms_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."glossary_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reply_templates" ADD CONSTRAINT "reply_templates_updated_by_id_editors_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reply_templates_locales" ADD CONSTRAINT "reply_templates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reply_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_updated_by_id_editors_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "editors_languages" ADD CONSTRAINT "editors_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."editors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "editors_sessions" ADD CONSTRAINT "editors_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."editors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "editors" ADD CONSTRAINT "editors_updated_by_id_editors_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "translation_changes" ADD CONSTRAINT "translation_changes_editor_id_editors_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "translation_comments" ADD CONSTRAINT "translation_comments_author_id_editors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "scheduled_changes" ADD CONSTRAINT "scheduled_changes_editor_id_editors_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_author_id_editors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_assignee_id_editors_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contact_notes" ADD CONSTRAINT "contact_notes_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contact_notes" ADD CONSTRAINT "contact_notes_author_id_editors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "user_profiles_contributor_roles" ADD CONSTRAINT "user_profiles_contributor_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."user_profiles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contribution_applications_texts" ADD CONSTRAINT "contribution_applications_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."contribution_applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "release_notices" ADD CONSTRAINT "release_notices_release_id_legal_documents_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."legal_documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_id_editors_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_timeline_entries_fk" FOREIGN KEY ("timeline_entries_id") REFERENCES "public"."timeline_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_legal_documents_fk" FOREIGN KEY ("legal_documents_id") REFERENCES "public"."legal_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_messages_fk" FOREIGN KEY ("messages_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_glossary_terms_fk" FOREIGN KEY ("glossary_terms_id") REFERENCES "public"."glossary_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reply_templates_fk" FOREIGN KEY ("reply_templates_id") REFERENCES "public"."reply_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_editors_fk" FOREIGN KEY ("editors_id") REFERENCES "public"."editors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_translation_units_fk" FOREIGN KEY ("translation_units_id") REFERENCES "public"."translation_units"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_translation_changes_fk" FOREIGN KEY ("translation_changes_id") REFERENCES "public"."translation_changes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_translation_comments_fk" FOREIGN KEY ("translation_comments_id") REFERENCES "public"."translation_comments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_scheduled_changes_fk" FOREIGN KEY ("scheduled_changes_id") REFERENCES "public"."scheduled_changes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_review_requests_fk" FOREIGN KEY ("review_requests_id") REFERENCES "public"."review_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_contact_messages_fk" FOREIGN KEY ("contact_messages_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_contact_notes_fk" FOREIGN KEY ("contact_notes_id") REFERENCES "public"."contact_notes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_user_profiles_fk" FOREIGN KEY ("user_profiles_id") REFERENCES "public"."user_profiles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_contribution_applications_fk" FOREIGN KEY ("contribution_applications_id") REFERENCES "public"."contribution_applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_release_notices_fk" FOREIGN KEY ("release_notices_id") REFERENCES "public"."release_notices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_outgoing_mails_fk" FOREIGN KEY ("outgoing_mails_id") REFERENCES "public"."outgoing_mails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_page_views_fk" FOREIGN KEY ("page_views_id") REFERENCES "public"."page_views"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_visitor_days_fk" FOREIGN KEY ("visitor_days_id") REFERENCES "public"."visitor_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_missing_pages_fk" FOREIGN KEY ("missing_pages_id") REFERENCES "public"."missing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_audit_entries_fk" FOREIGN KEY ("audit_entries_id") REFERENCES "public"."audit_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_content_migrations_fk" FOREIGN KEY ("content_migrations_id") REFERENCES "public"."content_migrations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_jobs_fk" FOREIGN KEY ("jobs_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_editors_fk" FOREIGN KEY ("editors_id") REFERENCES "public"."editors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home" ADD CONSTRAINT "home_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home" ADD CONSTRAINT "home_updated_by_id_editors_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_locales" ADD CONSTRAINT "home_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_version_updated_by_id_editors_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_locales" ADD CONSTRAINT "_home_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about" ADD CONSTRAINT "about_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about" ADD CONSTRAINT "about_updated_by_id_editors_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about_locales" ADD CONSTRAINT "about_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_v" ADD CONSTRAINT "_about_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_v" ADD CONSTRAINT "_about_v_version_updated_by_id_editors_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_v_locales" ADD CONSTRAINT "_about_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "become" ADD CONSTRAINT "become_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "become" ADD CONSTRAINT "become_updated_by_id_editors_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "become_locales" ADD CONSTRAINT "become_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."become"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_become_v" ADD CONSTRAINT "_become_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_become_v" ADD CONSTRAINT "_become_v_version_updated_by_id_editors_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_become_v_locales" ADD CONSTRAINT "_become_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_become_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "community" ADD CONSTRAINT "community_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "community" ADD CONSTRAINT "community_updated_by_id_editors_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "community_locales" ADD CONSTRAINT "community_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."community"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_community_v" ADD CONSTRAINT "_community_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_community_v" ADD CONSTRAINT "_community_v_version_updated_by_id_editors_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_community_v_locales" ADD CONSTRAINT "_community_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_community_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contact" ADD CONSTRAINT "contact_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contact" ADD CONSTRAINT "contact_updated_by_id_editors_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contact_locales" ADD CONSTRAINT "contact_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."contact"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_contact_v" ADD CONSTRAINT "_contact_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_contact_v" ADD CONSTRAINT "_contact_v_version_updated_by_id_editors_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_contact_v_locales" ADD CONSTRAINT "_contact_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_contact_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_page" ADD CONSTRAINT "projects_page_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects_page" ADD CONSTRAINT "projects_page_updated_by_id_editors_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects_page_locales" ADD CONSTRAINT "projects_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_page_v" ADD CONSTRAINT "_projects_page_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_page_v" ADD CONSTRAINT "_projects_page_v_version_updated_by_id_editors_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_page_v_locales" ADD CONSTRAINT "_projects_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "legal_pages" ADD CONSTRAINT "legal_pages_privacy_seo_image_id_media_id_fk" FOREIGN KEY ("privacy_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "legal_pages" ADD CONSTRAINT "legal_pages_terms_seo_image_id_media_id_fk" FOREIGN KEY ("terms_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "legal_pages" ADD CONSTRAINT "legal_pages_updated_by_id_editors_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "legal_pages_locales" ADD CONSTRAINT "legal_pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_legal_pages_v" ADD CONSTRAINT "_legal_pages_v_version_privacy_seo_image_id_media_id_fk" FOREIGN KEY ("version_privacy_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_legal_pages_v" ADD CONSTRAINT "_legal_pages_v_version_terms_seo_image_id_media_id_fk" FOREIGN KEY ("version_terms_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_legal_pages_v" ADD CONSTRAINT "_legal_pages_v_version_updated_by_id_editors_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_legal_pages_v_locales" ADD CONSTRAINT "_legal_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_legal_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation" ADD CONSTRAINT "navigation_updated_by_id_editors_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_locales" ADD CONSTRAINT "navigation_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v" ADD CONSTRAINT "_navigation_v_version_updated_by_id_editors_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_locales" ADD CONSTRAINT "_navigation_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer" ADD CONSTRAINT "footer_updated_by_id_editors_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer_locales" ADD CONSTRAINT "footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v" ADD CONSTRAINT "_footer_v_version_updated_by_id_editors_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_footer_v_locales" ADD CONSTRAINT "_footer_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site" ADD CONSTRAINT "site_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site" ADD CONSTRAINT "site_updated_by_id_editors_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_locales" ADD CONSTRAINT "site_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_v" ADD CONSTRAINT "_site_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_v" ADD CONSTRAINT "_site_v_version_updated_by_id_editors_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_v_locales" ADD CONSTRAINT "_site_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "translation_settings_gated_containers" ADD CONSTRAINT "translation_settings_gated_containers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."translation_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "translation_settings" ADD CONSTRAINT "translation_settings_updated_by_id_editors_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."editors"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "projects_seo_seo_image_idx" ON "projects" USING btree ("seo_image_id");
  CREATE UNIQUE INDEX "projects_slug_idx" ON "projects" USING btree ("slug");
  CREATE INDEX "projects_banner_idx" ON "projects" USING btree ("banner_id");
  CREATE INDEX "projects_order_idx" ON "projects" USING btree ("order");
  CREATE INDEX "projects_updated_by_idx" ON "projects" USING btree ("updated_by_id");
  CREATE INDEX "projects_updated_at_idx" ON "projects" USING btree ("updated_at");
  CREATE INDEX "projects_created_at_idx" ON "projects" USING btree ("created_at");
  CREATE INDEX "projects_deleted_at_idx" ON "projects" USING btree ("deleted_at");
  CREATE INDEX "projects__status_idx" ON "projects_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "projects_locales_locale_parent_id_unique" ON "projects_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_projects_v_parent_idx" ON "_projects_v" USING btree ("parent_id");
  CREATE INDEX "_projects_v_version_seo_version_seo_image_idx" ON "_projects_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_projects_v_version_version_slug_idx" ON "_projects_v" USING btree ("version_slug");
  CREATE INDEX "_projects_v_version_version_banner_idx" ON "_projects_v" USING btree ("version_banner_id");
  CREATE INDEX "_projects_v_version_version_order_idx" ON "_projects_v" USING btree ("version_order");
  CREATE INDEX "_projects_v_version_version_updated_by_idx" ON "_projects_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_projects_v_version_version_updated_at_idx" ON "_projects_v" USING btree ("version_updated_at");
  CREATE INDEX "_projects_v_version_version_created_at_idx" ON "_projects_v" USING btree ("version_created_at");
  CREATE INDEX "_projects_v_version_version_deleted_at_idx" ON "_projects_v" USING btree ("version_deleted_at");
  CREATE INDEX "_projects_v_created_at_idx" ON "_projects_v" USING btree ("created_at");
  CREATE INDEX "_projects_v_updated_at_idx" ON "_projects_v" USING btree ("updated_at");
  CREATE INDEX "_projects_v_snapshot_idx" ON "_projects_v" USING btree ("snapshot");
  CREATE INDEX "_projects_v_published_locale_idx" ON "_projects_v" USING btree ("published_locale");
  CREATE INDEX "_projects_v_latest_idx" ON "_projects_v" USING btree ("latest");
  CREATE INDEX "_projects_v_autosave_idx" ON "_projects_v" USING btree ("autosave");
  CREATE INDEX "_projects_v_version_version__status_idx" ON "_projects_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_projects_v_locales_locale_parent_id_unique" ON "_projects_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "timeline_entries_date_idx" ON "timeline_entries" USING btree ("date");
  CREATE INDEX "timeline_entries_updated_by_idx" ON "timeline_entries" USING btree ("updated_by_id");
  CREATE INDEX "timeline_entries_updated_at_idx" ON "timeline_entries" USING btree ("updated_at");
  CREATE INDEX "timeline_entries_created_at_idx" ON "timeline_entries" USING btree ("created_at");
  CREATE INDEX "timeline_entries_deleted_at_idx" ON "timeline_entries" USING btree ("deleted_at");
  CREATE INDEX "timeline_entries__status_idx" ON "timeline_entries_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "timeline_entries_locales_locale_parent_id_unique" ON "timeline_entries_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_timeline_entries_v_parent_idx" ON "_timeline_entries_v" USING btree ("parent_id");
  CREATE INDEX "_timeline_entries_v_version_version_date_idx" ON "_timeline_entries_v" USING btree ("version_date");
  CREATE INDEX "_timeline_entries_v_version_version_updated_by_idx" ON "_timeline_entries_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_timeline_entries_v_version_version_updated_at_idx" ON "_timeline_entries_v" USING btree ("version_updated_at");
  CREATE INDEX "_timeline_entries_v_version_version_created_at_idx" ON "_timeline_entries_v" USING btree ("version_created_at");
  CREATE INDEX "_timeline_entries_v_version_version_deleted_at_idx" ON "_timeline_entries_v" USING btree ("version_deleted_at");
  CREATE INDEX "_timeline_entries_v_created_at_idx" ON "_timeline_entries_v" USING btree ("created_at");
  CREATE INDEX "_timeline_entries_v_updated_at_idx" ON "_timeline_entries_v" USING btree ("updated_at");
  CREATE INDEX "_timeline_entries_v_snapshot_idx" ON "_timeline_entries_v" USING btree ("snapshot");
  CREATE INDEX "_timeline_entries_v_published_locale_idx" ON "_timeline_entries_v" USING btree ("published_locale");
  CREATE INDEX "_timeline_entries_v_latest_idx" ON "_timeline_entries_v" USING btree ("latest");
  CREATE INDEX "_timeline_entries_v_autosave_idx" ON "_timeline_entries_v" USING btree ("autosave");
  CREATE INDEX "_timeline_entries_v_version_version__status_idx" ON "_timeline_entries_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_timeline_entries_v_locales_locale_parent_id_unique" ON "_timeline_entries_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "legal_documents_release_date_idx" ON "legal_documents" USING btree ("release_date");
  CREATE INDEX "legal_documents_updated_by_idx" ON "legal_documents" USING btree ("updated_by_id");
  CREATE INDEX "legal_documents_updated_at_idx" ON "legal_documents" USING btree ("updated_at");
  CREATE INDEX "legal_documents_created_at_idx" ON "legal_documents" USING btree ("created_at");
  CREATE INDEX "legal_documents_deleted_at_idx" ON "legal_documents" USING btree ("deleted_at");
  CREATE INDEX "kind_releaseDate_idx" ON "legal_documents" USING btree ("kind","release_date");
  CREATE INDEX "legal_documents__status_idx" ON "legal_documents_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "legal_documents_locales_locale_parent_id_unique" ON "legal_documents_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_legal_documents_v_parent_idx" ON "_legal_documents_v" USING btree ("parent_id");
  CREATE INDEX "_legal_documents_v_version_version_release_date_idx" ON "_legal_documents_v" USING btree ("version_release_date");
  CREATE INDEX "_legal_documents_v_version_version_updated_by_idx" ON "_legal_documents_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_legal_documents_v_version_version_updated_at_idx" ON "_legal_documents_v" USING btree ("version_updated_at");
  CREATE INDEX "_legal_documents_v_version_version_created_at_idx" ON "_legal_documents_v" USING btree ("version_created_at");
  CREATE INDEX "_legal_documents_v_version_version_deleted_at_idx" ON "_legal_documents_v" USING btree ("version_deleted_at");
  CREATE INDEX "_legal_documents_v_created_at_idx" ON "_legal_documents_v" USING btree ("created_at");
  CREATE INDEX "_legal_documents_v_updated_at_idx" ON "_legal_documents_v" USING btree ("updated_at");
  CREATE INDEX "_legal_documents_v_snapshot_idx" ON "_legal_documents_v" USING btree ("snapshot");
  CREATE INDEX "_legal_documents_v_published_locale_idx" ON "_legal_documents_v" USING btree ("published_locale");
  CREATE INDEX "_legal_documents_v_latest_idx" ON "_legal_documents_v" USING btree ("latest");
  CREATE INDEX "_legal_documents_v_autosave_idx" ON "_legal_documents_v" USING btree ("autosave");
  CREATE INDEX "version_kind_version_releaseDate_idx" ON "_legal_documents_v" USING btree ("version_kind","version_release_date");
  CREATE INDEX "_legal_documents_v_version_version__status_idx" ON "_legal_documents_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_legal_documents_v_locales_locale_parent_id_unique" ON "_legal_documents_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_updated_by_idx" ON "media" USING btree ("updated_by_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_w480_sizes_w480_filename_idx" ON "media" USING btree ("sizes_w480_filename");
  CREATE INDEX "media_sizes_w960_sizes_w960_filename_idx" ON "media" USING btree ("sizes_w960_filename");
  CREATE INDEX "media_sizes_w1920_sizes_w1920_filename_idx" ON "media" USING btree ("sizes_w1920_filename");
  CREATE INDEX "media_sizes_avif480_sizes_avif480_filename_idx" ON "media" USING btree ("sizes_avif480_filename");
  CREATE INDEX "media_sizes_avif960_sizes_avif960_filename_idx" ON "media" USING btree ("sizes_avif960_filename");
  CREATE INDEX "media_sizes_avif1920_sizes_avif1920_filename_idx" ON "media" USING btree ("sizes_avif1920_filename");
  CREATE INDEX "media_sizes_share_sizes_share_filename_idx" ON "media" USING btree ("sizes_share_filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "messages_key_idx" ON "messages" USING btree ("key");
  CREATE INDEX "messages_namespace_idx" ON "messages" USING btree ("namespace");
  CREATE INDEX "messages_is_obsolete_idx" ON "messages" USING btree ("is_obsolete");
  CREATE INDEX "messages_updated_by_idx" ON "messages" USING btree ("updated_by_id");
  CREATE INDEX "messages_updated_at_idx" ON "messages" USING btree ("updated_at");
  CREATE INDEX "messages_created_at_idx" ON "messages" USING btree ("created_at");
  CREATE INDEX "messages__status_idx" ON "messages_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "messages_locales_locale_parent_id_unique" ON "messages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "messages_texts_order_parent" ON "messages_texts" USING btree ("order","parent_id");
  CREATE INDEX "_messages_v_parent_idx" ON "_messages_v" USING btree ("parent_id");
  CREATE INDEX "_messages_v_version_version_key_idx" ON "_messages_v" USING btree ("version_key");
  CREATE INDEX "_messages_v_version_version_namespace_idx" ON "_messages_v" USING btree ("version_namespace");
  CREATE INDEX "_messages_v_version_version_is_obsolete_idx" ON "_messages_v" USING btree ("version_is_obsolete");
  CREATE INDEX "_messages_v_version_version_updated_by_idx" ON "_messages_v" USING btree ("version_updated_by_id");
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
  CREATE INDEX "glossary_terms_updated_by_idx" ON "glossary_terms" USING btree ("updated_by_id");
  CREATE INDEX "glossary_terms_updated_at_idx" ON "glossary_terms" USING btree ("updated_at");
  CREATE INDEX "glossary_terms_created_at_idx" ON "glossary_terms" USING btree ("created_at");
  CREATE INDEX "glossary_terms_texts_order_parent" ON "glossary_terms_texts" USING btree ("order","parent_id");
  CREATE UNIQUE INDEX "reply_templates_name_idx" ON "reply_templates" USING btree ("name");
  CREATE INDEX "reply_templates_updated_by_idx" ON "reply_templates" USING btree ("updated_by_id");
  CREATE INDEX "reply_templates_updated_at_idx" ON "reply_templates" USING btree ("updated_at");
  CREATE INDEX "reply_templates_created_at_idx" ON "reply_templates" USING btree ("created_at");
  CREATE UNIQUE INDEX "reply_templates_locales_locale_parent_id_unique" ON "reply_templates_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_by_idx" ON "redirects" USING btree ("updated_by_id");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "editors_languages_order_idx" ON "editors_languages" USING btree ("order");
  CREATE INDEX "editors_languages_parent_idx" ON "editors_languages" USING btree ("parent_id");
  CREATE INDEX "editors_sessions_order_idx" ON "editors_sessions" USING btree ("_order");
  CREATE INDEX "editors_sessions_parent_id_idx" ON "editors_sessions" USING btree ("_parent_id");
  CREATE INDEX "editors_updated_by_idx" ON "editors" USING btree ("updated_by_id");
  CREATE INDEX "editors_updated_at_idx" ON "editors" USING btree ("updated_at");
  CREATE INDEX "editors_created_at_idx" ON "editors" USING btree ("created_at");
  CREATE UNIQUE INDEX "editors_email_idx" ON "editors" USING btree ("email");
  CREATE INDEX "translation_units_changed_at_idx" ON "translation_units" USING btree ("changed_at");
  CREATE INDEX "translation_units_updated_at_idx" ON "translation_units" USING btree ("updated_at");
  CREATE INDEX "translation_units_created_at_idx" ON "translation_units" USING btree ("created_at");
  CREATE UNIQUE INDEX "unit_locale_idx" ON "translation_units" USING btree ("unit","locale");
  CREATE INDEX "locale_state_idx" ON "translation_units" USING btree ("locale","state");
  CREATE INDEX "locale_hash_idx" ON "translation_units" USING btree ("locale","hash");
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
  CREATE INDEX "contact_messages_member_id_idx" ON "contact_messages" USING btree ("member_id");
  CREATE INDEX "contact_messages_state_idx" ON "contact_messages" USING btree ("state");
  CREATE INDEX "contact_messages_assignee_idx" ON "contact_messages" USING btree ("assignee_id");
  CREATE INDEX "contact_messages_fingerprint_idx" ON "contact_messages" USING btree ("fingerprint");
  CREATE INDEX "contact_messages_updated_at_idx" ON "contact_messages" USING btree ("updated_at");
  CREATE INDEX "contact_messages_created_at_idx" ON "contact_messages" USING btree ("created_at");
  CREATE INDEX "contact_notes_message_idx" ON "contact_notes" USING btree ("message_id");
  CREATE INDEX "contact_notes_author_idx" ON "contact_notes" USING btree ("author_id");
  CREATE INDEX "contact_notes_updated_at_idx" ON "contact_notes" USING btree ("updated_at");
  CREATE INDEX "contact_notes_created_at_idx" ON "contact_notes" USING btree ("created_at");
  CREATE INDEX "message_createdAt_idx" ON "contact_notes" USING btree ("message_id","created_at");
  CREATE INDEX "user_profiles_contributor_roles_order_idx" ON "user_profiles_contributor_roles" USING btree ("order");
  CREATE INDEX "user_profiles_contributor_roles_parent_idx" ON "user_profiles_contributor_roles" USING btree ("parent_id");
  CREATE UNIQUE INDEX "user_profiles_user_id_idx" ON "user_profiles" USING btree ("user_id");
  CREATE INDEX "user_profiles_last_seen_at_idx" ON "user_profiles" USING btree ("last_seen_at");
  CREATE INDEX "user_profiles_suspended_at_idx" ON "user_profiles" USING btree ("suspended_at");
  CREATE INDEX "user_profiles_updated_at_idx" ON "user_profiles" USING btree ("updated_at");
  CREATE INDEX "user_profiles_created_at_idx" ON "user_profiles" USING btree ("created_at");
  CREATE INDEX "contribution_applications_member_id_idx" ON "contribution_applications" USING btree ("member_id");
  CREATE INDEX "contribution_applications_state_idx" ON "contribution_applications" USING btree ("state");
  CREATE INDEX "contribution_applications_updated_at_idx" ON "contribution_applications" USING btree ("updated_at");
  CREATE INDEX "contribution_applications_created_at_idx" ON "contribution_applications" USING btree ("created_at");
  CREATE INDEX "contribution_applications_texts_order_parent" ON "contribution_applications_texts" USING btree ("order","parent_id");
  CREATE UNIQUE INDEX "release_notices_release_idx" ON "release_notices" USING btree ("release_id");
  CREATE INDEX "release_notices_state_idx" ON "release_notices" USING btree ("state");
  CREATE INDEX "release_notices_updated_at_idx" ON "release_notices" USING btree ("updated_at");
  CREATE INDEX "release_notices_created_at_idx" ON "release_notices" USING btree ("created_at");
  CREATE INDEX "outgoing_mails_recipient_idx" ON "outgoing_mails" USING btree ("recipient");
  CREATE INDEX "outgoing_mails_state_idx" ON "outgoing_mails" USING btree ("state");
  CREATE INDEX "outgoing_mails_due_at_idx" ON "outgoing_mails" USING btree ("due_at");
  CREATE UNIQUE INDEX "outgoing_mails_message_id_idx" ON "outgoing_mails" USING btree ("message_id");
  CREATE INDEX "outgoing_mails_updated_at_idx" ON "outgoing_mails" USING btree ("updated_at");
  CREATE INDEX "outgoing_mails_created_at_idx" ON "outgoing_mails" USING btree ("created_at");
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
  CREATE UNIQUE INDEX "content_migrations_name_idx" ON "content_migrations" USING btree ("name");
  CREATE INDEX "content_migrations_updated_at_idx" ON "content_migrations" USING btree ("updated_at");
  CREATE INDEX "content_migrations_created_at_idx" ON "content_migrations" USING btree ("created_at");
  CREATE UNIQUE INDEX "jobs_name_idx" ON "jobs" USING btree ("name");
  CREATE INDEX "jobs_updated_at_idx" ON "jobs" USING btree ("updated_at");
  CREATE INDEX "jobs_created_at_idx" ON "jobs" USING btree ("created_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_projects_id_idx" ON "payload_locked_documents_rels" USING btree ("projects_id");
  CREATE INDEX "payload_locked_documents_rels_timeline_entries_id_idx" ON "payload_locked_documents_rels" USING btree ("timeline_entries_id");
  CREATE INDEX "payload_locked_documents_rels_legal_documents_id_idx" ON "payload_locked_documents_rels" USING btree ("legal_documents_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("messages_id");
  CREATE INDEX "payload_locked_documents_rels_glossary_terms_id_idx" ON "payload_locked_documents_rels" USING btree ("glossary_terms_id");
  CREATE INDEX "payload_locked_documents_rels_reply_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("reply_templates_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_editors_id_idx" ON "payload_locked_documents_rels" USING btree ("editors_id");
  CREATE INDEX "payload_locked_documents_rels_translation_units_id_idx" ON "payload_locked_documents_rels" USING btree ("translation_units_id");
  CREATE INDEX "payload_locked_documents_rels_translation_changes_id_idx" ON "payload_locked_documents_rels" USING btree ("translation_changes_id");
  CREATE INDEX "payload_locked_documents_rels_translation_comments_id_idx" ON "payload_locked_documents_rels" USING btree ("translation_comments_id");
  CREATE INDEX "payload_locked_documents_rels_scheduled_changes_id_idx" ON "payload_locked_documents_rels" USING btree ("scheduled_changes_id");
  CREATE INDEX "payload_locked_documents_rels_review_requests_id_idx" ON "payload_locked_documents_rels" USING btree ("review_requests_id");
  CREATE INDEX "payload_locked_documents_rels_contact_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("contact_messages_id");
  CREATE INDEX "payload_locked_documents_rels_contact_notes_id_idx" ON "payload_locked_documents_rels" USING btree ("contact_notes_id");
  CREATE INDEX "payload_locked_documents_rels_user_profiles_id_idx" ON "payload_locked_documents_rels" USING btree ("user_profiles_id");
  CREATE INDEX "payload_locked_documents_rels_contribution_applications__idx" ON "payload_locked_documents_rels" USING btree ("contribution_applications_id");
  CREATE INDEX "payload_locked_documents_rels_release_notices_id_idx" ON "payload_locked_documents_rels" USING btree ("release_notices_id");
  CREATE INDEX "payload_locked_documents_rels_outgoing_mails_id_idx" ON "payload_locked_documents_rels" USING btree ("outgoing_mails_id");
  CREATE INDEX "payload_locked_documents_rels_page_views_id_idx" ON "payload_locked_documents_rels" USING btree ("page_views_id");
  CREATE INDEX "payload_locked_documents_rels_visitor_days_id_idx" ON "payload_locked_documents_rels" USING btree ("visitor_days_id");
  CREATE INDEX "payload_locked_documents_rels_missing_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("missing_pages_id");
  CREATE INDEX "payload_locked_documents_rels_audit_entries_id_idx" ON "payload_locked_documents_rels" USING btree ("audit_entries_id");
  CREATE INDEX "payload_locked_documents_rels_content_migrations_id_idx" ON "payload_locked_documents_rels" USING btree ("content_migrations_id");
  CREATE INDEX "payload_locked_documents_rels_jobs_id_idx" ON "payload_locked_documents_rels" USING btree ("jobs_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_editors_id_idx" ON "payload_preferences_rels" USING btree ("editors_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "home_seo_seo_image_idx" ON "home" USING btree ("seo_image_id");
  CREATE INDEX "home_updated_by_idx" ON "home" USING btree ("updated_by_id");
  CREATE INDEX "home__status_idx" ON "home_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "home_locales_locale_parent_id_unique" ON "home_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_v_version_seo_version_seo_image_idx" ON "_home_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_home_v_version_version_updated_by_idx" ON "_home_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_home_v_created_at_idx" ON "_home_v" USING btree ("created_at");
  CREATE INDEX "_home_v_updated_at_idx" ON "_home_v" USING btree ("updated_at");
  CREATE INDEX "_home_v_snapshot_idx" ON "_home_v" USING btree ("snapshot");
  CREATE INDEX "_home_v_published_locale_idx" ON "_home_v" USING btree ("published_locale");
  CREATE INDEX "_home_v_latest_idx" ON "_home_v" USING btree ("latest");
  CREATE INDEX "_home_v_autosave_idx" ON "_home_v" USING btree ("autosave");
  CREATE INDEX "_home_v_version_version__status_idx" ON "_home_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_home_v_locales_locale_parent_id_unique" ON "_home_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "about_seo_seo_image_idx" ON "about" USING btree ("seo_image_id");
  CREATE INDEX "about_updated_by_idx" ON "about" USING btree ("updated_by_id");
  CREATE INDEX "about__status_idx" ON "about_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "about_locales_locale_parent_id_unique" ON "about_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_about_v_version_seo_version_seo_image_idx" ON "_about_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_about_v_version_version_updated_by_idx" ON "_about_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_about_v_created_at_idx" ON "_about_v" USING btree ("created_at");
  CREATE INDEX "_about_v_updated_at_idx" ON "_about_v" USING btree ("updated_at");
  CREATE INDEX "_about_v_snapshot_idx" ON "_about_v" USING btree ("snapshot");
  CREATE INDEX "_about_v_published_locale_idx" ON "_about_v" USING btree ("published_locale");
  CREATE INDEX "_about_v_latest_idx" ON "_about_v" USING btree ("latest");
  CREATE INDEX "_about_v_autosave_idx" ON "_about_v" USING btree ("autosave");
  CREATE INDEX "_about_v_version_version__status_idx" ON "_about_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_about_v_locales_locale_parent_id_unique" ON "_about_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "become_seo_seo_image_idx" ON "become" USING btree ("seo_image_id");
  CREATE INDEX "become_updated_by_idx" ON "become" USING btree ("updated_by_id");
  CREATE INDEX "become__status_idx" ON "become_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "become_locales_locale_parent_id_unique" ON "become_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_become_v_version_seo_version_seo_image_idx" ON "_become_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_become_v_version_version_updated_by_idx" ON "_become_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_become_v_created_at_idx" ON "_become_v" USING btree ("created_at");
  CREATE INDEX "_become_v_updated_at_idx" ON "_become_v" USING btree ("updated_at");
  CREATE INDEX "_become_v_snapshot_idx" ON "_become_v" USING btree ("snapshot");
  CREATE INDEX "_become_v_published_locale_idx" ON "_become_v" USING btree ("published_locale");
  CREATE INDEX "_become_v_latest_idx" ON "_become_v" USING btree ("latest");
  CREATE INDEX "_become_v_autosave_idx" ON "_become_v" USING btree ("autosave");
  CREATE INDEX "_become_v_version_version__status_idx" ON "_become_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_become_v_locales_locale_parent_id_unique" ON "_become_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "community_seo_seo_image_idx" ON "community" USING btree ("seo_image_id");
  CREATE INDEX "community_updated_by_idx" ON "community" USING btree ("updated_by_id");
  CREATE INDEX "community__status_idx" ON "community_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "community_locales_locale_parent_id_unique" ON "community_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_community_v_version_seo_version_seo_image_idx" ON "_community_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_community_v_version_version_updated_by_idx" ON "_community_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_community_v_created_at_idx" ON "_community_v" USING btree ("created_at");
  CREATE INDEX "_community_v_updated_at_idx" ON "_community_v" USING btree ("updated_at");
  CREATE INDEX "_community_v_snapshot_idx" ON "_community_v" USING btree ("snapshot");
  CREATE INDEX "_community_v_published_locale_idx" ON "_community_v" USING btree ("published_locale");
  CREATE INDEX "_community_v_latest_idx" ON "_community_v" USING btree ("latest");
  CREATE INDEX "_community_v_autosave_idx" ON "_community_v" USING btree ("autosave");
  CREATE INDEX "_community_v_version_version__status_idx" ON "_community_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_community_v_locales_locale_parent_id_unique" ON "_community_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "contact_seo_seo_image_idx" ON "contact" USING btree ("seo_image_id");
  CREATE INDEX "contact_updated_by_idx" ON "contact" USING btree ("updated_by_id");
  CREATE INDEX "contact__status_idx" ON "contact_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "contact_locales_locale_parent_id_unique" ON "contact_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_contact_v_version_seo_version_seo_image_idx" ON "_contact_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_contact_v_version_version_updated_by_idx" ON "_contact_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_contact_v_created_at_idx" ON "_contact_v" USING btree ("created_at");
  CREATE INDEX "_contact_v_updated_at_idx" ON "_contact_v" USING btree ("updated_at");
  CREATE INDEX "_contact_v_snapshot_idx" ON "_contact_v" USING btree ("snapshot");
  CREATE INDEX "_contact_v_published_locale_idx" ON "_contact_v" USING btree ("published_locale");
  CREATE INDEX "_contact_v_latest_idx" ON "_contact_v" USING btree ("latest");
  CREATE INDEX "_contact_v_autosave_idx" ON "_contact_v" USING btree ("autosave");
  CREATE INDEX "_contact_v_version_version__status_idx" ON "_contact_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_contact_v_locales_locale_parent_id_unique" ON "_contact_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "projects_page_seo_seo_image_idx" ON "projects_page" USING btree ("seo_image_id");
  CREATE INDEX "projects_page_updated_by_idx" ON "projects_page" USING btree ("updated_by_id");
  CREATE INDEX "projects_page__status_idx" ON "projects_page_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "projects_page_locales_locale_parent_id_unique" ON "projects_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_projects_page_v_version_seo_version_seo_image_idx" ON "_projects_page_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_projects_page_v_version_version_updated_by_idx" ON "_projects_page_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_projects_page_v_created_at_idx" ON "_projects_page_v" USING btree ("created_at");
  CREATE INDEX "_projects_page_v_updated_at_idx" ON "_projects_page_v" USING btree ("updated_at");
  CREATE INDEX "_projects_page_v_snapshot_idx" ON "_projects_page_v" USING btree ("snapshot");
  CREATE INDEX "_projects_page_v_published_locale_idx" ON "_projects_page_v" USING btree ("published_locale");
  CREATE INDEX "_projects_page_v_latest_idx" ON "_projects_page_v" USING btree ("latest");
  CREATE INDEX "_projects_page_v_autosave_idx" ON "_projects_page_v" USING btree ("autosave");
  CREATE INDEX "_projects_page_v_version_version__status_idx" ON "_projects_page_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_projects_page_v_locales_locale_parent_id_unique" ON "_projects_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "legal_pages_privacy_seo_privacy_seo_image_idx" ON "legal_pages" USING btree ("privacy_seo_image_id");
  CREATE INDEX "legal_pages_terms_seo_terms_seo_image_idx" ON "legal_pages" USING btree ("terms_seo_image_id");
  CREATE INDEX "legal_pages_updated_by_idx" ON "legal_pages" USING btree ("updated_by_id");
  CREATE INDEX "legal_pages__status_idx" ON "legal_pages_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "legal_pages_locales_locale_parent_id_unique" ON "legal_pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_legal_pages_v_version_privacy_seo_version_privacy_seo_i_idx" ON "_legal_pages_v" USING btree ("version_privacy_seo_image_id");
  CREATE INDEX "_legal_pages_v_version_terms_seo_version_terms_seo_image_idx" ON "_legal_pages_v" USING btree ("version_terms_seo_image_id");
  CREATE INDEX "_legal_pages_v_version_version_updated_by_idx" ON "_legal_pages_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_legal_pages_v_created_at_idx" ON "_legal_pages_v" USING btree ("created_at");
  CREATE INDEX "_legal_pages_v_updated_at_idx" ON "_legal_pages_v" USING btree ("updated_at");
  CREATE INDEX "_legal_pages_v_snapshot_idx" ON "_legal_pages_v" USING btree ("snapshot");
  CREATE INDEX "_legal_pages_v_published_locale_idx" ON "_legal_pages_v" USING btree ("published_locale");
  CREATE INDEX "_legal_pages_v_latest_idx" ON "_legal_pages_v" USING btree ("latest");
  CREATE INDEX "_legal_pages_v_autosave_idx" ON "_legal_pages_v" USING btree ("autosave");
  CREATE INDEX "_legal_pages_v_version_version__status_idx" ON "_legal_pages_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_legal_pages_v_locales_locale_parent_id_unique" ON "_legal_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_updated_by_idx" ON "navigation" USING btree ("updated_by_id");
  CREATE INDEX "navigation__status_idx" ON "navigation_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "navigation_locales_locale_parent_id_unique" ON "navigation_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_version_updated_by_idx" ON "_navigation_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_navigation_v_created_at_idx" ON "_navigation_v" USING btree ("created_at");
  CREATE INDEX "_navigation_v_updated_at_idx" ON "_navigation_v" USING btree ("updated_at");
  CREATE INDEX "_navigation_v_snapshot_idx" ON "_navigation_v" USING btree ("snapshot");
  CREATE INDEX "_navigation_v_published_locale_idx" ON "_navigation_v" USING btree ("published_locale");
  CREATE INDEX "_navigation_v_latest_idx" ON "_navigation_v" USING btree ("latest");
  CREATE INDEX "_navigation_v_autosave_idx" ON "_navigation_v" USING btree ("autosave");
  CREATE INDEX "_navigation_v_version_version__status_idx" ON "_navigation_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_navigation_v_locales_locale_parent_id_unique" ON "_navigation_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_updated_by_idx" ON "footer" USING btree ("updated_by_id");
  CREATE INDEX "footer__status_idx" ON "footer_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "footer_locales_locale_parent_id_unique" ON "footer_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footer_v_version_version_updated_by_idx" ON "_footer_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_footer_v_created_at_idx" ON "_footer_v" USING btree ("created_at");
  CREATE INDEX "_footer_v_updated_at_idx" ON "_footer_v" USING btree ("updated_at");
  CREATE INDEX "_footer_v_snapshot_idx" ON "_footer_v" USING btree ("snapshot");
  CREATE INDEX "_footer_v_published_locale_idx" ON "_footer_v" USING btree ("published_locale");
  CREATE INDEX "_footer_v_latest_idx" ON "_footer_v" USING btree ("latest");
  CREATE INDEX "_footer_v_autosave_idx" ON "_footer_v" USING btree ("autosave");
  CREATE INDEX "_footer_v_version_version__status_idx" ON "_footer_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_footer_v_locales_locale_parent_id_unique" ON "_footer_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_image_idx" ON "site" USING btree ("image_id");
  CREATE INDEX "site_updated_by_idx" ON "site" USING btree ("updated_by_id");
  CREATE INDEX "site__status_idx" ON "site_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "site_locales_locale_parent_id_unique" ON "site_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_v_version_version_image_idx" ON "_site_v" USING btree ("version_image_id");
  CREATE INDEX "_site_v_version_version_updated_by_idx" ON "_site_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_site_v_created_at_idx" ON "_site_v" USING btree ("created_at");
  CREATE INDEX "_site_v_updated_at_idx" ON "_site_v" USING btree ("updated_at");
  CREATE INDEX "_site_v_snapshot_idx" ON "_site_v" USING btree ("snapshot");
  CREATE INDEX "_site_v_published_locale_idx" ON "_site_v" USING btree ("published_locale");
  CREATE INDEX "_site_v_latest_idx" ON "_site_v" USING btree ("latest");
  CREATE INDEX "_site_v_autosave_idx" ON "_site_v" USING btree ("autosave");
  CREATE INDEX "_site_v_version_version__status_idx" ON "_site_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_site_v_locales_locale_parent_id_unique" ON "_site_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "translation_settings_gated_containers_order_idx" ON "translation_settings_gated_containers" USING btree ("order");
  CREATE INDEX "translation_settings_gated_containers_parent_idx" ON "translation_settings_gated_containers" USING btree ("parent_id");
  CREATE INDEX "translation_settings_updated_by_idx" ON "translation_settings" USING btree ("updated_by_id");`)
  await addContentChanges({ db })
  await addTranslationLists({ db })
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await dropTranslationLists({ db })
  await dropContentChanges({ db })
  await db.execute(sql`
   DROP TABLE "projects" CASCADE;
  DROP TABLE "projects_locales" CASCADE;
  DROP TABLE "_projects_v" CASCADE;
  DROP TABLE "_projects_v_locales" CASCADE;
  DROP TABLE "timeline_entries" CASCADE;
  DROP TABLE "timeline_entries_locales" CASCADE;
  DROP TABLE "_timeline_entries_v" CASCADE;
  DROP TABLE "_timeline_entries_v_locales" CASCADE;
  DROP TABLE "legal_documents" CASCADE;
  DROP TABLE "legal_documents_locales" CASCADE;
  DROP TABLE "_legal_documents_v" CASCADE;
  DROP TABLE "_legal_documents_v_locales" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "messages" CASCADE;
  DROP TABLE "messages_locales" CASCADE;
  DROP TABLE "messages_texts" CASCADE;
  DROP TABLE "_messages_v" CASCADE;
  DROP TABLE "_messages_v_locales" CASCADE;
  DROP TABLE "_messages_v_texts" CASCADE;
  DROP TABLE "glossary_terms" CASCADE;
  DROP TABLE "glossary_terms_texts" CASCADE;
  DROP TABLE "reply_templates" CASCADE;
  DROP TABLE "reply_templates_locales" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "editors_languages" CASCADE;
  DROP TABLE "editors_sessions" CASCADE;
  DROP TABLE "editors" CASCADE;
  DROP TABLE "translation_units" CASCADE;
  DROP TABLE "translation_changes" CASCADE;
  DROP TABLE "translation_comments" CASCADE;
  DROP TABLE "scheduled_changes" CASCADE;
  DROP TABLE "review_requests" CASCADE;
  DROP TABLE "contact_messages" CASCADE;
  DROP TABLE "contact_notes" CASCADE;
  DROP TABLE "user_profiles_contributor_roles" CASCADE;
  DROP TABLE "user_profiles" CASCADE;
  DROP TABLE "contribution_applications" CASCADE;
  DROP TABLE "contribution_applications_texts" CASCADE;
  DROP TABLE "release_notices" CASCADE;
  DROP TABLE "outgoing_mails" CASCADE;
  DROP TABLE "page_views" CASCADE;
  DROP TABLE "visitor_days" CASCADE;
  DROP TABLE "missing_pages" CASCADE;
  DROP TABLE "audit_entries" CASCADE;
  DROP TABLE "content_migrations" CASCADE;
  DROP TABLE "jobs" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "home" CASCADE;
  DROP TABLE "home_locales" CASCADE;
  DROP TABLE "_home_v" CASCADE;
  DROP TABLE "_home_v_locales" CASCADE;
  DROP TABLE "about" CASCADE;
  DROP TABLE "about_locales" CASCADE;
  DROP TABLE "_about_v" CASCADE;
  DROP TABLE "_about_v_locales" CASCADE;
  DROP TABLE "become" CASCADE;
  DROP TABLE "become_locales" CASCADE;
  DROP TABLE "_become_v" CASCADE;
  DROP TABLE "_become_v_locales" CASCADE;
  DROP TABLE "community" CASCADE;
  DROP TABLE "community_locales" CASCADE;
  DROP TABLE "_community_v" CASCADE;
  DROP TABLE "_community_v_locales" CASCADE;
  DROP TABLE "contact" CASCADE;
  DROP TABLE "contact_locales" CASCADE;
  DROP TABLE "_contact_v" CASCADE;
  DROP TABLE "_contact_v_locales" CASCADE;
  DROP TABLE "projects_page" CASCADE;
  DROP TABLE "projects_page_locales" CASCADE;
  DROP TABLE "_projects_page_v" CASCADE;
  DROP TABLE "_projects_page_v_locales" CASCADE;
  DROP TABLE "legal_pages" CASCADE;
  DROP TABLE "legal_pages_locales" CASCADE;
  DROP TABLE "_legal_pages_v" CASCADE;
  DROP TABLE "_legal_pages_v_locales" CASCADE;
  DROP TABLE "navigation" CASCADE;
  DROP TABLE "navigation_locales" CASCADE;
  DROP TABLE "_navigation_v" CASCADE;
  DROP TABLE "_navigation_v_locales" CASCADE;
  DROP TABLE "footer" CASCADE;
  DROP TABLE "footer_locales" CASCADE;
  DROP TABLE "_footer_v" CASCADE;
  DROP TABLE "_footer_v_locales" CASCADE;
  DROP TABLE "site" CASCADE;
  DROP TABLE "site_locales" CASCADE;
  DROP TABLE "_site_v" CASCADE;
  DROP TABLE "_site_v_locales" CASCADE;
  DROP TABLE "translation_settings_gated_containers" CASCADE;
  DROP TABLE "translation_settings" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_projects_accent";
  DROP TYPE "public"."enum_projects_stage";
  DROP TYPE "public"."enum_projects_status";
  DROP TYPE "public"."enum__projects_v_version_accent";
  DROP TYPE "public"."enum__projects_v_version_stage";
  DROP TYPE "public"."enum__projects_v_published_locale";
  DROP TYPE "public"."enum__projects_v_version_status";
  DROP TYPE "public"."enum_timeline_entries_status";
  DROP TYPE "public"."enum__timeline_entries_v_published_locale";
  DROP TYPE "public"."enum__timeline_entries_v_version_status";
  DROP TYPE "public"."enum_legal_documents_kind";
  DROP TYPE "public"."enum_legal_documents_status";
  DROP TYPE "public"."enum__legal_documents_v_version_kind";
  DROP TYPE "public"."enum__legal_documents_v_published_locale";
  DROP TYPE "public"."enum__legal_documents_v_version_status";
  DROP TYPE "public"."enum_messages_channel";
  DROP TYPE "public"."enum_messages_status";
  DROP TYPE "public"."enum__messages_v_version_channel";
  DROP TYPE "public"."enum__messages_v_published_locale";
  DROP TYPE "public"."enum__messages_v_version_status";
  DROP TYPE "public"."enum_editors_languages";
  DROP TYPE "public"."enum_editors_role";
  DROP TYPE "public"."enum_scheduled_changes_locale";
  DROP TYPE "public"."enum_scheduled_changes_action";
  DROP TYPE "public"."enum_scheduled_changes_state";
  DROP TYPE "public"."enum_review_requests_locale";
  DROP TYPE "public"."enum_review_requests_state";
  DROP TYPE "public"."enum_contact_messages_locale";
  DROP TYPE "public"."enum_contact_messages_state";
  DROP TYPE "public"."enum_contact_notes_kind";
  DROP TYPE "public"."enum_user_profiles_contributor_roles";
  DROP TYPE "public"."enum_user_profiles_lang";
  DROP TYPE "public"."enum_contribution_applications_role";
  DROP TYPE "public"."enum_contribution_applications_topic";
  DROP TYPE "public"."enum_contribution_applications_locale";
  DROP TYPE "public"."enum_contribution_applications_state";
  DROP TYPE "public"."enum_release_notices_state";
  DROP TYPE "public"."enum_outgoing_mails_locale";
  DROP TYPE "public"."enum_outgoing_mails_state";
  DROP TYPE "public"."enum_jobs_state";
  DROP TYPE "public"."enum_home_banner1_artwork";
  DROP TYPE "public"."enum_home_banner2_artwork";
  DROP TYPE "public"."enum_home_banner3_artwork";
  DROP TYPE "public"."enum_home_status";
  DROP TYPE "public"."enum__home_v_version_banner1_artwork";
  DROP TYPE "public"."enum__home_v_version_banner2_artwork";
  DROP TYPE "public"."enum__home_v_version_banner3_artwork";
  DROP TYPE "public"."enum__home_v_published_locale";
  DROP TYPE "public"."enum__home_v_version_status";
  DROP TYPE "public"."enum_about_status";
  DROP TYPE "public"."enum__about_v_published_locale";
  DROP TYPE "public"."enum__about_v_version_status";
  DROP TYPE "public"."enum_become_status";
  DROP TYPE "public"."enum__become_v_published_locale";
  DROP TYPE "public"."enum__become_v_version_status";
  DROP TYPE "public"."enum_community_status";
  DROP TYPE "public"."enum__community_v_published_locale";
  DROP TYPE "public"."enum__community_v_version_status";
  DROP TYPE "public"."enum_contact_status";
  DROP TYPE "public"."enum__contact_v_published_locale";
  DROP TYPE "public"."enum__contact_v_version_status";
  DROP TYPE "public"."enum_projects_page_status";
  DROP TYPE "public"."enum__projects_page_v_published_locale";
  DROP TYPE "public"."enum__projects_page_v_version_status";
  DROP TYPE "public"."enum_legal_pages_status";
  DROP TYPE "public"."enum__legal_pages_v_published_locale";
  DROP TYPE "public"."enum__legal_pages_v_version_status";
  DROP TYPE "public"."enum_navigation_status";
  DROP TYPE "public"."enum__navigation_v_published_locale";
  DROP TYPE "public"."enum__navigation_v_version_status";
  DROP TYPE "public"."enum_footer_status";
  DROP TYPE "public"."enum__footer_v_published_locale";
  DROP TYPE "public"."enum__footer_v_version_status";
  DROP TYPE "public"."enum_site_status";
  DROP TYPE "public"."enum__site_v_published_locale";
  DROP TYPE "public"."enum__site_v_version_status";
  DROP TYPE "public"."enum_translation_settings_gated_containers";`)
}
