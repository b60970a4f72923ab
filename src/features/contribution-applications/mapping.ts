import type { ContributionApplication } from '@/payload-types'
import type { OwnApplication } from './types'

/** What a member may read of an application: not what the editors noted about it. */
export function toOwnApplication(doc: ContributionApplication): OwnApplication {
  const { id, name, role, topic, motivation, links, locale, state } = doc
  const { createdAt, updatedAt, decidedAt } = doc
  return {
    ...{ id, name, role, topic, motivation, links: links ?? [], locale, state },
    ...{ createdAt, updatedAt, decidedAt: decidedAt ?? null },
  }
}
