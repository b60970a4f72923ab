import { contributorRoleNames } from '@/cms/fields/contributor-roles'
import { contributorRoles } from '@/lib/database-values/contributor-roles'
import { memberFilterQuery, yesNo, type MemberFilter } from '../membership/member-filter'
import { FilterBar } from '@/components/panel/list/filter-bar'
import { Choice, LanguageChoice, SearchField } from '@/components/panel/list/filter-fields'
import type { PanelIntl } from '@/components/panel/panel-intl'
import { membersPath } from './member-paths'
import { memberTexts } from './texts'

/** What the list of members can be asked. */
export function FilterForm({ filter, intl: { t } }: { filter: MemberFilter; intl: PanelIntl }) {
  const isNarrowed = Object.keys(filter).length > 0
  const reset = { href: membersPath, text: t(memberTexts.reset) }
  return (
    <FilterBar
      query={memberFilterQuery({ filter })}
      path={membersPath}
      reset={isNarrowed ? reset : null}
      submit={t(memberTexts.apply)}
    >
      <SearchField label={t(memberTexts.search)} value={filter.search} />
      <Choice
        label={t(memberTexts.verified)}
        name="verified"
        value={yesNo(filter.isVerified) ?? ''}
      >
        <option value="">{t(memberTexts.any)}</option>
        <option value="yes">{t(memberTexts.isVerified)}</option>
        <option value="no">{t(memberTexts.notVerified)}</option>
      </Choice>
      <Choice label={t(memberTexts.method)} name="method" value={filter.method ?? ''}>
        <option value="">{t(memberTexts.any)}</option>
        <option value="password">{t(memberTexts.password)}</option>
        <option value="google">{t(memberTexts.google)}</option>
      </Choice>
      <Choice
        label={t(memberTexts.access)}
        name="suspended"
        value={yesNo(filter.isSuspended) ?? ''}
      >
        <option value="">{t(memberTexts.any)}</option>
        <option value="no">{t(memberTexts.active)}</option>
        <option value="yes">{t(memberTexts.suspended)}</option>
      </Choice>
      <Choice label={t(memberTexts.role)} name="role" value={filter.role ?? ''}>
        <option value="">{t(memberTexts.anyRole)}</option>
        {contributorRoles.map((role) => (
          <option key={role} value={role}>
            {t(contributorRoleNames[role])}
          </option>
        ))}
      </Choice>
      <LanguageChoice
        any={t(memberTexts.any)}
        label={t(memberTexts.language)}
        name="lang"
        value={filter.lang}
      />
    </FilterBar>
  )
}
