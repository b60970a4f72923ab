import { label } from '@/cms/label'

/** What screen readers hear before a part that was added or removed. */
export const diffTexts = {
  added: label({ ro: 'adăugat', en: 'added', ru: 'добавлено' }),
  removed: label({ ro: 'șters', en: 'removed', ru: 'удалено' }),
}
