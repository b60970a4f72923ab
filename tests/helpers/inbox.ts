import { beforeAll, beforeEach } from 'vitest'
import type { ContactState } from '@/cms/fields/contact-states'
import type { Locale } from '@/i18n/locales'
import { editorRights, type EditorRights } from '@/cms/access/rights'
import { readThread, type Thread } from '@/features/contact-messages/inbox/read-thread'
import { useCms } from './cms'
import { useOutbox } from './outbox'
import { signedInEditor, type SignedInEditor } from './signed-in-editor'

type Role = 'admin' | 'editor' | 'translator' | 'reviewer'

type Given = {
  name?: string
  message?: string
  locale?: Locale
  memberId?: string
  state?: ContactState
  assignee?: number
  createdAt?: string
}

const people = [
  { name: 'Ana', role: 'admin' },
  { name: 'Emil', role: 'editor' },
  { name: 'Tudor', role: 'translator', languages: ['ru'] },
  { name: 'Rita', role: 'reviewer' },
] as const

/** A site of its own with an editor of each role and, before each test, an empty inbox. */
export function useInbox() {
  const site = useCms()
  const outbox = useOutbox(site)
  const team = new Map<Role, SignedInEditor>()

  beforeAll(async () => {
    for (const { role, ...person } of people) {
      const languages = 'languages' in person ? [...person.languages] : []
      team.set(role, await signedInEditor({ site, ...person, role, languages }))
    }
  })

  beforeEach(async () => {
    for (const table of ['contact_notes', 'contact_messages', 'audit_entries']) {
      await outbox.query(`delete from ${table}`)
    }
  })

  function member(role: Role): SignedInEditor {
    const found = team.get(role)
    if (!found) throw new Error('The editors are there only inside a test.')
    return found
  }

  function rights(role: Role): EditorRights {
    const found = editorRights(member(role).asUser.user)
    if (!found) throw new Error('Not an editor.')
    return found
  }

  return {
    site,
    outbox,
    member,
    rights,
    write: async (given: Given = {}): Promise<number> => {
      const { id } = await site.cms.create({
        collection: 'contact-messages',
        data: {
          name: 'Maria Țurcanu',
          message: 'Bună ziua!\nVreau să ajut.',
          locale: 'en',
          memberId: 'member-1',
          state: 'new',
          ...given,
        },
        overrideAccess: true,
      })
      return id
    },
    thread: async (id: number): Promise<Thread> => {
      const found = await readThread({ cms: site.cms, editor: rights('editor'), id })
      if (!found) throw new Error('No such message.')
      return found
    },
    /** Of the log, the newest first. */
    log: async () => {
      const { docs } = await site.cms.find({ collection: 'audit-entries', overrideAccess: true })
      return docs
    },
  }
}
