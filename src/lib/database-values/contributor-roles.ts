/** The ways to contribute: members apply for them, and editors give them by accepting. */
export const contributorRoles = ['writer', 'editor', 'expert'] as const

export type ContributorRole = (typeof contributorRoles)[number]
