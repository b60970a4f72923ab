import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE INDEX "locale_hash_idx" ON "translation_units" USING btree ("locale","hash");
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX "translation_units_words_idx" ON "translation_units" USING gin ((lower(case when locale = 'ro'
    then unit || ' ' || coalesce(text, '') else text end collate "pg_c_utf8")) gin_trgm_ops) WITH (fastupdate = off);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "translation_units_words_idx";
  DROP INDEX "locale_hash_idx";`)
}
