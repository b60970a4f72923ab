import { expect, test } from 'vitest'
import { locales } from '@/i18n/locales'
import { compose } from '../compose'
import { htmlPart } from './html-part'
import { renderMail } from './mail-templates'
import { textPart } from './text-part'
import { checkedMail } from '../mail'

const siteUrl = 'https://pasiuni.example'
const link = `${siteUrl}/ro/auth/verify-email?token=abc&tenantId=public`
const contact = {
  template: 'contact-message',
  name: 'Ana Ștefănescu',
  message: 'Bună ziua!\nAm o întrebare.',
  memberId: '7d0f6a3e',
  replyTo: 'ana@pasiuni.example',
  id: 12,
}
const nothing = { missing: 0, draft: 0, needsReview: 0, outdated: 0, warnings: 0 }
const digest = {
  template: 'translation-digest',
  languages: [
    { ...nothing, locale: 'en', missing: 1, errors: 0, openComments: 2, wordsLeft: 3 },
    { ...nothing, locale: 'ru', missing: 21, errors: 5, openComments: 0, wordsLeft: 1234 },
  ],
}
const answer = {
  template: 'contact-answer',
  replyTo: 'contact@pasiuni.example',
  subject: 'Vă mulțumim',
  text: 'Bună ziua, Ana!\n\nPrimul rând\nal doilea rând\n\nCu drag',
  original: 'Aș vrea să ajut.',
  // Half past one in Chișinău, on the next day.
  writtenAt: '2026-11-19T23:30:00.000Z',
  references: ['<contact-1@pasiuni.example>', '<a@pasiuni.example>'],
}
const offer = {
  name: 'Ana Ștefănescu',
  role: 'expert',
  topic: 'travel',
  motivation: 'Merg pe munte de zece ani.\nAș vrea să scriu despre trasee.',
  links: ['https://munte.example/ana'],
}
const decision = { ...offer, template: 'application-decided' }
const contents = [
  { template: 'verify-email', link },
  { template: 'verify-new-email', link },
  { template: 'reset-password', link },
  { template: 'google-sign-in' },
  { template: 'password-changed' },
  { template: 'email-changed', newEmail: 'noua@pasiuni.example' },
  { template: 'account-deleted' },
  contact,
  answer,
  { ...offer, template: 'application-received' },
  { ...offer, template: 'application-notice', id: 7, replyTo: 'ana@pasiuni.example' },
  { ...decision, outcome: 'accepted', sentence: 'Ne vedem luni.' },
  { ...decision, outcome: 'declined', sentence: '' },
  digest,
  { template: 'raw', subject: 'Parolă nouă', html: `Deschideți <a href="${link}">linkul</a>.` },
]

function written({ content, locale }: { content: object; locale: string }) {
  const mail = checkedMail({ to: 'ion@pasiuni.example', locale, ...content })
  const letter = renderMail({ mail, siteUrl })
  return { letter, html: htmlPart(letter), text: textPart(letter) }
}

const all = locales.flatMap((locale) => contents.map((content) => ({ locale, content })))

