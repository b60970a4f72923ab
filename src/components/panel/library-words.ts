import { label, type AdminLabel } from '@/cms/label'
import type { Locale } from '@/i18n/locales'

/**
 * What the libraries of the panel say in English whatever the language is: they have no option for
 * it. Each by its English words, a space where these are broken into lines.
 */
const words: Record<string, AdminLabel> = {
  'Add Column': label({ ro: 'Adăugați o coloană', en: 'Add column', ru: 'Добавить столбец' }),
  'Add Row': label({ ro: 'Adăugați un rând', en: 'Add row', ru: 'Добавить строку' }),
  'add dropdown': label({ ro: 'Inserare', en: 'Insert', ru: 'Вставка' }),
  'Add block': label({ ro: 'Adăugați un bloc', en: 'Add block', ru: 'Добавить блок' }),
  Collapse: label({ ro: 'Restrângeți', en: 'Collapse', ru: 'Свернуть' }),
  'All selected options have been cleared.': label({
    ro: 'Nu mai este ales nimic.',
    en: 'Nothing is selected any more.',
    ru: 'Ничего не выбрано.',
  }),
  'Close toast': label({ ro: 'Închideți anunțul', en: 'Close toast', ru: 'Закрыть уведомление' }),
  'Copy URL': label({ ro: 'Copiați adresa', en: 'Copy URL', ru: 'Скопировать адрес' }),
  'Drag to move': label({ ro: 'Trageți pentru a muta', en: 'Drag to move', ru: 'Перетащите' }),
  'Edit link': label({ ro: 'Modificați linkul', en: 'Edit link', ru: 'Изменить ссылку' }),
  Expand: label({ ro: 'Extindeți', en: 'Expand', ru: 'Развернуть' }),
  'Insert Paragraph': label({
    ro: 'Inserați un paragraf',
    en: 'Insert paragraph',
    ru: 'Вставить абзац',
  }),
  'Next Month': label({ ro: 'Luna următoare', en: 'Next month', ru: 'Следующий месяц' }),
  'Next Year': label({ ro: 'Anul următor', en: 'Next year', ru: 'Следующий год' }),
  'Notifications alt+T': label({
    ro: 'Anunțuri alt+T',
    en: 'Notifications alt+T',
    ru: 'Уведомления alt+T',
  }),
  'Previous Month': label({
    ro: 'Luna precedentă',
    en: 'Previous month',
    ru: 'Предыдущий месяц',
  }),
  'Previous Year': label({ ro: 'Anul precedent', en: 'Previous year', ru: 'Предыдущий год' }),
  'Remove link': label({ ro: 'Eliminați linkul', en: 'Remove link', ru: 'Убрать ссылку' }),
  Responsive: label({ ro: 'Cât fereastra', en: 'Responsive', ru: 'По ширине окна' }),
  'select-all': label({
    ro: 'Selectați toate rândurile',
    en: 'Select all rows',
    ru: 'Выбрать все строки',
  }),
  sortable: label({ ro: 'se poate muta', en: 'can be moved', ru: 'можно переместить' }),
  'Slash menu': label({ ro: 'Meniul de inserare', en: 'Slash menu', ru: 'Меню вставки' }),
  'text dropdown': label({ ro: 'Felul textului', en: 'Kind of text', ru: 'Вид текста' }),
  'To pick up a draggable item, press the space bar. While dragging, use the arrow keys to move the item. Press space again to drop the item in its new position, or press escape to cancel.':
    label({
      ro: 'Pentru a ridica un element, apăsați bara de spațiu. Mutați-l cu săgețile. Apăsați din nou bara de spațiu pentru a-l lăsa în locul nou sau Escape pentru a renunța.',
      en: 'To pick up a draggable item, press the space bar. While dragging, use the arrow keys to move the item. Press space again to drop the item in its new position, or press escape to cancel.',
      ru: 'Чтобы взять элемент, нажмите пробел. Перемещайте его стрелками. Нажмите пробел ещё раз, чтобы оставить элемент на новом месте, или Escape для отмены.',
    }),
  'Use Up and Down to choose options, press Enter to select the currently focused option, press Escape to exit the menu, press Tab to select the option and exit the menu.':
    label({
      ro: 'Alegeți cu săgețile în sus și în jos, confirmați cu Enter sau Tab, închideți cu Escape.',
      en: 'Choose with the up and down arrows, confirm with Enter or Tab, close with Escape.',
      ru: 'Выбирайте стрелками вверх и вниз, подтверждайте клавишей Enter или Tab, закрывайте клавишей Escape.',
    }),
  'Use Up and Down to choose options, press Enter to select the currently focused option, press Escape to exit the menu.':
    label({
      ro: 'Alegeți cu săgețile în sus și în jos, confirmați cu Enter, închideți cu Escape.',
      en: 'Choose with the up and down arrows, confirm with Enter, close with Escape.',
      ru: 'Выбирайте стрелками вверх и вниз, подтверждайте клавишей Enter, закрывайте клавишей Escape.',
    }),
  'Use left and right to toggle between focused values, press Backspace to remove the currently focused value':
    label({
      ro: 'Treceți de la o valoare la alta cu săgețile, ștergeți-o cu Backspace',
      en: 'Move between values with the arrows, remove one with Backspace',
      ru: 'Переходите между значениями стрелками, удаляйте клавишей Backspace',
    }),
}

/**
 * What a library says in English, in another language; null for everything else.
 * @param options `said` as it stands in the page, in any number of lines
 */
export function libraryWords({
  said,
  language,
}: {
  said: string
  language: Locale
}): string | null {
  return words[said.trim().replaceAll(/\s+/g, ' ')]?.[language] ?? null
}
