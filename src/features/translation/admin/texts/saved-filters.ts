import { commonLabels } from '@/cms/common-labels'
import { label } from '@/cms/label'

export const savedFilterTexts = {
  title: label({ ro: 'Filtre gata făcute', en: 'Saved filters', ru: 'Готовые фильтры' }),
  cutOff: label({ ro: 'Trunchiate', en: 'Cut off', ru: 'Обрезанные' }),
  missingInMine: label({
    ro: 'Lipsesc în limbile mele',
    en: 'Missing in my languages',
    ru: 'Нет перевода на мои языки',
  }),
  toReview: label({ ro: 'De verificat', en: 'To review', ru: 'На проверку' }),
  outdated: label({ ro: 'De actualizat', en: 'Outdated', ru: 'Устаревшие' }),
  save: label({ ro: 'Salvați filtrul', en: 'Save this filter', ru: 'Сохранить фильтр' }),
  name: label({ ro: 'Numele filtrului', en: 'Name of the filter', ru: 'Название фильтра' }),
  confirm: commonLabels.save,
  cancel: commonLabels.cancel,
  remove: label({
    ro: 'Ștergeți filtrul „{name}”',
    en: 'Delete the filter “{name}”',
    ru: 'Удалить фильтр «{name}»',
  }),
  saved: label({
    ro: 'Filtrul a fost salvat.',
    en: 'The filter has been saved.',
    ru: 'Фильтр сохранён.',
  }),
  removed: label({
    ro: 'Filtrul a fost șters.',
    en: 'The filter has been deleted.',
    ru: 'Фильтр удалён.',
  }),
  full: label({
    ro: 'Aveți deja {most} de filtre salvate; mai multe nu încap. Ștergeți unul și salvați din nou.',
    en: 'You already have {most} saved filters, which is the most there is room for. Delete one and save again.',
    ru: 'Сохранённых фильтров уже {most} — больше не поместится. Удалите один из них и сохраните снова.',
  }),
  failed: label({
    ro: 'Filtrele nu au putut fi salvate. Verificați conexiunea și încercați din nou.',
    en: 'The filters could not be saved. Check the connection and try again.',
    ru: 'Не удалось сохранить фильтры. Проверьте соединение и попробуйте ещё раз.',
  }),
}
