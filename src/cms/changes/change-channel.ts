/** PostgreSQL channel on which edits are announced; the payload is a cache tag. */
export const changeChannel = 'content_changed'
