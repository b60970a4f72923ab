import type { FormState } from 'payload'
import { expect, test } from 'vitest'
import { valueHash } from '@/lib/edit-base'
import {
  restoreModified,
  takenOver,
  lastTypedField,
  unconfirmed,
  withoutMarks,
} from './typed-fields'

const typed: FormState = {
  title: { value: 'A typed title', isModified: true },
  lead: { value: 'A lead' },
}

test('a field keeps its mark when another one is typed into', () => {
  const now = { title: { value: 'A typed title' }, lead: { value: 'Typed', isModified: true } }
  expect(restoreModified({ before: typed, now })).toEqual({ title: typed.title })
})

test('what an older answer has put over a typed text gives way to it', () => {
  const now = { title: { value: 'A title', initialValue: 'A title' }, lead: { value: 'A lead' } }
  expect(restoreModified({ before: typed, now })).toEqual({
    title: { value: 'A typed title', initialValue: 'A title', isModified: true },
  })
})

test('a field that is gone, or was not typed into, is let alone', () => {
  expect(restoreModified({ before: typed, now: { lead: { value: 'Stored' } } })).toEqual({})
})

test('a new file does not come back once it has been uploaded', () => {
  const before = { file: { value: 'a.webp', isModified: true } }
  expect(restoreModified({ before, now: { file: { value: null } } })).toEqual({})
})

test('a row that has moved takes its text along', () => {
  const text = { value: 'Typed', isModified: true }
  const other = { value: 'Other' }
  const rows = (...ids: string[]) => ({ value: ids.length, rows: ids.map((id) => ({ id })) })
  const before = { list: rows('a', 'b'), 'list.0.text': text, 'list.1.text': other }
  const moved = { list: rows('b', 'a'), 'list.0.text': other, 'list.1.text': text }
  expect(restoreModified({ before, now: moved })).toEqual({})
  const stayed = { ...before, 'list.0.text': other }
  expect(restoreModified({ before, now: stayed })).toEqual({ 'list.0.text': text })
})

test('the field that was typed into last is known, and marks are taken off', () => {
  const now = { ...typed, lead: { value: 'A lead, longer', isModified: true } }
  expect(lastTypedField({ before: typed, now })).toBe('lead')
  expect(lastTypedField({ before: now, now })).toBeNull()
  expect(withoutMarks({ fields: now, paths: ['title', 'gone'] })).toEqual({
    title: { value: 'A typed title' },
  })
})

test('only the text that was sent is confirmed, also where the site has changed it', () => {
  const doc = {
    title: 'A title',
    rows: [{ text: 'b' }],
    editWritten: { title: valueHash('a title') },
  }
  const paths = ['title', 'rows.0.text', 'ui']
  const open = (values: object) => unconfirmed({ values, doc, base: {}, paths })
  expect(open({ title: 'a title', rows: [{ text: 'b' }] })).toEqual([])
  expect(open({ title: 'a title, longer', rows: [{ text: 'c' }] })).toEqual([
    'title',
    'rows.0.text',
  ])
})

test('a text that the site keeps as it has mended it is confirmed, whatever of it the form shows', () => {
  const base = { title: [valueHash('Mine'), valueHash('Mine, mended')] }
  const doc = { title: 'Mine, mended', editKept: ['title'], editWritten: {} }
  const open = (title: string, stored = doc) =>
    unconfirmed({ values: { title }, doc: stored, base, paths: ['title'] })
  expect(open('Mine')).toEqual([])
  expect(open('Mine, mended')).toEqual([])
  expect(open('Mine, and more')).toEqual(['title'])
  expect(open('Mine', { ...doc, title: 'Theirs' })).toEqual(['title'])
})

test('what was saved here and then changed elsewhere is taken over, what is typed since is not', () => {
  const base = { title: [valueHash('Mine')], lead: [valueHash('Mine')] }
  const fields: FormState = {
    editBase: { value: base },
    title: { value: 'Mine', isModified: true },
    lead: { value: 'Mine, and more', isModified: true },
  }
  const doc = { title: 'Theirs', lead: 'Theirs', editKept: ['title', 'lead'] }
  const title = { value: 'Theirs', initialValue: 'Theirs', valid: true }
  expect(takenOver({ fields, doc, except: null })).toEqual({ title })
  expect(takenOver({ fields, doc, except: 'title' })).toEqual({})
})
