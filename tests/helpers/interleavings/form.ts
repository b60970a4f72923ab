import { expect } from 'vitest'
import { z } from 'zod'
import { shownText } from '@/features/editing/edit-conflict'
import { locales, type Locale } from '@/i18n/locales'
import { editKeptName, editLeaves, getEditBase, leafAt } from '@/lib/edit-base'
import { formAnswer, formRecord } from '../form-answer'
import type { SignedInEditor } from '../signed-in-editor'
import { getMethod, type Answer, type Call } from './plain-calls'
import { toKey, withValue, type Place, type Subject } from './subjects'

type Data = z.infer<typeof formRecord>

type Saving = {
  by: string
  publication: 'none' | 'one' | 'all'
  only?: string | undefined
}

const conflictSchema = z.object({
  fields: z.array(
    z.object({
      path: z.string(),
      theirs: z.object({ value: z.unknown(), text: z.string() }),
      mine: z.object({ text: z.string() }),
    }),
  ),
})

const query = 'fallback-locale=null&depth=0'

/**
 * A form of the panel as the site sees it: it sends its fields with what it was filled with, takes
 * over what a save answers but for the field that was typed into last, and asks about a conflict.
 */
export async function openForm(options: {
  editor: SignedInEditor
  subject: Subject
  locale: Locale
}) {
  const { editor, subject, locale } = options
  const opened = await editor.rest(`${subject.path}?locale=${locale}&${query}&draft=true`)
  expect(opened.status).toBe(200)
  let known: Data = formRecord.parse(await opened.json())
  let values = known
  let last: string | null = null
  let asked: z.infer<typeof conflictSchema>['fields'] = []

  function takeOver(doc: Data) {
    const kept = z.array(z.string()).default([]).parse(doc[editKeptName])
    for (const [path, value] of editLeaves(doc)) {
      if (path === last && kept.includes(path)) continue
      known = withValue({ data: known, path, value })
      values = withValue({ data: values, path, value })
    }
  }

  function texts(data: Data): Record<string, string> {
    return Object.fromEntries(
      subject.places.map((place) => [
        toKey(place, locale),
        shownText(leafAt({ data, path: place.path })),
      ]),
    )
  }

  async function send({ publication, only }: Omit<Saving, 'by'>): Promise<Answer> {
    const how = {
      none: '&draft=true&autosave=true',
      one: `&publishSpecificLocale=${locale}`,
      all: '&publishAllLocales=true',
    }[publication]
    const sent = only === undefined ? values : { [only]: values[only] }
    const status = publication === 'none' ? 'draft' : 'published'
    const response = await editor.rest(`${subject.path}?locale=${locale}&${query}${how}`, {
      method: getMethod(subject),
      body: { ...sent, editBase: getEditBase(known), _status: status },
    })
    const answer = formAnswer.parse(await response.json())
    const doc = answer.doc ?? answer.result
    if (response.status === 200 && doc) takeOver(doc)
    const told = answer.errors?.[0]?.data.errors?.[0]?.message
    asked = told === undefined ? [] : conflictSchema.parse(JSON.parse(told)).fields
    const conflicts = asked.map(({ path, theirs, mine }) => {
      const place = subject.places.find((one) => one.path === path)
      const key = place ? toKey(place, locale) : path
      return { key, theirs: theirs.text, mine: mine.text }
    })
    return { status: response.status, conflicts }
  }

  return {
    locale,
    value: (path: string) => leafAt({ data: values, path }),
    type({ path }: Place, value: unknown) {
      values = withValue({ data: values, path, value })
      last = path
    },
    /** What a save now asks of the site; a program sends the one field that it changes. */
    call({ by, publication, only }: Saving): Call {
      const [base, now] = [texts(known), texts(values)]
      const changes = Object.entries(now).filter(([key, text]) => text !== base[key])
      const sent = subject.places.filter(
        ({ path }) => only === undefined || path.split('.')[0] === only,
      )
      const publishes = { none: [], one: [locale], all: locales }[publication]
      return {
        by,
        wish: {
          kind: 'save',
          locale,
          changes: Object.fromEntries(changes),
          base,
          sent: sent.map((place) => toKey(place, locale)),
          publishes,
        },
        send: () => send({ publication, only }),
      }
    },
    /** Answers the question that a conflict asks. */
    choose(choice: 'mine' | 'theirs') {
      for (const { path, theirs } of asked) {
        known = withValue({ data: known, path, value: theirs.value })
        if (choice === 'theirs') values = withValue({ data: values, path, value: theirs.value })
      }
      asked = []
    },
  }
}

export type Form = Awaited<ReturnType<typeof openForm>>
