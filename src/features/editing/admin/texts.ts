import { commonLabels } from '@/cms/common-labels'
import { label } from '@/cms/label'

/** Who else has a form open. */
export const presenceText = label({
  ro: 'Pagina este deschisă acum și de {names}.',
  en: '{names} also {count, plural, one {has} other {have}} this page open.',
  ru: 'Эта страница сейчас открыта и у других: {names}.',
})

/** The button that shows the names for which the line has no room. */
export const allNamesText = label({
  ro: 'Afișați toate numele',
  en: 'Show all names',
  ru: 'Показать все имена',
})

/** What a save has brought into a form: the fields that have been changed elsewhere. */
export const newsText = label({
  ro: 'Între timp au fost modificate în altă parte și alte câmpuri. Le vedeți acum în formular: {fields}.',
  en: 'Other fields have been changed elsewhere in the meantime. The form shows them now: {fields}.',
  ru: 'Тем временем в другом месте изменены и другие поля. Теперь они видны в форме: {fields}.',
})

/**
 * What editors read when the same fields of a record have been changed since: by a colleague, or by
 * themselves in another tab or as they left the form.
 */
export const mergingTexts = {
  title: label({
    ro: 'Modificat între timp și în altă parte',
    en: 'Changed elsewhere in the meantime',
    ru: 'Тем временем изменено и в другом месте',
  }),
  intro: label({
    ro: 'Nu s-a salvat nimic, iar textul dumneavoastră este în formular. Alegeți pentru fiecare câmp ce rămâne.',
    en: 'Nothing was saved, and your text is still in the form. Choose for each field what stays.',
    ru: 'Ничего не сохранено, ваш текст остался в форме. Выберите для каждого поля, что оставить.',
  }),
  choose: label({
    ro: 'Nesalvat: alegeți ce rămâne',
    en: 'Not saved: choose what stays',
    ru: 'Не сохранено: выберите, что оставить',
  }),
  theirs: commonLabels.storedNow,
  mine: commonLabels.yourText,
  takeTheirs: commonLabels.keepStored,
  takeMine: commonLabels.keepMine,
  empty: label({ ro: 'Niciun text', en: 'No text', ru: 'Текста нет' }),
  apply: label({ ro: 'Salvați ca ciornă', en: 'Save as a draft', ru: 'Сохранить как черновик' }),
  applyToForm: label({
    ro: 'Aplicați în formular',
    en: 'Apply to the form',
    ru: 'Применить в форме',
  }),
  later: commonLabels.backToForm,
}
