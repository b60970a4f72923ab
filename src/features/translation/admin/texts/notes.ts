import { label, sameLabel, type AdminLabel } from '@/cms/label'
import { checkName } from '../../check-names'
import { confirmedCutOff } from '../../evaluation/confirmed-cut-off'

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
    label({
      ro: 'Textul a fost blocat.',
      en: 'The text was locked.',
      ru: 'Текст закрыт для правки.',
    }),
  ],
  [
    'unlocked',
    label({
      ro: 'Textul a fost deblocat.',
      en: 'The text was unlocked.',
      ru: 'Текст открыт для правки.',
    }),
  ],
  [
    confirmedCutOff,
    label({
      ro: 'Textul a fost marcat ca trunchiat.',
      en: 'The text was marked as cut off.',
      ru: 'Текст отмечен как обрезанный.',
    }),
  ],
])

const dismissed = label({
  ro: 'Observație respinsă',
  en: 'Finding dismissed',
  ru: 'Замечание отклонено',
})
const undismissed = label({
  ro: 'Observație din nou activă',
  en: 'Finding counts again',
  ru: 'Замечание снова учитывается',
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
