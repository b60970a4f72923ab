import { FactList, NoValue } from '@/components/ui/fact-list'
import type { AccountTexts } from './account-texts'
import type { MemberView } from './answers'
import { rolesText } from './roles-text'
import { PassionChips } from './passion-chips'
import { readPassions, type TopicName } from './passion-list'
import { LanguageName } from './profile-facts'

type Props = {
  profile: MemberView
  names: TopicName[]
  texts: Pick<AccountTexts, 'member' | 'languages' | 'contributes' | 'roles'>
}

/** What another member says of themselves, below their name. */
export function MemberFacts({ profile, names, texts }: Props) {
  const { passions, noPassions, language } = texts.member
  const { contributorRoles: roles } = profile
  const list = readPassions(profile.pasions)
  const isEmpty = list.topics.length + list.words.length === 0
  return (
    <FactList
      facts={[
        ...(roles.length > 0
          ? [{ name: texts.contributes, value: rolesText({ roles, texts }) }]
          : []),
        {
          name: passions,
          value: isEmpty ? (
            <NoValue>{noPassions}</NoValue>
          ) : (
            <PassionChips list={list} names={names} />
          ),
        },
        { name: language, value: <LanguageName lang={profile.lang} languages={texts.languages} /> },
      ]}
    />
  )
}
