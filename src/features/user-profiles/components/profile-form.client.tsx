'use client'

import { useEffect, useRef, useState } from 'react'
import { errorBeside } from '@/auth/client/error-beside'
import { answeredProblem, checkedProblem, type FormProblem } from '@/auth/client/form-problem'
import { memberCall } from '@/auth/client/member-call.client'
import { MemberFormProblem } from '@/auth/client/member-form-problem.client'
import { getText, useTask } from '@/auth/client/use-task.client'
import { Button } from '@/components/ui/form/button'
import { ChoiceGroup } from '@/components/ui/form/choice-group'
import { Field } from '@/components/ui/form/field'
import { FormActions, FormStack } from '@/components/ui/form/form-stack'
import { SubmitButton } from '@/components/ui/form/submit-button.client'
import type { Locale } from '@/i18n/locales'
import { withChoices } from '../rules'
import type { Usermeta } from '../types'
import type { AccountTexts } from './account-texts'
import { readUsermeta } from './answers'
import { PassionEditor } from './passion-editor.client'
import {
  longestName,
  readPassions,
  withWord,
  wordErrorKeys,
  writePassions,
  type TopicName,
} from './passion-list'
import { profileChanges } from './profile-changes'
import styles from './profile-form.module.css'

type Props = {
  profile: Usermeta
  locale: Locale
  names: TopicName[]
  texts: AccountTexts
  onSaved: (profile: Usermeta) => void
  onCancel: () => void
}

const controls = { first_name: 'first-name', last_name: 'last-name', pasions: 'passion' }

function nameError(name: string): string | null {
  return name.trim().length > longestName ? 'NAME_FIELD_too_long_ERROR' : null
}

/** Changes the profile. Nothing is kept of it before it is saved. */
export function ProfileForm({ profile: current, locale, names, texts, onSaved, onCancel }: Props) {
  // As it was when editing began, or was last asked for, whatever the page learns meanwhile.
  const [profile, setProfile] = useState(current)
  const task = useTask<'save', FormProblem>()
  const [list, setList] = useState(() => readPassions(profile.pasions))
  const [word, setWord] = useState('')
  const start = useRef<HTMLDivElement>(null)
  const { profile: words, form } = texts
  const { problem } = task

  useEffect(() => {
    start.current?.querySelector('input')?.focus()
  }, [])

  async function save(values: FormData): Promise<FormProblem | null> {
    // A word that is typed but not added yet counts as well.
    const added = word.trim() === '' ? { list } : withWord({ list, typed: word, names })
    const first_name = getText({ values, name: 'first_name' })
    const last_name = getText({ values, name: 'last_name' })
    const errors = {
      first_name: nameError(first_name),
      last_name: nameError(last_name),
      pasions: 'error' in added ? wordErrorKeys[added.error] : null,
    }
    const faulty = checkedProblem({ errors, texts: form, controls })
    if (faulty || 'error' in added) return faulty

    setList(added.list)
    setWord('')
    const pasions = writePassions({ list: added.list, before: profile.pasions })
    const lang = getText({ values, name: 'lang' })
    const after = { first_name, last_name, lang, pasions }
    const changes: ReturnType<typeof profileChanges> & { pasions_before?: Usermeta['pasions'] } =
      profileChanges({ before: profile, after })
    if (changes.pasions) {
      const newest = await memberCall({ path: '/usermeta', locale })
      const unread = answeredProblem({ answer: newest, texts: form, controls, locale })
      if (unread) return unread
      const stored = readUsermeta(newest.body)?.pasions ?? profile.pasions
      changes.pasions = withChoices({ before: profile.pasions, after: pasions, stored })
      changes.pasions_before = stored
      // Should they be refused, the form shows all that was sent.
      setProfile({ ...profile, pasions: stored })
      setList(readPassions(changes.pasions))
    }
    const answer = await memberCall({ path: '/usermeta', locale, body: changes })
    const refused = answeredProblem({ answer, texts: form, controls, locale })
    if (refused) return refused
    const sent = changes.pasions ?? pasions
    onSaved(readUsermeta(answer.body) ?? { ...profile, first_name, last_name, pasions: sent })
    return null
  }

  function nameField({
    name,
    value,
    label,
  }: {
    name: 'first_name' | 'last_name'
    value: string
    label: string
  }) {
    const id = controls[name]
    return (
      <Field
        id={id}
        name={name}
        label={label}
        error={errorBeside({ problem, id, texts: form })}
        defaultValue={value}
        // What is typed now would not be saved.
        readOnly={task.busy !== null}
        autoComplete={name === 'first_name' ? 'given-name' : 'family-name'}
      />
    )
  }

  return (
    <>
      <MemberFormProblem problem={problem} attempt={task.attempt} texts={form} />
      <FormStack label={words.edit} onSubmit={task.onSubmit({ name: 'save', work: save })}>
        <div className={styles.names} ref={start}>
          {nameField({ name: 'first_name', value: profile.first_name, label: words.firstName })}
          {nameField({ name: 'last_name', value: profile.last_name, label: words.lastName })}
        </div>
        <ChoiceGroup
          id="profile-language"
          legend={words.language}
          hint={words.languageHint}
          type="radio"
          name="lang"
          choices={texts.languages.map(({ code, name }) => ({
            value: code,
            label: name,
            lang: code,
            defaultChecked: code === profile.lang,
          }))}
        />
        <PassionEditor
          list={list}
          word={word}
          names={names}
          texts={texts}
          error={errorBeside({ problem, id: controls.pasions, texts: form })}
          onChange={setList}
          onType={setWord}
        />
        <FormActions>
          <SubmitButton isBusy={task.busy !== null} busyText={words.saving}>
            {words.save}
          </SubmitButton>
          <Button variant="secondary" onClick={onCancel}>
            {words.cancel}
          </Button>
        </FormActions>
      </FormStack>
    </>
  )
}
