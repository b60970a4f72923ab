import type { Locale } from '@/i18n/locales'
import type { LanguageView, PublishingView } from '../publishing-view'
import type { RecordName } from './publishing-calls.client'
import type { Publishing } from './use-publishing.client'

/** What a part of the dialog is given. */
export type PartProps = {
  /** Of the admin. */
  language: Locale
  record: RecordName
  /** Of the language that was chosen. */
  state: LanguageView
  view: PublishingView
  publishing: Publishing
}
