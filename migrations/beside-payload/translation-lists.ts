import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * What makes the lists of the translation desk fast (docs/adr/0015): an index for each order, which
 * has all that a list is filtered by; how many texts stand where, as differences that add up; and the
 * words of each text in all languages, to be searched. New words wait in a list of two megabytes, for
 * putting them in place text by text takes fifteen times as long.
 */
export async function addTranslationLists({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(orders)
  await db.execute(counts)
  await db.execute(words)
}

export async function dropTranslationLists({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
  DROP TABLE "translation_words";
  DROP TABLE "translation_counts";
  DROP FUNCTION "collect_translation_words" CASCADE;
  DROP FUNCTION "translation_words_of";
  DROP FUNCTION "count_translation_units" CASCADE;`)
}

const orders = sql`
  ALTER TABLE "translation_units" SET (autovacuum_vacuum_scale_factor = 0.02,
    autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
  CREATE INDEX "translation_units_place_idx" ON "translation_units" USING btree
    ("locale", "kind", "container", "document", "position", "unit")
    INCLUDE ("state", "is_outdated", "is_locked", "errors", "warnings", "changed_at");
  CREATE INDEX "translation_units_severity_idx" ON "translation_units" USING btree
    ("locale", "errors" DESC, "warnings" DESC, "kind", "container", "document", "position", "unit")
    INCLUDE ("state", "is_outdated", "is_locked", "changed_at");
  CREATE INDEX "translation_units_newest_idx" ON "translation_units" USING btree
    ("locale", "changed_at" DESC NULLS LAST, "kind", "container", "document", "position", "unit")
    INCLUDE ("state", "is_outdated", "is_locked", "errors", "warnings");
  CREATE INDEX "translation_units_findings_idx" ON "translation_units"
    USING gin ("findings" jsonb_path_ops);`

const counts = sql`
  CREATE TABLE "translation_counts" (
    "kind" varchar NOT NULL,
    "container" varchar NOT NULL,
    "document" varchar NOT NULL,
    "document_title" varchar NOT NULL,
    "locale" varchar NOT NULL,
    "state" varchar NOT NULL,
    "is_outdated" boolean NOT NULL,
    "has_errors" boolean NOT NULL,
    "has_warnings" boolean NOT NULL,
    "units" integer NOT NULL,
    "source_words" integer NOT NULL
  );
  CREATE FUNCTION "count_translation_units"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF tg_op = 'INSERT' THEN
      INSERT INTO translation_counts
        SELECT kind, container, document, coalesce(document_title, ''), locale, state,
          is_outdated, errors > 0, warnings > 0, count(*), sum(coalesce(source_words, 0))
        FROM after_rows GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9;
    ELSIF tg_op = 'DELETE' THEN
      INSERT INTO translation_counts
        SELECT kind, container, document, coalesce(document_title, ''), locale, state,
          is_outdated, errors > 0, warnings > 0, -count(*), -sum(coalesce(source_words, 0))
        FROM before_rows GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9;
    ELSE
      INSERT INTO translation_counts
        SELECT kind, container, document, coalesce(document_title, ''), locale, state,
          is_outdated, errors > 0, warnings > 0, sum(sign), sum(sign * coalesce(source_words, 0))
        FROM (SELECT 1 AS sign, * FROM after_rows UNION ALL SELECT -1, * FROM before_rows) rows
        GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9
        HAVING sum(sign) <> 0 OR sum(sign * coalesce(source_words, 0)) <> 0;
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER "translation_units_inserted_count" AFTER INSERT ON "translation_units"
    REFERENCING NEW TABLE AS after_rows
    FOR EACH STATEMENT EXECUTE FUNCTION "count_translation_units"();
  CREATE TRIGGER "translation_units_updated_count" AFTER UPDATE ON "translation_units"
    REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows
    FOR EACH STATEMENT EXECUTE FUNCTION "count_translation_units"();
  CREATE TRIGGER "translation_units_deleted_count" AFTER DELETE ON "translation_units"
    REFERENCING OLD TABLE AS before_rows
    FOR EACH STATEMENT EXECUTE FUNCTION "count_translation_units"();`

const words = sql`
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE TABLE "translation_words" (
    "unit" varchar PRIMARY KEY,
    "words" text COLLATE "C" NOT NULL
  );
  CREATE FUNCTION "translation_words_of"("units" varchar[])
    RETURNS TABLE ("unit" varchar, "words" text) LANGUAGE sql STABLE AS $$
    SELECT unit, lower(unit || E'\n' || coalesce(string_agg(text, E'\n'), '') COLLATE "pg_c_utf8")
    FROM translation_units WHERE unit = ANY (units) GROUP BY unit ORDER BY unit
  $$;
  CREATE INDEX "translation_words_idx" ON "translation_words"
    USING gin ("words" gin_trgm_ops) WITH (gin_pending_list_limit = 2048);
  CREATE FUNCTION "collect_translation_words"() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    changed varchar[];
  BEGIN
    IF tg_op = 'INSERT' THEN
      SELECT array_agg(DISTINCT unit) INTO changed FROM after_rows;
    ELSIF tg_op = 'DELETE' THEN
      SELECT array_agg(DISTINCT unit) INTO changed FROM before_rows;
    ELSE
      SELECT array_agg(DISTINCT here.unit) INTO changed
        FROM after_rows here JOIN before_rows before USING (id)
        WHERE here.text IS DISTINCT FROM before.text;
    END IF;
    IF changed IS NULL THEN
      RETURN NULL;
    END IF;
    DELETE FROM translation_words gone WHERE gone.unit = ANY (changed)
      AND NOT EXISTS (SELECT FROM translation_units here WHERE here.unit = gone.unit);
    INSERT INTO translation_words SELECT * FROM translation_words_of(changed)
      ON CONFLICT (unit) DO UPDATE SET words = excluded.words
      WHERE translation_words.words <> excluded.words;
    RETURN NULL;
  END $$;
  CREATE TRIGGER "translation_units_inserted_words" AFTER INSERT ON "translation_units"
    REFERENCING NEW TABLE AS after_rows
    FOR EACH STATEMENT EXECUTE FUNCTION "collect_translation_words"();
  CREATE TRIGGER "translation_units_updated_words" AFTER UPDATE ON "translation_units"
    REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows
    FOR EACH STATEMENT EXECUTE FUNCTION "collect_translation_words"();
  CREATE TRIGGER "translation_units_deleted_words" AFTER DELETE ON "translation_units"
    REFERENCING OLD TABLE AS before_rows
    FOR EACH STATEMENT EXECUTE FUNCTION "collect_translation_words"();`
