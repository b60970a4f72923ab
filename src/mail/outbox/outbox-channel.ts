/** PostgreSQL channel on which a new mail is announced; it carries no payload. */
export const outboxChannel = 'mail_queued'
