import { commonLabels } from '@/cms/common-labels'
import { label } from '@/cms/label'

export const keyTexts = {
  open: label({ ro: 'Taste rapide', en: 'Shortcuts', ru: 'Клавиши' }),
  title: label({ ro: 'Taste rapide', en: 'Keyboard shortcuts', ru: 'Сочетания клавиш' }),
  next: label({ ro: 'textul următor', en: 'next text', ru: 'следующий текст' }),
  previous: label({ ro: 'textul precedent', en: 'previous text', ru: 'предыдущий текст' }),
  openText: label({
    ro: 'deschide textul ales',
    en: 'open the chosen text',
    ru: 'открыть выбранный текст',
  }),
  search: label({ ro: 'caută', en: 'search', ru: 'поиск' }),
  help: label({ ro: 'arată această listă', en: 'show this list', ru: 'показать этот список' }),
  or: label({ ro: 'sau', en: 'or', ru: 'или' }),
  enabled: label({
    ro: 'Folosiți tastele rapide fără Ctrl (J, K, / și ?)',
    en: 'Use the one-key shortcuts (J, K, / and ?)',
    ru: 'Использовать сочетания из одной клавиши (J, K, / и ?)',
  }),
  close: commonLabels.close,
}
