import { beforeAll } from 'vitest'
import { useCms } from './cms'
import { signedInEditor } from './signed-in-editor'
import type { Prober } from './access-probe'

export const people = ['admin', 'editor', 'translator', 'reviewer', 'anonymous'] as const

export type Who = (typeof people)[number] | 'site code' | 'member'

// Signed with a key of someone else, as a member's is: nothing of it is a Payload session.
const memberToken =
  'eyJhbGciOiJSUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiI3YjlmIiwiaWQiOjEsImNvbGxlY3Rpb24iOiJlZGl0b3JzIn0.c2ln'

/** A site of its own with someone of every kind, for one spec file. */
export function useProbers() {
  const site = useCms()
  const probers = new Map<Who, Prober>()

  function nobody(headers: Record<string, string> = {}): Prober {
    return {
      id: null,
      user: null,
      rest: (path, { method = 'GET', body } = {}) =>
        site.rest(path, {
          method,
          headers: { 'content-type': 'application/json', ...headers },
          ...(body && { body: JSON.stringify(body) }),
        }),
    }
  }

  beforeAll(async () => {
    for (const role of ['admin', 'editor', 'translator', 'reviewer'] as const) {
      const isOfLanguages = role === 'translator' || role === 'reviewer'
      const { id, rest, asUser } = await signedInEditor({
        site,
        name: `prober-${role}`,
        role,
        ...(isOfLanguages && { languages: ['ru'] }),
      })
      probers.set(role, { id, rest, user: asUser.user })
    }
    probers.set('anonymous', nobody())
    probers.set('site code', nobody())
    const cookie = `sAccessToken=${memberToken}; payload-token=${memberToken}`
    probers.set('member', nobody({ cookie, origin: 'http://localhost:3000' }))
  })

  return {
    site,
    prober(who: Who): Prober {
      const found = probers.get(who)
      if (!found) throw new Error('The probers are there only inside a test.')
      return found
    },
  }
}
