import type { ReactNode } from 'react'
import { localeNames, locales } from '@/i18n/locales'
import { contributorRoles, roleName, type MemberFilter } from '@/workplace/members/member-filter'
import form from '../form.module.css'
import type { Speaker } from '../speaker'
import { membersPath } from './member-paths'
import { memberTexts } from './texts'

function yesNo(value: boolean | undefined): string {
  if (value === undefined) return ''
  return value ? 'yes' : 'no'
}

/** Everything that the list can be asked: a plain form, its fields named as in a link. */
export function FilterForm({ filter, speaker }: { filter: MemberFilter; speaker: Speaker }) {
  const say = (text: Parameters<Speaker['say']>[0]) => speaker.say(text)
  return (
    <form action={membersPath} className={form.bar} data-admin-form role="search">
      <label className={form.wide}>
        <span className={form.label}>{say(memberTexts.search)}</span>
        <input defaultValue={filter.search} maxLength={200} name="q" type="search" />
      </label>
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
            {roleName(role)?.[speaker.language]}
          </option>
        ))}
      </Choice>
      <Choice label={say(memberTexts.language)} name="lang" value={filter.lang ?? ''}>
        <option value="">{say(memberTexts.any)}</option>
        {locales.map((locale) => (
          <option key={locale} lang={locale} value={locale}>
            {localeNames[locale].name}
          </option>
        ))}
      </Choice>
      <button className={form.submit} type="submit">
        {say(memberTexts.apply)}
      </button>
      {Object.keys(filter).length > 0 && (
        <a className={form.reset} href={membersPath}>
          {say(memberTexts.reset)}
        </a>
      )}
    </form>
  )
}

function Choice(props: { label: string; name: string; value: string; children: ReactNode }) {
  const { label, name, value, children } = props
  return (
    <label>
      <span className={form.label}>{label}</span>
      <select defaultValue={value} name={name}>
        {children}
      </select>
    </label>
  )
}
