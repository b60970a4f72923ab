import { beforeAll } from 'vitest'
import type { Locale } from '../../src/i18n/locales'
import {
  scheduleChange,
  type PlannedAction,
} from '../../src/features/publishing/schedule/schedule-change'
import { useCms } from './cms'
import { getRights } from './get-rights'
import { signedInEditor, type SignedInEditor } from './signed-in-editor'

type Plan = {
  container: string
  document?: string | number
  locale?: Locale
  action?: PlannedAction
  dueAt?: Date
  by?: SignedInEditor
}

const reader = { overrideAccess: false, depth: 0, fallbackLocale: false } as const

/** A site with an administrator who plans, for one spec file; what is planned is due in a minute. */
export function usePlans() {
  const site = useCms()
  const now = new Date()
  const soon = new Date(now.getTime() + 60_000)
  let opened: SignedInEditor | undefined

  beforeAll(async () => {
    opened = await signedInEditor({ site, name: 'planificator', role: 'admin' })
  })

  function admin(): SignedInEditor {
    if (!opened) throw new Error('The administrator is there only inside a test.')
    return opened
  }

  return {
    site,
    admin,
    now,
    /** Seconds after what is planned is due. */
    later: (seconds: number) => new Date(soon.getTime() + seconds * 1000),
    /** Plans to publish in Romanian unless told otherwise; gives the number of the plan. */
    plan({ container, document = '', by = admin(), ...rest }: Plan): Promise<number> {
      return scheduleChange({
        cms: site.cms,
        editor: getRights(by),
        container,
        document: String(document),
        locale: 'ro',
        action: 'publish',
        dueAt: soon,
        now,
        ...rest,
      })
    },
    async newEntry(title: string): Promise<number> {
      const { id } = await site.cms.create({
        collection: 'timeline-entries',
        locale: 'ro',
        draft: true,
        data: { title, content: `${title}.`, date: '2026-01-01T12:00:00.000Z', _status: 'draft' },
        overrideAccess: true,
      })
      return id
    },
    async isPublic(id: number, locale: Locale = 'ro'): Promise<boolean> {
      const where = { id: { equals: id } }
      const collection = 'timeline-entries'
      const { docs } = await site.cms.find({ collection, where, locale, ...reader })
      return docs.length === 1
    },
    readState(id: number) {
      const collection = 'scheduled-changes'
      return site.cms.findByID({ collection, id, depth: 0, overrideAccess: true })
    },
  }
}
