import { commonLabels } from '@/cms/common-labels'
import { label } from '@/cms/label'

/** The buttons of a form that publish, withdraw and save. */
export const formTexts = {
  published: label({
    ro: 'Publicat: {languages}.',
    en: 'Published: {languages}.',
    ru: 'Опубликовано: {languages}.',
  }),
  publishing: label({ ro: 'Se publică…', en: 'Publishing…', ru: 'Публикация…' }),
  storedFirst: label({
    ro: 'Salvat mai întâi ca ciornă. Verificați și publicați.',
    en: 'Saved as a draft first. Look it over and publish it.',
    ru: 'Сначала сохранено как черновик. Проверьте и опубликуйте.',
  }),
  readFirst: label({
    ro: 'Nu s-a publicat încă nimic: citiți câmpurile modificate, apoi publicați din nou.',
    en: 'Nothing has been published yet: read the changed fields, then publish again.',
    ru: 'Пока ничего не опубликовано: прочитайте изменённые поля и опубликуйте ещё раз.',
  }),
  remarks: label({
    ro: 'Texte cu observații: {count}.',
    en: 'Texts with findings: {count}.',
    ru: 'Текстов с замечаниями: {count}.',
  }),
  seeTexts: commonLabels.seeTexts,
  heldTitle: label({
    ro: 'Publicați aceste texte cu erori?',
    en: 'Publish these texts with errors?',
    ru: 'Опубликовать тексты с ошибками?',
  }),
  heldTitleClosed: label({
    ro: 'Aceste texte trebuie corectate înainte de publicare',
    en: 'These texts must be corrected before publishing',
    ru: 'Эти тексты нужно исправить до публикации',
  }),
  held: label({
    ro: 'Nu s-a publicat încă nimic. Ce ați scris este salvat ca ciornă.',
    en: 'Nothing has been published yet. What you have written is saved as a draft.',
    ru: 'Пока ничего не опубликовано. Написанное сохранено как черновик.',
  }),
  heldMore: label({
    ro: 'și încă {count}',
    en: 'and {count} more',
    ru: 'и ещё {count}',
  }),
  anyway: label({ ro: 'Publicați oricum', en: 'Publish anyway', ru: 'Опубликовать всё равно' }),
  back: commonLabels.backToForm,
  notSaved: label({
    ro: 'Nu s-a salvat. Textul este doar în acest formular: nu închideți pagina.',
    en: 'Not saved. The text is only in this form: do not close the page.',
    ru: 'Не сохранено. Текст есть только в этой форме: не закрывайте страницу.',
  }),
  unsaved: commonLabels.unsaved,
  saving: commonLabels.saving,
  save: label({ ro: 'Salvați acum', en: 'Save now', ru: 'Сохранить' }),
  withdraw: label({
    ro: 'Retrageți din publicare: {language}',
    en: 'Unpublish: {language}',
    ru: 'Снять с публикации: {language}',
  }),
  withdrawAll: label({
    ro: 'Retrageți din publicare: toate limbile',
    en: 'Unpublish: all languages',
    ru: 'Снять с публикации: все языки',
  }),
  withdrawTitle: label({
    ro: 'Retrageți din publicare?',
    en: 'Unpublish?',
    ru: 'Снять с публикации?',
  }),
  withdrawOne: label({
    ro: 'Cititorii nu vor mai vedea această pagină în limba: {language}. Celelalte limbi rămân cum sunt.',
    en: 'Readers will no longer see this in this language: {language}. The other languages stay as they are.',
    ru: 'Читатели перестанут видеть эту запись на языке: {language}. Другие языки останутся как есть.',
  }),
  withdrawRomanian: label({
    ro: 'Fără textul în română, cititorii nu vor mai vedea această pagină în nicio limbă. Textele celorlalte limbi rămân salvate.',
    en: 'Without its Romanian, readers will no longer see this in any language. The texts of the other languages are kept.',
    ru: 'Без румынского текста читатели перестанут видеть эту запись на всех языках. Тексты на других языках сохранятся.',
  }),
  withdrawEvery: label({
    ro: 'Cititorii nu vor mai vedea această pagină în nicio limbă.',
    en: 'Readers will no longer see this in any language.',
    ru: 'Читатели перестанут видеть эту запись на всех языках.',
  }),
  withdrawConfirm: label({ ro: 'Retrageți', en: 'Unpublish', ru: 'Снять' }),
  cancel: commonLabels.cancel,
  withdrawn: label({
    ro: 'Retras din publicare: {languages}.',
    en: 'Unpublished: {languages}.',
    ru: 'Снято с публикации: {languages}.',
  }),
  notWithdrawn: label({
    ro: 'Nu era publicat: pentru cititori nu se schimbă nimic.',
    en: 'It was not published: nothing changes for readers.',
    ru: 'Это не было опубликовано: для читателей ничего не меняется.',
  }),
  noAnswer: label({
    ro: 'Site-ul nu răspunde. Încercați din nou peste câteva clipe.',
    en: 'The site is not responding. Try again in a moment.',
    ru: 'Сайт не отвечает. Повторите через несколько секунд.',
  }),
} as const
