// @vitest-environment jsdom
import type { FormState } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { editBaseName, editKeptName, editWrittenName, valueHash } from '@/lib/edit-base'
import { endPart, showPart } from '../../../../tests/helpers/panel-part'
import { mergeEdit, type MergedEdit } from '../merge-edit'
import { useEditBase } from './use-edit-base.client'

type Data = Record<string, unknown>

const form: { fields: FormState; data: Data } = vi.hoisted(() => ({ fields: {}, data: {} }))

vi.mock('@payloadcms/ui', () => {
  const dispatch = ({ path, value }: { path: string; value?: unknown }) => {
    form.fields = { ...form.fields, [path]: { ...form.fields[path], ...(value ? { value } : {}) } }
  }
  const getData = () => reduceFieldsToValues(form.fields, true)
  return {
    useAllFormFields: () => [form.fields, dispatch],
    useDocumentInfo: () => ({ data: form.data }),
    useForm: () => ({ getData }),
  }
})

vi.mock('@/lib/edit-base', { spy: true })

function Probe() {
  useEditBase()
  return null
}

/** Shows the form as it is by now. */
async function show(): Promise<void> {
  await showPart(<Probe key="form" />)
}

async function type(path: string, value: unknown): Promise<void> {
  form.fields = { ...form.fields, [path]: { ...form.fields[path], value } }
  await act(show)
}

const sentBase = z.record(z.string(), z.array(z.string()).min(1))

/** What comes of a save of the form, on a site that has these texts and mends what it is sent. */
async function save(stored: Data): Promise<MergedEdit> {
  const base = sentBase.parse(JSON.parse(JSON.stringify(form.fields[editBaseName]?.value)))
  const data = z.record(z.string(), z.unknown()).parse(reduceFieldsToValues(form.fields, true))
  delete data[editBaseName]
  const merged = mergeEdit({ data, base, stored })
  if (merged.conflicts.length > 0) return merged
  const told = { [editKeptName]: merged.kept, [editWrittenName]: merged.written }
  form.data = { ...stored, ...told }
  for (const [path, text] of Object.entries(data)) form.data[path] = `${String(text)}, mended`
  await show()
  return merged
}

const filled = { lead: 'A lead', title: 'A title' }
const mended = { ...filled, title: 'Mine, mended' }

beforeEach(async () => {
  form.data = filled
  form.fields = Object.fromEntries(
    Object.entries(filled).map(([path, value]) => [path, { value, initialValue: value }]),
  )
  await show()
  await show()
  await type('title', 'Mine')
  expect(await save(filled)).toMatchObject({ written: { title: valueHash('Mine') } })
})

afterEach(endPart)

test('a text that the site has mended is not typed again by being shown still', async () => {
  expect(await save(mended)).toMatchObject({ kept: ['title'], news: [], written: {} })
  const theirs = { ...filled, title: 'Theirs' }
  expect(await save(theirs)).toMatchObject({ conflicts: [], kept: ['title'], news: ['title'] })
})

test('nor is the one that it was mended to, once the form shows that', async () => {
  await type('title', 'Mine, mended')
  const theirs = { ...filled, title: 'Theirs' }
  expect(await save(theirs)).toMatchObject({ conflicts: [], kept: ['title'], news: ['title'] })
})

test('what is typed after that is written, or a conflict where someone else has typed as well', async () => {
  await type('title', 'Mine again')
  expect(await save({ ...filled, title: 'Theirs' })).toMatchObject({ conflicts: ['title'] })
  expect(await save(mended)).toMatchObject({ written: { title: valueHash('Mine again') } })
})

test('a text that was typed before it is one that is typed again', async () => {
  await type('title', 'Mine, mended')
  await save(mended)
  await type('title', 'Mine')
  expect(await save({ ...filled, title: 'Theirs' })).toMatchObject({ conflicts: ['title'] })
})

test('an emptied field is no mended one, though nothing was stored before it was filled', async () => {
  endPart()
  form.data = { stage: null }
  form.fields = { stage: { value: 'construction', initialValue: 'construction' } }
  await show()
  await show()
  await type('stage', null)
  expect(await save({ stage: 'open' })).toMatchObject({ conflicts: ['stage'] })
})

test('key strokes hash nothing while the form shows what the site has mended', async () => {
  await save(mended)
  vi.mocked(valueHash).mockClear()
  await type('lead', 'A lead, longer')
  await type('title', 'Mine, longer')
  expect(valueHash).not.toHaveBeenCalled()
})
