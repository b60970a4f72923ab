import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * What instances of the site tell each other (docs/adr/0020): which tags have changed, and the pages
 * that were made since. Payload knows nothing of these tables, so its snapshot is that of before.
 * Pages are only copies, so a crash of the database may empty their table.
 */
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "content_changes" (
    "id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    "tag" varchar NOT NULL,
    "xid" xid8 NOT NULL DEFAULT pg_current_xact_id(),
    "announced_at" timestamp(3) with time zone NOT NULL DEFAULT now()
  );
  CREATE INDEX "content_changes_xid_idx" ON "content_changes" USING btree ("xid");
  CREATE INDEX "content_changes_tag_idx" ON "content_changes" USING btree ("tag", "id");
  CREATE FUNCTION "announce_content_change"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_notify('content_changed', NEW.tag);
    RETURN NULL;
  END $$;
  CREATE TRIGGER "content_changes_announced" AFTER INSERT ON "content_changes"
    FOR EACH ROW EXECUTE FUNCTION "announce_content_change"();
  CREATE UNLOGGED TABLE "shared_pages" (
    "edition" varchar NOT NULL,
    "path" varchar NOT NULL,
    "etag" varchar NOT NULL,
    "headers" json NOT NULL,
    "body" bytea NOT NULL,
    "snapshot" pg_snapshot NOT NULL,
    "stored_at" timestamp(3) with time zone NOT NULL DEFAULT now(),
    PRIMARY KEY ("edition", "path")
  );`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "shared_pages";
  DROP TABLE "content_changes";
  DROP FUNCTION "announce_content_change";`)
}
