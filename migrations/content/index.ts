import type { ContentMigration } from '@/cms/content-migration'
import { siteTextsMigration } from './0001-site-texts'
import { projectsMigration } from './0002-projects'
import { timelineMigration } from './0003-timeline'
import { legalDocumentsMigration } from './0004-legal-documents'
import { replyTemplatesMigration } from './0005-reply-templates'
import { communityNumbersMigration } from './0006-community-numbers'
import { howToContributeMigration } from './0007-how-to-contribute'
import { proofreadTextsMigration } from './0011-proofread-texts'
import { firstReadsMigration } from './0012-first-reads'

/** In the order in which they run, after all schema migrations. */
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
