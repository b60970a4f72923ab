import type { ContentMigration } from '@/cms/content-migration'
import { siteTextsMigration } from './0001-site-texts'
import { projectsMigration } from './0002-projects'
import { timelineMigration } from './0003-timeline'
import { legalDocumentsMigration } from './0004-legal-documents'

/** In the order in which they run, after all schema migrations. */
export const contentMigrations: ContentMigration[] = [
  siteTextsMigration,
  projectsMigration,
  timelineMigration,
  legalDocumentsMigration,
]
