import { afterEach, expect, test } from 'vitest'
import { setMessageOverrides } from '@/i18n/message-overrides'
import { renderMail } from './templates/mail-templates'

const none = { ro: {}, en: {}, ru: {} }
const mail = {
  template: 'email-changed',
  to: 'ana@example.md',
  locale: 'ru',
  newEmail: 'noi@example.md',
} as const

afterEach(() => {
  setMessageOverrides({ texts: none, broken: [] })
})

function letter() {
  return renderMail({ mail, siteUrl: 'https://pasiuni.example' })
}

test('a mail says what an editor has changed, from the next one on', () => {
  const before = letter()
  const ru = {
    'mail.emailChanged.subject': 'Новый адрес',
    'mail.emailChanged.text': 'Теперь ваш адрес — {newEmail}.',
  }
  setMessageOverrides({ texts: { ...none, ru }, broken: [] })
  expect(letter().subject).toBe('Новый адрес')
  expect(letter().blocks).toContainEqual({
    kind: 'text',
    text: 'Теперь ваш адрес — noi@example.md.',
  })
  expect(letter().title).toBe(before.title)
  setMessageOverrides({ texts: none, broken: [] })
  expect(letter()).toEqual(before)
})
