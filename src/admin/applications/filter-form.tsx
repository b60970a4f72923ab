import type { AdminLabel } from '@/cms/label'
import type { ApplicationFilter } from '@/workplace/applications/application-filter'
import {
  applicationRoles,
  applicationTopics,
  roleNames,
  topicNames,
} from '@/workplace/applications/names'
import form from '../form.module.css'
import type { Speaker } from '../speaker'
import { Glyph } from '../translations/glyphs'
import { applicationsPath, listAddress } from './application-paths'
import { listTexts } from './texts'

/** What a list can be asked: a plain form, its fields named as in an address. */
export function FilterForm({ filter, speaker }: { filter: ApplicationFilter; speaker: Speaker }) {
  const { say } = speaker
  const { state, role = '', topic = '', search } = filter
  const isNarrowed = role !== '' || topic !== '' || search !== undefined
  const roles = applicationRoles.map((value) => ({ value, name: roleNames[value] }))
  const topics = applicationTopics.map((value) => ({ value, name: topicNames[value] }))
  return (
    <form action={applicationsPath} className={form.bar} data-admin-form role="search">
      {state && <input name="state" type="hidden" value={state} />}
      <label className={form.wide}>
        <span className={form.label}>{say(listTexts.search)}</span>
        <input defaultValue={search} maxLength={200} name="q" type="search" />
      </label>
      <Choice
        any={listTexts.anyRole}
        choices={roles}
        label={listTexts.role}
        name="role"
        speaker={speaker}
        value={role}
      />
      <Choice
        any={listTexts.anyTopic}
        choices={topics}
        label={listTexts.topic}
        name="topic"
        speaker={speaker}
        value={topic}
      />
      <button className={form.submit} type="submit">
        <Glyph name="search" />
        {say(listTexts.apply)}
      </button>
      {isNarrowed && (
        <a className={form.reset} href={listAddress(state ? { state } : {})}>
          {say(listTexts.reset)}
        </a>
      )}
    </form>
  )
}

function Choice(props: {
  name: string
  label: AdminLabel
  any: AdminLabel
  value: string
  choices: { value: string; name: AdminLabel }[]
  speaker: Speaker
}) {
  const { name, label, any, value: chosen, choices, speaker } = props
  return (
    <label>
      <span className={form.label}>{speaker.say(label)}</span>
      <select defaultValue={chosen} name={name}>
        <option value="">{speaker.say(any)}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {speaker.say(choice.name)}
          </option>
        ))}
      </select>
    </label>
  )
}
