import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { locales, type Locale } from '@/i18n/locales'
import { getMessages } from '@/i18n/translator'
import type { ContributorRole } from '@/lib/database-values/contributor-roles'
import { ProfileFacts } from './profile-facts'

const profile = { first_name: 'Ana', last_name: 'Rusu', lang: 'ro', pasions: {} } as const

function markup({ locale, roles }: { locale: Locale; roles: ContributorRole[] }): string {
  const { account, applications } = getMessages(locale)
  const texts = { ...account, languages: [], roles: applications.roles }
  return renderToStaticMarkup(
    <ProfileFacts profile={profile} roles={roles} names={[]} texts={texts} />,
  )
}

test.each(locales)(
  'a member finds their role where the mail says: in the profile (%s)',
  (locale) => {
    const { account, applications } = getMessages(locale)
    const shown = markup({ locale, roles: ['expert'] })
    expect(shown).toContain(account.contributes)
    expect(shown).toContain(applications.roles.expert)
    expect(markup({ locale, roles: [] })).not.toContain(account.contributes)
  },
)
