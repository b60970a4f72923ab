/** What may be done with a member, as the calls of the panel name it. */
export type MemberAction = 'suspend' | 'restore' | 'resend' | 'unassign' | 'delete'
