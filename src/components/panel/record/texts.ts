import { label } from '@/cms/label'

/** Texts of every record of the panel. */
export const recordTexts = {
  noAnswer: label({
    ro: 'Site-ul nu a răspuns. Verificați conexiunea și încercați din nou; ce ați scris a rămas aici.',
    en: 'The site is not responding. Check your connection and try again; what you wrote is still here.',
    ru: 'Сайт не ответил. Проверьте соединение и попробуйте ещё раз; написанное осталось здесь.',
  }),
}
