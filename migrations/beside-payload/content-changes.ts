import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * What front servers look for after edits: which tags have changed, and in which transaction
 * (docs/adr/0006).
 */
export async function addContentChanges({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
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
    FOR EACH ROW EXECUTE FUNCTION "announce_content_change"();`)
}

export async function dropContentChanges({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
  DROP TABLE "content_changes";
  DROP FUNCTION "announce_content_change";`)
}
