import { commonLabels } from '@/cms/common-labels'
import { label } from '@/cms/label'

/** Who else has a form open. */
export const presenceText = label({
  ro: 'Pagina este deschisă acum și de {names}.',
  en: '{names} also {count, plural, one {has} other {have}} this page open.',
  ru: 'Эта страница сейчас открыта и у других: {names}.',
})

/** What editors read when someone else has changed the same fields of a record. */
export const mergingTexts = {
  title: label({
    ro: 'Modificat între timp de altcineva',
    en: 'Changed meanwhile by someone else',
    ru: 'Тем временем изменено кем-то ещё',
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
