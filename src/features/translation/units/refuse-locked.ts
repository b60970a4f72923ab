import type { PayloadRequest } from 'payload'
import { editorRights, mayLock } from '@/cms/access/rights'
import { refusal } from '@/cms/refusal'
import type { Locale } from '@/i18n/locales'
import { fieldTitle } from '../content/field-title'
import type { UnitRow } from './unit-rows'

/**
 * Refuses an edit that has changed these locked texts, unless its editor may lock texts. The desk
 * refuses it before it stores anything; the form of a record stores all of it at once.
 * @throws {AppError} `locked`, with the names of the fields
 */
export function refuseLocked({ req, locked }: { req: PayloadRequest; locked: UnitRow[] }): void {
  const editor = editorRights(req.user)
  if (locked.length === 0 || !editor || mayLock(editor)) return
  const titles = (language: Locale) => {
    const all = locked.map((row) => fieldTitle({ cms: req.payload, ...row, language }))
    return [...new Set(all)].join(', ')
  }
  throw refusal({
    req,
    code: 'locked',
    sentence: {
      ro: `Nu s-a salvat nimic. Text blocat: ${titles('ro')}. Un corector sau un administrator îl poate debloca.`,
      en: `Nothing was saved. Locked text: ${titles('en')}. A reviewer or an administrator can unlock it.`,
      ru: `Ничего не сохранено. Закрытый текст: ${titles('ru')}. Открыть его может корректор или администратор.`,
    },
  })
}
