// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { leaveTexts } from '@/components/panel/leave/texts'
import { locales, type Locale } from '@/i18n/locales'
import { endPart, isGuarded, press, showPart, type } from '../../../../tests/helpers/panel-part'
import { PublishingDialog } from './publishing-dialog.client'
import { publishingTexts, reviewTexts } from './texts'

vi.mock('@payloadcms/ui', () => import('../../../../tests/helpers/payload-ui'))
vi.mock('./schedule-section.client', () => ({ ScheduleSection: () => null }))
vi.mock('./link-section.client', () => ({ LinkSection: () => null }))

const words = 'Vă rog să citiți ultimul paragraf.'
const rights = { mayWrite: true, mayApprove: false, mayPublish: false, mayWithdraw: false }
const ofIon = {
  id: 5,
  locale: 'ro',
  state: 'waiting',
  authorId: 2,
  authorName: 'Ion',
  note: null,
  createdAt: '2026-11-27T10:00:00Z',
  decidedByName: null,
  decidedAt: null,
  answer: null,
  draft: 'x',
  draftFields: {},
}

/**
 * Answers as the site that has published these languages: to a request with this status, after which
 * Ion’s review waits.
 */
function answerWith({ status, published = [] }: { status: number; published?: Locale[] }): void {
  let isAsked = false
  vi.stubGlobal('fetch', (_path: string, { body }: RequestInit) => {
    if (body !== undefined) {
      isAsked = true
      return Promise.resolve(Response.json({ message: 'Already waiting.' }, { status }))
    }
    const languages = locales.map((locale) => ({
      locale,
      isPublic: published.includes(locale),
      hasDraft: true,
      ...rights,
    }))
    const now = { date: '2026-11-28', time: '12:00' }
    const reviews = isAsked ? [ofIon] : []
    return Promise.resolve(Response.json({ editor: 1, now, languages, scheduled: [], reviews }))
  })
}

function field(): HTMLTextAreaElement | null {
  return document.querySelector('textarea')
}

const close = vi.fn()

async function open(locale: Locale): Promise<void> {
  await showPart(
    <PublishingDialog
      language="en"
      locale={locale}
      onClose={close}
      questionPath={null}
      record={{ container: 'projects', document: '7' }}
    />,
  )
}

/** Opens the dialog, types a note and asks for a review. */
async function ask(): Promise<void> {
  await open('ro')
  const note = field()
  if (note) type(note, words)
  await press(reviewTexts.request.en)
  expect(document.body.textContent).toContain('Ion')
}

afterEach(() => {
  endPart()
  close.mockClear()
})

test('a note stays to be read, and is asked about, where a colleague asked first', async () => {
  answerWith({ status: 409 })
  await ask()
  expect(document.body.textContent).toContain(leaveTexts.unsent.en)
  expect(field()?.value).toBe(words)
  expect(field()?.readOnly).toBe(true)
  expect(isGuarded()).toBe(true)
  await press(publishingTexts.close.en)
  expect(close).not.toHaveBeenCalled()
  await press(leaveTexts.leave.en)
  expect(close).toHaveBeenCalledTimes(1)
})

test('a note that was sent is neither shown nor asked about', async () => {
  answerWith({ status: 200 })
  await ask()
  expect(field()).toBeNull()
  expect(isGuarded()).toBe(false)
  await press(publishingTexts.close.en)
  expect(close).toHaveBeenCalledTimes(1)
})

test('a translation is not called public where its Romanian is not', async () => {
  answerWith({ status: 200, published: ['en'] })
  await open('en')
  expect(document.body.textContent).toContain(publishingTexts.state.withoutRomanian.en)
  endPart()
  answerWith({ status: 200, published: ['ro', 'en'] })
  await open('en')
  expect(document.body.textContent).toContain(publishingTexts.state.changed.en)
})
