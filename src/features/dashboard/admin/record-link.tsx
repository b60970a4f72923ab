import type { Payload } from 'payload'
import type { Locale } from '@/i18n/locales'
import type { PanelIntl } from '@/components/panel/panel-intl'
import { editPath } from '@/components/panel/record-path'
import { documentTitle } from '@/features/translation/content/config-labels'

type NamedRecord = {
  container: string
  /** Empty for a global. */
  document: string
  locale: Locale
  title: string | null
}

/** Leads to a record in one language, by its name or that of its page. */
export function RecordLink({
  record,
  cms,
  intl,
}: {
  record: NamedRecord
  cms: Payload
  intl: PanelIntl
}) {
  const { container, document, title } = record
  const kind = document === '' ? 'global' : 'collection'
  const { language } = intl
  const name = documentTitle({ cms, kind, container, document, title: title ?? '', language })
  return <a href={editPath(record)}>{name}</a>
}
