import { AppError } from '@/lib/errors/app-error'

/** A step for translations, asked for in Romanian. */
export function sourceLanguage(): AppError {
  return new AppError('bad-request', {
    sentence: {
      ro: 'Româna este limba-sursă; acest pas are sens doar pentru traduceri.',
      en: 'Romanian is the source; this step is for translations only.',
      ru: 'Румынский — язык оригинала; этот шаг относится только к переводам.',
    },
  })
}

/** A text of a translation that has no source. */
export function withoutSource(): AppError {
  return new AppError('conflict', {
    sentence: {
      ro: 'Originalul nu are acest text. Scrieți-l și în română sau ștergeți-l aici.',
      en: 'The original does not have this text. Write it in Romanian too, or remove it here.',
      ru: 'В оригинале этого текста нет. Напишите его и на румынском или удалите здесь.',
    },
  })
}

/** A Romanian text without words: its translations would have no source. */
export function emptiedSource(): AppError {
  return new AppError('conflict', {
    sentence: {
      ro: 'Un text românesc se golește în formularul înregistrării: acolo vedeți ce se întâmplă cu traducerile lui.',
      en: 'A Romanian text is emptied in the form of its record: there you see what becomes of its translations.',
      ru: 'Румынский текст очищают в форме записи: там видно, что станет с его переводами.',
    },
  })
}

export function nothingToCopy(): AppError {
  return new AppError('conflict', {
    sentence: {
      ro: 'Nu este nimic de copiat: limba aleasă nu are acest text sau traducerea există deja.',
      en: 'There is nothing to copy: that language lacks the text, or the translation is there already.',
      ru: 'Копировать нечего: на выбранном языке текста нет или перевод уже есть.',
    },
  })
}

/** A text of another language with links or formats that this one cannot have. */
export function notCopied(): AppError {
  return new AppError('conflict', {
    sentence: {
      ro: 'Textul din limba aleasă nu poate fi copiat: are linkuri sau formatare pe care originalul românesc nu le are.',
      en: 'The text of that language cannot be copied: it has links or formatting that the Romanian original lacks.',
      ru: 'Текст на выбранном языке скопировать нельзя: в нём есть ссылки или оформление, которых нет в румынском оригинале.',
    },
  })
}
