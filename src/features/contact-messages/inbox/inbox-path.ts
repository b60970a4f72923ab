export const inboxPath = '/admin/inbox'
