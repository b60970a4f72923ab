import { label, type AdminLabel } from '@/cms/label'

/**
 * What the libraries of the panel say in English whatever the language is: they have no option for
 * it. Each by its English words, a space where these are broken into lines.
 */
const words: Record<string, AdminLabel> = {
  'Add Column': label({ ro: 'Adaugă o coloană', en: 'Add Column', ru: 'Добавить столбец' }),
  'Add Row': label({ ro: 'Adaugă un rând', en: 'Add Row', ru: 'Добавить строку' }),
  'Add block': label({ ro: 'Adaugă un bloc', en: 'Add block', ru: 'Добавить блок' }),
  'Close toast': label({ ro: 'Închide anunțul', en: 'Close toast', ru: 'Закрыть уведомление' }),
  'Copy URL': label({ ro: 'Copiază adresa', en: 'Copy URL', ru: 'Скопировать адрес' }),
  'Drag to move': label({ ro: 'Trageți pentru a muta', en: 'Drag to move', ru: 'Перетащите' }),
  'Edit link': label({ ro: 'Modifică linkul', en: 'Edit link', ru: 'Изменить ссылку' }),
  'Insert Paragraph': label({
    ro: 'Inserează un paragraf',
    en: 'Insert Paragraph',
    ru: 'Вставить абзац',
  }),
  'Next Month': label({ ro: 'Luna următoare', en: 'Next Month', ru: 'Следующий месяц' }),
  'Next Year': label({ ro: 'Anul următor', en: 'Next Year', ru: 'Следующий год' }),
  'Notifications alt+T': label({
    ro: 'Anunțuri alt+T',
    en: 'Notifications alt+T',
    ru: 'Уведомления alt+T',
  }),
  'Previous Month': label({
    ro: 'Luna precedentă',
    en: 'Previous Month',
    ru: 'Предыдущий месяц',
  }),
  'Previous Year': label({ ro: 'Anul precedent', en: 'Previous Year', ru: 'Предыдущий год' }),
  'Remove link': label({ ro: 'Elimină linkul', en: 'Remove link', ru: 'Убрать ссылку' }),
  Responsive: label({ ro: 'Cât fereastra', en: 'Responsive', ru: 'По ширине окна' }),
  'Slash menu': label({ ro: 'Meniul de inserare', en: 'Slash menu', ru: 'Меню вставки' }),
  'To pick up a draggable item, press the space bar. While dragging, use the arrow keys to move the item. Press space again to drop the item in its new position, or press escape to cancel.':
    label({
      ro: 'Pentru a ridica un element, apăsați bara de spațiu. Mutați-l cu săgețile. Apăsați din nou bara de spațiu pentru a-l lăsa în locul nou sau Escape pentru a renunța.',
      en: 'To pick up a draggable item, press the space bar. While dragging, use the arrow keys to move the item. Press space again to drop the item in its new position, or press escape to cancel.',
      ru: 'Чтобы взять элемент, нажмите пробел. Перемещайте его стрелками. Нажмите пробел ещё раз, чтобы оставить элемент на новом месте, или Escape для отмены.',
    }),
}

/** The label for what a library says in English; null for everything else. */
export function libraryWords(said: string): AdminLabel | null {
  return words[said.trim().replaceAll(/\s+/g, ' ')] ?? null
}
