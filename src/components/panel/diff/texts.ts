import { label } from '@/cms/label'

/** Words for screen readers before an added or removed part. */
export const diffTexts = {
  added: label({ ro: 'adăugat', en: 'added', ru: 'добавлено' }),
  removed: label({ ro: 'șters', en: 'removed', ru: 'удалено' }),
}