test.each(all)('$content.template in $locale is whole', ({ locale, content }) => {
  const { letter, html, text } = written({ content, locale })
  for (const part of [letter.subject, letter.title, text]) {
    expect(part).not.toMatch(/[{}]|undefined|null|\bmail\.[a-z]|^\s*$/)
  }
  expect(html.slice(html.indexOf('<body'))).not.toMatch(/[{}]|undefined|null|>mail\./)
  expect(html).toContain(`lang="${content.template === 'raw' ? '' : locale}"`)
  expect(text).toContain(`${siteUrl}/`)
  if ('link' in content) {
    expect(text).toContain(`\n${link}\n`)
    expect(html).toContain(`href="${link.replace('&', '&amp;')}"`)
  }
  if ('newEmail' in content) expect(text).toContain(content.newEmail)
  // Nothing is fetched when it is opened.
  expect(html).not.toMatch(/<(img|link|script|iframe|svg|object)\b|\ssrc=|url\(|@import/i)
})

test.each([
  ['ro', 'Deschideți mesajul'],
  ['en', 'Open the message'],
  ['ru', 'Открыть сообщение'],
])('a letter to the group in %s leads to it in the inbox', (locale, button) => {
  const { html, text } = written({ content: contact, locale })
  expect(text).toContain(`${button}:\n${siteUrl}/admin/inbox/12\n`)
  expect(html).toContain(`href="${siteUrl}/admin/inbox/12"`)
  // Earlier versions queued letters that do not say which they are.
  const { id, ...earlier } = contact
  expect(id).toBe(12)
  expect(written({ content: earlier, locale }).text).not.toContain('/admin/inbox')
})

test.each(locales)('links in %s say how long they last', (locale) => {
  const writeText = (template: string) => written({ content: { template, link }, locale }).text
  expect(writeText('verify-email')).toMatch(/24\s/)
  expect(writeText('verify-new-email')).toMatch(/24\s/)
  expect(writeText('reset-password')).toMatch(/o oră|one hour|один час/)
})

test.each([
  '<img src=x onerror=alert(1)>',
  '</blockquote></div><script>alert(1)</script>',
  '"><a href="https://evil.example">x</a>',
  "' style='position:fixed",
  '&lt;b&gt; {name} <!-- -->',
])('%s stays text wherever a member may write', (hostile) => {
  const content = { ...contact, name: hostile, message: hostile, memberId: hostile }
  const { html, text } = written({ content, locale: 'ro' })
  const harmless = written({ content: contact, locale: 'ro' }).html
  expect(html.match(/<[a-z!/]/gi)).toEqual(
    // One line instead of two.
    harmless.replace('Bună ziua!<br>', '').match(/<[a-z!/]/gi),
  )
  expect(text).toContain(hostile)
})

test('a member cannot turn the reading order round or end a line of the mail', () => {
  const name = 'Ana\u202Ecod\u0000\r\nE-mail: fals@pasiuni.example'
  const { html, text } = written({ content: { ...contact, name }, locale: 'ro' })
  expect(text).toContain('Nume: Anacod E-mail: fals@pasiuni.example\n')
  // eslint-disable-next-line no-control-regex -- they are what must not be there
  expect(html + text).not.toMatch(/[\u0000\u202e]/)
})

test('the words of ready mails reach readers without HTML', () => {
  const content = {
    template: 'raw',
    subject: 'Parolă nouă',
    html: `<p>Apăsați <b>aici</b>:</p>\n<a href="${link}">${link}</a><br>Ana &amp; Ion`,
  }
  expect(written({ content, locale: 'ro' }).text).toContain(`Apăsați aici:\n\n${link}\nAna & Ion`)
})

test('only what a person has written is answered to someone else', () => {
  const options = { messageId: '<1@a.example>', from: 'no-reply@a.example', siteUrl }
  for (const content of contents) {
    const mail = checkedMail({ to: 'ion@pasiuni.example', locale: 'ro', ...content })
    const { replyTo } = compose({ mail, ...options })
    const address = 'replyTo' in content ? content.replyTo : undefined
    expect(replyTo).toEqual(address && { name: '', address })
  }
})

test('an answer keeps its paragraphs and goes on with the conversation', () => {
  const { html, text } = written({ content: answer, locale: 'ro' })
  expect(text).toContain('Bună ziua, Ana!\n\nPrimul rând\nal doilea rând\n\nCu drag\n')
  expect(text).toContain('pe 20 noiembrie 2026:\n\n> Aș vrea să ajut.\n')
  expect(html).toContain('>Primul rând<br>al doilea rând</p>')
  const mail = checkedMail({ to: 'ion@pasiuni.example', locale: 'ro', ...answer })
  const options = { messageId: '<1@a.example>', from: 'no-reply@a.example', siteUrl }
  const { references, inReplyTo, headers } = compose({ mail, ...options })
  expect({ references, inReplyTo }).toEqual({
    references: answer.references,
    inReplyTo: '<a@pasiuni.example>',
  })
  expect(headers).not.toHaveProperty('Auto-Submitted')
})

test.each(['a@b.example', '<a@b.example>\nBcc: c@d.example', '<a @b.example>', '<a>'])(
  '%j is no mail to refer to',
  (reference) => {
    const mail = { to: 'ion@pasiuni.example', locale: 'ro', ...answer, references: [reference] }
    expect(() => checkedMail(mail)).toThrow('invalid fields: references')
  },
)

test.each([
  [
    'ro',
    'English: un text fără traducere, 2 comentarii nerezolvate, în total 3 cuvinte în textele sursă',
    'Русский: 5 texte cu erori, 21 de texte fără traducere, în total 1.234 de cuvinte',
  ],
  [
    'en',
    'English: one text without a translation, 2 open comments, 3 words of source text in all',
    'Русский: 5 texts with errors, 21 texts without a translation, 1,234 words',
  ],
  [
    'ru',
    'English: 1 текст без перевода, 2 открытых комментария, всего 3 слова в исходных текстах',
    'Русский: 5 текстов с ошибками, 21 текст без перевода, всего 1234 слова',
  ],
])('a digest in %s says what is left, and nothing about what is not', (locale, ...lines) => {
  // Thousands are set apart by a space that does not break, or not at all.
  const text = written({ content: digest, locale }).text.replace(/(\d)\s(\d{3})/, '$1$2')
  for (const line of lines) expect(text).toContain(line)
  expect(text).not.toMatch(/\b0 /)
  expect(text).toContain(`\n${siteUrl}/admin/translations\n`)
})
