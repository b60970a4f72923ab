import { FactList, NoValue } from '@/components/ui/fact-list'
import type { Usermeta } from '../types'
import type { AccountTexts } from './account-texts'
import { PassionChips } from './passion-chips'
import { readPassions, type TopicName } from './passion-list'
import { LanguageName } from './profile-facts'

type Props = {
  profile: Usermeta
  names: TopicName[]
  texts: Pick<AccountTexts, 'member' | 'languages'>
}

/** What another member says of themselves, below their name. */
export function MemberFacts({ profile, names, texts }: Props) {
  const { passions, noPassions, language } = texts.member
  const list = readPassions(profile.pasions)
  const isEmpty = list.topics.length + list.words.length === 0
  return (
    <FactList
      facts={[
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
