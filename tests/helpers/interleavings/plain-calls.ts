import type { Payload } from 'payload'
import { expect } from 'vitest'
import { z } from 'zod'
import { runDueChanges } from '@/features/publishing/schedule/run-due-changes'
import { scheduleChange } from '@/features/publishing/schedule/schedule-change'
import type { Locale } from '@/i18n/locales'
import { getRights } from '../get-rights'
import type { SignedInEditor } from '../signed-in-editor'
import type { Wish } from './model'
import { toKey, readTexts, withValue, type Place, type State, type Subject } from './subjects'

/** A change that is about to be sent: what it asks for, and whose it is. */
export type Answer = {
  status: number
  /** What is in the way: what is stored, and what was sent. */
  conflicts: { key: string; theirs: string; mine: string }[]
}

export type Call = { by: string; wish: Wish; send: () => Promise<Answer> }

type Where = { cms: Payload; editor: SignedInEditor; subject: Subject }

/** A program that writes one field, whatever it says now, and may say nothing of its status. */
export function writeField(
  options: Where & {
    place: Place
    locale: Locale
    says: 'draft' | 'published' | 'nothing'
    state: State
    field: { value: unknown; text: string }
  },
): Call {
  const { editor, subject, place, locale, says, state, field } = options
  const publishes = {
    draft: false,
    published: true,
    // Public as the newest version is, or a part of the draft.
    nothing: !state.drafts.includes(locale),
  }[says]
  const data = withValue({ data: {}, path: place.path, value: field.value })
  const path: `/${string}` = `/${subject.path.slice(1)}?locale=${locale}`
  return {
    by: says === 'nothing' ? 'plain program' : 'program',
    wish: {
      kind: 'save',
      locale,
      changes: { [toKey(place, locale)]: field.text },
      base: null,
      sent: [],
      publishes: publishes ? [locale] : [],
    },
    send: () =>
      toAnswer(
        editor.rest(says === 'draft' ? `${path}&draft=true` : path, {
          method: getMethod(subject),
          body: says === 'nothing' ? data : { ...data, _status: says },
        }),
      ),
  }
}

export function getMethod({ document }: Subject): 'POST' | 'PATCH' {
  return document === '' ? 'POST' : 'PATCH'
}

/** A planned change whose time has come. */
export function carryOutPlan(
  options: Where & { action: 'publish' | 'unpublish'; locale: Locale },
): Call {
  const { cms, editor, subject, action, locale } = options
  const { container, document } = subject
  return {
    by: 'schedule',
    wish: { kind: action === 'publish' ? 'publish' : 'withdraw', locale },
    async send() {
      const now = new Date()
      const dueAt = new Date(now.getTime() + 1)
      const plan = { container, document, locale, action, dueAt, now }
      await scheduleChange({ cms, editor: getRights(editor), ...plan })
      const count = await runDueChanges({ cms, now: new Date(now.getTime() + 1000) })
      return { status: count === 1 ? 200 : 409, conflicts: [] }
    },
  }
}

/** The entry of the form’s menu that takes a language off the site. */
export function withdrawLanguage(options: Where & { locale: Locale }): Call {
  const { editor, subject, locale } = options
  const { container, document } = subject
  const body = { container, document, locale }
  return {
    by: 'menu',
    wish: { kind: 'withdraw', locale },
    send: () => toAnswer(editor.rest('/workplace/withdraw', { method: 'POST', body })),
  }
}

const found = z.object({ docs: z.array(z.object({ id: z.number(), version: z.unknown() })) })

/** The versions of a record, the newest first. */
async function listVersions(options: { editor: SignedInEditor; subject: Subject; since: number }) {
  const { editor, subject, since } = options
  const own = subject.document === '' ? '' : `&where[parent][equals]=${subject.document}`
  const query = `locale=all&fallback-locale=null&depth=0&sort=-id&limit=20${own}`
  const path = `${versionsPath(subject)}?${query}&where[id][greater_than]=${since}`
  const answer = await editor.rest(path)
  expect(answer.status).toBe(200)
  return found.parse(await answer.json()).docs
}

function versionsPath({ document, path, container }: Subject): `/${string}` {
  return document === '' ? `/${path.slice(1)}/versions` : `/${container}/versions`
}

export async function newestVersion(options: { editor: SignedInEditor; subject: Subject }) {
  const [newest] = await listVersions({ ...options, since: 0 })
  return newest?.id ?? 0
}

/** An old version that is brought back; null while there is none. */
export async function restoreVersion(
  options: Where & { version: number; since: number },
): Promise<Call | null> {
  const { editor, subject, version } = options
  const docs = await listVersions(options)
  const chosen = docs[version % Math.max(docs.length, 1)]
  if (!chosen) return null
  const path = `${versionsPath(subject)}/${chosen.id}`
  return {
    by: 'version',
    wish: { kind: 'restore', texts: readTexts({ places: subject.places, doc: chosen.version }) },
    send: () => toAnswer(editor.rest(path, { method: 'POST', body: {} })),
  }
}

async function toAnswer(calling: Promise<Response>): Promise<Answer> {
  const { status } = await calling
  return { status, conflicts: [] }
}
