import type { Payload } from 'payload'
import { auditActionNames, type AuditAction } from './actions'
import { isReadRestricted } from './field-values'
import type { ReadEntry } from './list-entries'
import {
  containerTitle,
  documentTitle,
  labelText,
} from '@/features/translation/content/config-labels'
import { fieldTitle } from '@/features/translation/content/field-title'
import { findField, type FieldPlace } from '@/cms/fields/find-field'
import { dateWords } from '@/cms/panel/date-words'
import { titleForEditors } from '@/cms/panel/title-for-editors'
import type { PanelIntl } from '@/components/panel/panel-intl'
import { auditTexts, ownFieldNames } from './texts'
import type { Configured } from '@/cms/plugin-options'
import { numberedRecord } from './options'

type Words = { cms: Payload; intl: PanelIntl }

export function actionWords({ action, intl }: { action: AuditAction; intl: PanelIntl }) {
  return intl.t(auditActionNames[action])
}

function getKind({ cms, container }: { cms: Payload; container: string }) {
  const isGlobal = cms.config.globals.some(({ slug }) => slug === container)
  return isGlobal ? ('global' as const) : ('collection' as const)
}

/** What the collection or global of an entry is called; an export or import is of them all. */
export function containerWords({ cms, container, intl }: Words & { container: string }): string {
  if (container === 'content') return intl.t(auditTexts.content)
  const { language } = intl
  return containerTitle({ cms, kind: getKind({ cms, container }), container, language })
}

/**
 * What the record of an entry is called. Of people the log keeps numbers only, so that it knows
 * nobody who has left.
 */
export function recordWords({
  cms,
  entry,
  intl,
}: Words & { entry: Pick<ReadEntry, 'container' | 'document' | 'title'> }): string {
  const { container, document, title } = entry
  const numbered = numberedWords({ cms, entry, intl })
  if (numbered !== null) return numbered
  const collection = cms.config.collections.find(({ slug }) => slug === container)
  const told = titleForEditors({ collection, key: title })
  if (told !== null) return intl.t(told)
  const kind = getKind({ cms, container })
  if (kind === 'collection' && document === null) {
    return title ?? containerWords({ cms, container, intl })
  }
  const { language } = intl
  return documentTitle({
    ...{ cms, kind, container, document: document ?? '', title: title ?? '', language },
  })
}

/** A record that the log knows by its number; null for everything else. */
export function numberedWords({
  cms,
  entry: { container, document, title },
  intl,
}: {
  cms: Configured
  entry: Pick<ReadEntry, 'container' | 'document' | 'title'>
  intl: PanelIntl
}): string | null {
  if (document === null) return null
  return numberedRecord({ cms, container })?.words({ document, title, intl }) ?? null
}

/** Where in its form a change was made. */
export function fieldWords({
  cms,
  container,
  path,
  intl,
}: Words & { container: string; path: string }): string {
  const { language } = intl
  if (isOwnField(path)) return intl.t(ownFieldNames[path])
  return fieldTitle({ cms, kind: getKind({ cms, container }), container, path, language })
}

function isOwnField(path: string): path is keyof typeof ownFieldNames {
  return path in ownFieldNames
}

/** A stored value as its form shows it: choices by their names, days and moments as people say them. */
export function valueWords({
  cms,
  container,
  path,
  value,
  intl,
}: Words & { container: string; path: string; value: string }): string {
  const field = findField({ cms, container, path })
  if (field?.type === 'checkbox') {
    return intl.t(value === 'true' ? auditTexts.yes : auditTexts.no)
  }
  if (field?.type === 'date') {
    return dateWords({ field, value, language: intl.language })
  }
  if (field?.type !== 'select' && field?.type !== 'radio') return value
  const names = value.split(', ').map((name) => {
    const option = field.options.find((one) => typeof one !== 'string' && one.value === name)
    const label = typeof option === 'object' ? option.label : undefined
    return labelText({ label, name, language: intl.language })
  })
  return names.join(', ')
}

/** Whether only some of those who read the log may read the field. */
export function isFieldReadRestricted(place: FieldPlace): boolean {
  const field = findField(place)
  return field !== null && isReadRestricted(field)
}
