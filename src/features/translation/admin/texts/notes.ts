import { label, sameLabel, type AdminLabel } from '@/cms/label'
import { checkName } from '../../check-names'
import { confirmedCutOff } from '../../judging/confirmed-cut-off'

/** What was done to a text beside changing it, by the note that is stored with it. */
const notes = new Map<string, AdminLabel>([
  [
    'still-valid',
    label({
      ro: 'Traducerea a fost confirmată.',
      en: 'The translation was confirmed.',
      ru: 'Перевод подтверждён.',
    }),
  ],
  [
    'locked',
    label({ ro: 'Textul a fost blocat.', en: 'The text was locked.', ru: 'Текст закрыт.' }),
  ],
  [
    'unlocked',
    label({ ro: 'Textul a fost deblocat.', en: 'The text was unlocked.', ru: 'Текст открыт.' }),
  ],
  [
    confirmedCutOff,
    label({
      ro: 'S-a confirmat că textul e trunchiat.',
      en: 'It was confirmed that the text is cut off.',
      ru: 'Подтверждено, что текст обрезан.',
    }),
  ],
])

const dismissed = label({ ro: 'Respins', en: 'Dismissed', ru: 'Отклонено' })
const undismissed = label({
  ro: 'Luat din nou în seamă',
  en: 'Brought back',
  ru: 'Снова учитывается',
})

/** Notes of imports and of the code are words already. */
export function noteName(note: string): AdminLabel {
  const [, un, check = '', reason = ''] = /^(un)?dismissed ([\w-]+)(?:: (.*))?$/su.exec(note) ?? []
  if (check === '') return notes.get(note) ?? sameLabel(note)
  const [done, name] = [un === undefined ? dismissed : undismissed, checkName(check)]
  const end = reason === '' ? '' : ` — ${reason}`
  return {
    ro: `${done.ro}: ${name.ro}${end}`,
    en: `${done.en}: ${name.en}${end}`,
    ru: `${done.ru}: ${name.ru}${end}`,
  }
}
