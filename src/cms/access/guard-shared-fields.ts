import type { Field, FieldAccess, FieldHook, Tab } from 'payload'
import { editorRights, mayWriteShared } from './rights'
import { isContentEditorField } from './is-content-editor'
import { mergeIntoStoredRows } from './merge-into-stored-rows'

// Payload sets these two itself; what may be published in which language is inOwnLanguage's matter.
const ownRules = ['_status', 'updatedAt', 'updatedBy']

function alsoContentEditor(rule: FieldAccess | undefined): FieldAccess {
  if (!rule) return isContentEditorField
  return async (args) => (await isContentEditorField(args)) && (await rule(args))
}

function isLimited({ overrideAccess, req }: Parameters<FieldHook>[0]): boolean {
  const editor = editorRights(req.user)
  return !overrideAccess && editor !== null && !mayWriteShared(editor)
}

const rowsStay: FieldHook = (args): unknown =>
  isLimited(args)
    ? mergeIntoStoredRows({ stored: args.previousValue, sent: args.value })
    : args.value

/**
 * A group that was not sent is made of parts of the stored record. Payload takes what a rule
 * closes out of the group before it looks it up in the record, and would find it gone from there.
 */
const ownCopy: FieldHook = (args): unknown =>
  isLimited(args) ? structuredClone(args.value) : args.value

type Hooked = { hooks?: { beforeValidate?: FieldHook[] } }

function addHook({ to, hook }: { to: Hooked; hook: FieldHook }): void {
  to.hooks = { ...to.hooks, beforeValidate: [...(to.hooks?.beforeValidate ?? []), hook] }
}

/** Whether each language has a text of its own here, which is for translating. */
export function isTranslated(field: {
  localized?: boolean
  custom?: Record<string, unknown>
}): boolean {
  return field.localized === true && field.custom?.isTranslated !== false
}

function guard(field: Field): void {
  if (field.type === 'ui' || field.type === 'join' || isTranslated(field)) return
  if (field.type === 'tabs') {
    field.tabs.forEach(guardTab)
  } else if (field.type === 'array' || field.type === 'blocks') {
    guardRows(field)
  } else if ('fields' in field) {
    if ('name' in field) addHook({ to: field, hook: ownCopy })
    guardSharedFields(field.fields)
  } else if (!ownRules.includes(field.name)) {
    field.access = { ...field.access, update: alsoContentEditor(field.access?.update) }
  }
}

function guardTab(tab: Tab): void {
  if (isTranslated(tab)) return
  if ('name' in tab) addHook({ to: tab, hook: ownCopy })
  guardSharedFields(tab.fields)
}

function guardRows(field: Extract<Field, { type: 'array' | 'blocks' }>): void {
  addHook({ to: field, hook: rowsStay })
  if (field.type === 'array') guardSharedFields(field.fields)
  else for (const block of field.blocks) guardSharedFields(block.fields)
}

/**
 * Closes all that languages share to translators and reviewers, field by field: they read it, and
 * what they send in its place is dropped. Rows of shared arrays stay the same rows in the same
 * order; the texts in them are open. Changes `fields` themselves: they are those of a finished
 * configuration, in which Payload's own fields have their place as well.
 */
export function guardSharedFields(fields: Field[]): void {
  fields.forEach(guard)
}
