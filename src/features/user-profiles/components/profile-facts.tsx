import { FactList, NoValue } from '@/components/ui/fact-list'
import type { ContributorRole } from '@/lib/database-values/contributor-roles'
import type { Usermeta } from '../types'
import type { AccountTexts } from './account-texts'
import { PassionChips } from './passion-chips'
import { readPassions, type TopicName } from './passion-list'
import { rolesText } from './roles-text'

type Props = {
  profile: Usermeta
  /** Given by editors: shown, but not changed with the rest. */
  roles: ContributorRole[]
  names: TopicName[]
  texts: Pick<AccountTexts, 'profile' | 'languages' | 'contributes' | 'roles'>
}

/** A member's own profile, every part of it, whether given or not, and the roles that there are. */
export function ProfileFacts({ profile, roles, names, texts }: Props) {
  const { firstName, lastName, language, passions, notGiven, noPassions } = texts.profile
  const list = readPassions(profile.pasions)
  const isEmpty = list.topics.length + list.words.length === 0
  return (
    <FactList
      facts={[
        { name: firstName, value: profile.first_name || <NoValue>{notGiven}</NoValue> },
        { name: lastName, value: profile.last_name || <NoValue>{notGiven}</NoValue> },
        {
          name: language,
          value: <LanguageName lang={profile.lang} languages={texts.languages} />,
        },
        {
          name: passions,
          value: isEmpty ? (
            <NoValue>{noPassions}</NoValue>
          ) : (
            <PassionChips list={list} names={names} />
          ),
        },
        ...(roles.length > 0
          ? [{ name: texts.contributes, value: rolesText({ roles, texts }) }]
          : []),
      ]}
    />
  )
}

/** A language by its own name. */
export function LanguageName({
  lang,
  languages,
}: {
  lang: Usermeta['lang']
  languages: AccountTexts['languages']
}) {
  return <span lang={lang}>{languages.find(({ code }) => code === lang)?.name ?? lang}</span>
}
