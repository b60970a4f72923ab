import type { ContentMigration } from '@/cms/content-migration'
import { siteTextsMigration } from './0001-site-texts'
import { projectsMigration } from './0002-projects'
import { timelineMigration } from './0003-timeline'
import { legalDocumentsMigration } from './0004-legal-documents'
import { replyTemplatesMigration } from './0005-reply-templates'
import { communityNumbersMigration } from './0006-community-numbers'
import { howToContributeMigration } from './0007-how-to-contribute'
import { firstReadsMigration } from './0012-first-reads'
import { proofreadTextsMigration } from './0021-proofread-texts'

/**
 * In the order in which they run, after all schema migrations. The proofread texts come before the first
 * reads, which join descriptions only that say what a new site says.
 */
export const contentMigrations: ContentMigration[] = [
  siteTextsMigration,
  projectsMigration,
  timelineMigration,
  legalDocumentsMigration,
  replyTemplatesMigration,
  communityNumbersMigration,
  howToContributeMigration,
  proofreadTextsMigration,
  firstReadsMigration,
]
