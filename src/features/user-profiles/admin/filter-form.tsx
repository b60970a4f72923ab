import { contributorRoles, roleName, type MemberFilter } from '../membership/member-filter'
import { FilterBar } from '@/components/panel/list/filter-bar'
import { Choice, LanguageChoice, SearchField } from '@/components/panel/list/filter-fields'
import type { Speaker } from '@/components/panel/speaker'
import { membersPath } from './member-paths'
import { memberTexts } from './texts'

function yesNo(value: boolean | undefined): string {
  if (value === undefined) return ''
  return value ? 'yes' : 'no'
}

/** What the list of members can be asked. */
export function FilterForm({
  filter,
  speaker: { say, language },
}: {
  filter: MemberFilter
  speaker: Speaker
}) {
  const isNarrowed = Object.keys(filter).length > 0
  const reset = { href: membersPath, text: say(memberTexts.reset) }
  return (
    <FilterBar path={membersPath} reset={isNarrowed ? reset : null} submit={say(memberTexts.apply)}>
      <SearchField label={say(memberTexts.search)} value={filter.search} />
      <Choice label={say(memberTexts.verified)} name="verified" value={yesNo(filter.isVerified)}>
        <option value="">{say(memberTexts.any)}</option>
        <option value="yes">{say(memberTexts.isVerified)}</option>
        <option value="no">{say(memberTexts.notVerified)}</option>
      </Choice>
      <Choice label={say(memberTexts.method)} name="method" value={filter.method ?? ''}>
        <option value="">{say(memberTexts.any)}</option>
        <option value="password">{say(memberTexts.password)}</option>
        <option value="google">{say(memberTexts.google)}</option>
      </Choice>
      <Choice label={say(memberTexts.standing)} name="suspended" value={yesNo(filter.isSuspended)}>
        <option value="">{say(memberTexts.any)}</option>
        <option value="no">{say(memberTexts.active)}</option>
        <option value="yes">{say(memberTexts.suspended)}</option>
      </Choice>
      <Choice label={say(memberTexts.role)} name="role" value={filter.role ?? ''}>
        <option value="">{say(memberTexts.anyRole)}</option>
        {contributorRoles.map((role) => (
          <option key={role} value={role}>
            {roleName(role)?.[language]}
          </option>
        ))}
      </Choice>
      <LanguageChoice
        any={say(memberTexts.any)}
        label={say(memberTexts.language)}
        name="lang"
        value={filter.lang}
      />
    </FilterBar>
  )
}
