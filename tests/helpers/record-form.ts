import { expect } from 'vitest'
import { z } from 'zod'
import type { Locale } from '../../src/i18n/locales'
import { getEditBase, editKeptName, editLeaves, valueHash } from '../../src/lib/edit-base'
import { formAnswer, formRecord } from './form-answer'
import type { SignedInEditor } from './signed-in-editor'

type Data = z.infer<typeof formRecord>
type Saving = { publish?: boolean; autosave?: boolean }

/**
 * A form of the panel as the site sees it: it sends all its fields and what it was filled with, and
 * takes over what a save answers, but for what is being typed.
 */
export async function openForm(options: { editor: SignedInEditor; path: string; locale: Locale }) {
  const { editor, path, locale } = options
  const query = `locale=${locale}&fallback-locale=null&depth=0`
  const opened = await editor.rest(`${path}?${query}&draft=true`)
  expect(opened.status).toBe(200)
  const values: Data = formRecord.parse(await opened.json())
  const base = getEditBase(values)
  const typed = new Set<string>()

  function answered(doc: Data) {
    const kept = z.array(z.string()).default([]).parse(doc[editKeptName])
    for (const [name, value] of editLeaves(doc)) {
      if (kept.includes(name) && typed.has(name)) continue
      base[name] = [valueHash(value)]
      if (!name.includes('.')) values[name] = value
    }
    typed.clear()
  }

  return {
    values,
    /** What it was filled with, which follows its saves. */
    base,
    /** Types into a field that is in no group. */
    type(name: string, value: unknown) {
      values[name] = value
      typed.add(name)
    },
    /** Keeps what is typed in spite of what is stored. */
    know: (name: string, value: unknown) => {
      base[name] = [valueHash(value)]
    },
    async save({ publish = false, autosave = false }: Saving = {}) {
      const how = publish ? '' : `&draft=true${autosave ? '&autosave=true' : ''}`
      const body = { ...values, editBase: base, _status: publish ? 'published' : 'draft' }
      const method = path.startsWith('/globals/') ? 'POST' : 'PATCH'
      const response = await editor.rest(`${path}?${query}${how}`, { method, body })
      const answer = formAnswer.parse(await response.json())
      const doc = answer.doc ?? answer.result
      if (response.status === 200 && doc) answered(doc)
      const told = answer.errors?.[0]?.data.errors?.[0]?.message
      const conflict: unknown = told === undefined ? null : JSON.parse(told)
      return { status: response.status, conflict, doc }
    },
  }
}

export type RecordForm = Awaited<ReturnType<typeof openForm>>
