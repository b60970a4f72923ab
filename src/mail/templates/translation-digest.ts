import { localeNames } from '@/i18n/locales'
import type { getTranslator } from '@/i18n/translator'
import type { RenderedMail } from './rendered-mail'
import type { OutgoingMail } from '../mail'

type Digest = Extract<OutgoingMail, { template: 'translation-digest' }>
type Translate = ReturnType<typeof getTranslator>

// What is most pressing first.
const kinds = [
  'errors',
  'missing',
  'outdated',
  'needsReview',
  'draft',
  'warnings',
  'openComments',
  'wordsLeft',
] as const

function phrases({ t, work }: { t: Translate; work: Digest['languages'][number] }): string {
  const left = kinds.filter((kind) => work[kind] > 0)
  return left.map((kind) => t(`mail.translationDigest.${kind}`, { count: work[kind] })).join(', ')
}

/** Tells an editor what is left to translate, language by language. */
export function translationDigest({
  t,
  siteUrl,
  mail,
}: {
  t: Translate
  siteUrl: string
  mail: Digest
}): Pick<RenderedMail, 'subject' | 'title' | 'blocks'> {
  const facts = mail.languages.map((work) => ({
    term: localeNames[work.locale].name,
    value: phrases({ t, work }),
  }))
  return {
    subject: t('mail.translationDigest.subject'),
    title: t('mail.translationDigest.title'),
    blocks: [
      { kind: 'text', text: t('mail.greeting') },
      { kind: 'text', text: t('mail.translationDigest.text') },
      { kind: 'facts', facts },
      {
        kind: 'link',
        label: t('mail.translationDigest.button'),
        url: `${siteUrl}/admin/translations`,
      },
      { kind: 'notice', text: t('mail.translationDigest.stop') },
    ],
  }
}
