import { beforeAll, beforeEach, expect, test } from 'vitest'
import { addComment, readComments, resolveComment } from '@/features/translation/units/comments'
import { readHistory } from '@/features/translation/units/history'
import { editorRights, type EditorRights } from '@/cms/access/rights'
import { useCms } from '../helpers/cms'
import { useTranslationRows } from '../helpers/translation-rows'

const site = useCms()
const table = useTranslationRows()
const unit = 'global:home:banner1.title'
const place = { unit, locale: 'ru' } as const
const editors = new Map<string, EditorRights>()

async function makeEditor(role: 'translator' | 'reviewer', name: string): Promise<void> {
  const editor = await site.cms.create({
    collection: 'editors',
    data: {
      name,
      email: `${name.toLowerCase()}@pasiuni.example`,
      password: 'a-password-for-tests',
      role,
    },
    overrideAccess: true,
  })
  const rights = editorRights(editor)
  if (rights) editors.set(name, rights)
}

function editor(name: 'Ana' | 'Vera' | 'Ion'): EditorRights {
  const found = editors.get(name)
  if (!found) throw new Error(`${name} is no editor.`)
  return found
}

beforeAll(async () => {
  await makeEditor('translator', 'Ana')
  await makeEditor('translator', 'Vera')
  await makeEditor('reviewer', 'Ion')
})

beforeEach(() => table.replace([{ unit, locale: 'ro' }, { ...place }]))

function say(name: 'Ana' | 'Vera', text: string) {
  return addComment({ cms: site.cms, editor: editor(name), ...place, text })
}

function read(name: 'Ana' | 'Vera' | 'Ion') {
  return readComments({ cms: site.cms, editor: editor(name), ...place })
}

function resolve(name: 'Ana' | 'Vera' | 'Ion', id: number, isResolved = true) {
  return resolveComment({ cms: site.cms, editor: editor(name), id, isResolved })
}

test('what editors say stays in order, and each knows their own', async () => {
  await say('Ana', '  De ce „увлечение”?\nEu aș scrie „страсть”.  ')
  await say('Vera', 'Așa este în glosar.')
  const common = { isResolved: false, resolvedBy: null }
  expect(await read('Ana')).toMatchObject([
    { ...common, by: 'Ana', text: 'De ce „увлечение”?\nEu aș scrie „страсть”.', isOwn: true },
    { ...common, by: 'Vera', text: 'Așa este în glosar.', isOwn: false },
  ])
  expect(await readComments({ cms: site.cms, editor: editor('Ana'), unit, locale: 'en' })).toEqual(
    [],
  )
  const [first] = await read('Vera')
  expect(Math.abs(Date.now() - Date.parse(first?.at ?? ''))).toBeLessThan(60_000)
})

test('a comment has a text, and not too much of it', async () => {
  await expect(say('Ana', ' \n ')).rejects.toMatchObject({ code: 'fields' })
  await expect(say('Ana', 'a'.repeat(2001))).rejects.toMatchObject({ code: 'fields' })
  await say('Ana', 'a'.repeat(2000))
  expect(await read('Ana')).toHaveLength(1)
})

test('nothing is said about a text that does not exist', async () => {
  const options = { cms: site.cms, editor: editor('Ana'), locale: 'ru', text: 'Alo?' } as const
  await expect(addComment({ ...options, unit: 'global:home:gone' })).rejects.toMatchObject({
    code: 'not-found',
  })
})

test('its author and a reviewer close a comment, another translator does not', async () => {
  const own = await say('Ana', 'Unu')
  const other = await say('Ana', 'Doi')
  await expect(resolve('Vera', own.id)).rejects.toMatchObject({ code: 'invalid-claim' })
  expect(await resolve('Ana', own.id)).toMatchObject({ isResolved: true, resolvedBy: 'Ana' })
  expect(await resolve('Ion', other.id)).toMatchObject({ isResolved: true, resolvedBy: 'Ion' })
  // Who closed it first stays known.
  expect(await resolve('Ion', own.id)).toMatchObject({ resolvedBy: 'Ana' })
  await expect(resolve('Ion', 999_999)).rejects.toMatchObject({ code: 'not-found' })
})

test('who may close a comment may open it again', async () => {
  const { id } = await say('Ana', 'Unu')
  await resolve('Ion', id)
  await expect(resolve('Vera', id, false)).rejects.toMatchObject({ code: 'invalid-claim' })
  await resolve('Ana', id, false)
  expect(await read('Ion')).toMatchObject([{ isResolved: false, resolvedBy: null }])
})

test('the history begins with what happened last', async () => {
  const { id } = editor('Ana')
  await table.query(
    `insert into translation_changes (unit, locale, from_text, to_text, from_state, to_state, origin,
       editor_id, editor_name, note, created_at)
     values ($1, 'ru', null, 'Раз', 'missing', 'draft', 'desk', $2, null, null, '2026-11-01T10:00:00Z'),
       ($1, 'ru', 'Раз', 'Два', 'draft', 'approved', 'restore', null, 'Ion', 'din istoric',
         '2026-11-02T10:00:00Z'),
       ($1, 'en', null, 'One', 'missing', 'draft', 'desk', $2, 'Ana', null, '2026-11-03T10:00:00Z')`,
    [unit, id],
  )
  const history = await readHistory({ cms: site.cms, ...place })
  expect(history).toEqual([
    {
      id: history[0]?.id,
      at: '2026-11-02T10:00:00.000Z',
      by: 'Ion',
      fromText: 'Раз',
      toText: 'Два',
      fromSource: null,
      toSource: null,
      fromState: 'draft',
      toState: 'approved',
      origin: 'restore',
      note: 'din istoric',
    },
    {
      id: history[1]?.id,
      at: '2026-11-01T10:00:00.000Z',
      by: 'Ana',
      fromText: null,
      toText: 'Раз',
      fromSource: null,
      toSource: null,
      fromState: 'missing',
      toState: 'draft',
      origin: 'desk',
      note: null,
    },
  ])
  expect(await readHistory({ cms: site.cms, ...place, limit: 1 })).toEqual(history.slice(0, 1))
})

test('the history says in the numbers of which Romanian a text names its links', async () => {
  await table.query(
    `insert into translation_changes (unit, locale, from_text, to_text, from_state, to_state, origin, created_at)
     values ($1, 'ru', null, 'До', 'missing', 'draft', 'desk', '2026-11-01T10:00:00Z'),
       ($1, 'ro', 'Unu', 'Doi', 'approved', 'approved', 'content', '2026-11-02T10:00:00Z'),
       ($1, 'ru', 'До', 'Между', 'draft', 'draft', 'desk', '2026-11-03T10:00:00Z'),
       ($1, 'ru', 'Между', 'Вместе', 'draft', 'draft', 'content', '2026-11-04T10:00:00Z'),
       ($1, 'ro', 'Doi', 'Trei', 'approved', 'approved', 'content', '2026-11-04T10:00:00Z'),
       ($1, 'ro', null, null, 'approved', 'approved', 'content', '2026-11-05T10:00:00Z')`,
    [unit],
  )
  const history = await readHistory({ cms: site.cms, ...place })
  expect(history.map(({ toText, fromSource, toSource }) => [toText, fromSource, toSource])).toEqual(
    [
      ['Вместе', 'Doi', 'Trei'],
      ['Между', 'Doi', 'Doi'],
      ['До', 'Unu', 'Unu'],
    ],
  )
})
