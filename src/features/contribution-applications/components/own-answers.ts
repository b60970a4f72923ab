import { contributorRoles } from '@/lib/database-values/contributor-roles'
import { topics } from '@/lib/topics'
import type { OwnApplication } from '../types'

const states = ['received', 'in-review', 'accepted', 'declined'] as const

/** What the personal area shows of an application. */
export type ShownApplication = Pick<
  OwnApplication,
  'id' | 'role' | 'topic' | 'state' | 'createdAt' | 'decidedAt'
>

type Body = Record<string, unknown>

function shown(value: unknown): ShownApplication[] {
  if (typeof value !== 'object' || value === null) return []
  const fields: Body = { ...value }
  const { id, createdAt, decidedAt } = fields
  const role = contributorRoles.find((known) => known === fields.role)
  const topic = topics.find((known) => known === fields.topic)
  const state = states.find((known) => known === fields.state)
  if (typeof id !== 'number' || typeof createdAt !== 'string' || !role || !topic || !state)
    return []
  const decided = typeof decidedAt === 'string' ? decidedAt : null
  return [{ id, role, topic, state, createdAt, decidedAt: decided }]
}

/** The answer of GET /account/applications; null when it is anything else. */
export function readOwnApplications({ applications }: Body): ShownApplication[] | null {
  return Array.isArray(applications) ? applications.flatMap(shown) : null
}
