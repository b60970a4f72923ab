import { APIError, ValidationError, type Payload } from 'payload'
import { isOutage } from '@/lib/outage'
import { label, type AdminLabel } from '@/cms/label'
import { fieldTitle } from '@/features/translation/content/field-title'
import { byLocale } from '@/i18n/by-locale'
import { AppError } from '@/lib/errors/app-error'

type ChangeFailure = {
  /** Another attempt may succeed. */
  isPassing: boolean
  /** Whether the reason is known; otherwise it is a fault of the site. */
  isKnown: boolean
  sentence: AdminLabel
}

const away = label({
  ro: 'Baza de date nu a răspuns.',
  en: 'The database was not responding.',
  ru: 'База данных не ответила.',
})

const unexpected = label({
  ro: 'Ceva nu a mers cum trebuie; problema a fost notată. Publicați manual sau programați din nou.',
  en: 'Something went wrong and was noted. Publish by hand, or schedule it again.',
  ru: 'Что-то пошло не так, проблема записана. Опубликуйте вручную или запланируйте снова.',
})

const invalid = label({
  ro: 'Câmpuri de completat sau de corectat',
  en: 'Fields to fill in or to correct',
  ru: 'Поля, которые нужно заполнить или исправить',
})

/** Why a change did not happen, in words for editors. */
export function toChangeFailure(options: {
  cms: Payload
  kind: 'collection' | 'global'
  container: string
  error: unknown
}): ChangeFailure {
  const { error } = options
  if (error instanceof AppError) {
    return { isPassing: error.code === 'unavailable', isKnown: true, sentence: error.sentence }
  }
  if (isOutage(error)) return { isPassing: true, isKnown: false, sentence: away }
  if (error instanceof ValidationError) return refused(toSentence(options, error))
  if (error instanceof APIError && error.status < 500) {
    const { message } = error
    return refused({ ro: message, en: message, ru: message })
  }
  return { isPassing: false, isKnown: false, sentence: unexpected }
}

function refused(sentence: AdminLabel): ChangeFailure {
  return { isPassing: false, isKnown: true, sentence }
}

function toSentence(
  options: Omit<Parameters<typeof toChangeFailure>[0], 'error'>,
  error: ValidationError,
): AdminLabel {
  const { cms, kind, container } = options
  const paths = error.data.errors.map(({ path }) => path)
  return byLocale((language) => {
    const titles = paths.map((path) => fieldTitle({ cms, kind, container, path, language }))
    return `${invalid[language]}: ${titles.join(', ')}`
  })
}
