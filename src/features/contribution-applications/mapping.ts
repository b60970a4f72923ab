import type { ContributionApplication } from '@/payload-types'
import { readNotes } from './notes'
import type { ExportedApplication, OwnApplication } from './types'

/** What a member reads of an application on the site: not what the editors noted about it. */
export function toOwnApplication(doc: ContributionApplication): OwnApplication {
  const { id, name, role, topic, motivation, links, locale, state } = doc
  const { createdAt, updatedAt, decidedAt } = doc
  return {
    ...{ id, name, role, topic, motivation, links: links ?? [], locale, state },
    ...{ createdAt, updatedAt, decidedAt: decidedAt ?? null },
  }
}

/**
 * An application as the member takes it along. Who of the group wrote what is data of others and
 * stays out.
 */
export function toExportedApplication(doc: ContributionApplication): ExportedApplication {
  const notes = readNotes(doc).map(({ text, at }) => ({ text, createdAt: at }))
  return { ...toOwnApplication(doc), notes }
}
