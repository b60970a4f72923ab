import { label, type AdminLabel } from '@/cms/label'
import type { Locale } from '@/i18n/locales'

/** Buttons of Payload that show a picture and say nothing to a screen reader. */
const names: [string, AdminLabel][] = [
  [
    '.doc-controls__popup .popup-button',
    label({ ro: 'Alte acțiuni', en: 'More actions', ru: 'Другие действия' }),
  ],
  ['.popup-button', label({ ro: 'Alte variante', en: 'Other ways', ru: 'Другие варианты' })],
  [
    '.dropdown-indicator',
    label({ ro: 'Deschideți lista', en: 'Open the list', ru: 'Открыть список' }),
  ],
  [
    '.clickable-arrow--left',
    label({ ro: 'Pagina precedentă', en: 'Previous page', ru: 'Предыдущая страница' }),
  ],
  [
    '.clickable-arrow--right',
    label({ ro: 'Pagina următoare', en: 'Next page', ru: 'Следующая страница' }),
  ],
  [
    '.date-time-picker__clear-button',
    label({ ro: 'Ștergeți data', en: 'Clear the date', ru: 'Очистить дату' }),
  ],
  [
    '.file-details__remove',
    label({ ro: 'Eliminați fișierul', en: 'Remove the file', ru: 'Убрать файл' }),
  ],
  [
    '.condition__actions-add',
    label({ ro: 'Adăugați o condiție', en: 'Add a condition', ru: 'Добавить условие' }),
  ],
  [
    '.condition__actions-remove',
    label({ ro: 'Eliminați condiția', en: 'Remove the condition', ru: 'Убрать условие' }),
  ],
  ['.toolbar-popup__button-bold', label({ ro: 'Aldin', en: 'Bold', ru: 'Полужирный' })],
  ['.toolbar-popup__button-italic', label({ ro: 'Cursiv', en: 'Italic', ru: 'Курсив' })],
  ['.toolbar-popup__button-link', label({ ro: 'Link', en: 'Link', ru: 'Ссылка' })],
]

/** Whether a button says by itself what it does. */
function isNamed(button: Element): boolean {
  return (
    button.hasAttribute('aria-label') ||
    button.hasAttribute('title') ||
    button.textContent.trim() !== ''
  )
}

/** Gives a button that has no name the one that it needs, and keeps it in the panel’s language. */
export function nameButton({ node, language }: { node: Element; language: Locale }): void {
  if (!node.matches('button') || (isNamed(node) && !node.hasAttribute('data-named'))) return
  const found = names.find(([selector]) => node.matches(selector))
  const name = found?.[1][language]
  if (name === undefined || node.getAttribute('aria-label') === name) return
  node.setAttribute('data-named', '')
  node.setAttribute('aria-label', name)
}
