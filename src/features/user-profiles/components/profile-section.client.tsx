'use client'

import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/form/button'
import { FormActions } from '@/components/ui/form/form-stack'
import { LiveNotice } from '@/components/ui/form/live-notice'
import { Section } from '@/components/ui/section'
import type { Locale } from '@/i18n/locales'
import type { ContributorRole } from '@/lib/database-values/contributor-roles'
import type { Usermeta } from '../types'
import type { AccountTexts } from './account-texts'
import type { TopicName } from './passion-list'
import { ProfileFacts } from './profile-facts'
import type { ProfileForm } from './profile-form.client'
import styles from './profile-section.module.css'

type Props = {
  profile: Usermeta | null
  roles: ContributorRole[]
  ownPage: string
  locale: Locale
  names: TopicName[]
  texts: AccountTexts
  onSaved: (profile: Usermeta) => void
}

type Notice = 'saved' | 'form-missing' | null

const tones = { saved: 'success', 'form-missing': 'error' } as const

/** The profile as the member sees it; its form comes when it is asked for. */
export function ProfileSection({ profile, roles, ownPage, locale, names, texts, onSaved }: Props) {
  const [form, setForm] = useState<{ Form: typeof ProfileForm } | null>(null)
  const [notice, setNotice] = useState<Notice>(null)
  const editButton = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  const { profile: words, unavailable } = texts

  useEffect(() => {
    if (wasEditing.current && !form) editButton.current?.focus()
    wasEditing.current = form !== null
  }, [form])

  async function edit(): Promise<void> {
    setNotice(null)
    try {
      const { ProfileForm: Form } = await import('./profile-form.client')
      setForm({ Form })
    } catch {
      setNotice('form-missing')
    }
  }

  return (
    <Section
      id="profile"
      title={words.title}
      lead={
        <>
          {words.audience} {profile && <a href={ownPage}>{words.ownPage}</a>}
        </>
      }
    >
      {profile && form && (
        <form.Form
          profile={profile}
          locale={locale}
          names={names}
          texts={texts}
          onSaved={(saved) => {
            onSaved(saved)
            setNotice('saved')
            setForm(null)
          }}
          onCancel={() => setForm(null)}
        />
      )}
      {!form && (
        <div className={styles.view}>
          {profile ? (
            <ProfileFacts profile={profile} roles={roles} names={names} texts={texts} />
          ) : (
            <p className={styles.locked}>{words.locked}</p>
          )}
          {profile && (
            <FormActions>
              <Button variant="secondary" ref={editButton} onClick={() => void edit()}>
                {words.edit}
              </Button>
            </FormActions>
          )}
        </div>
      )}
      {/* Waits in its place while the form is there, so that it is read out afterwards. */}
      <LiveNotice tone={notice === null ? 'status' : tones[notice]}>
        {notice && <p>{notice === 'saved' ? words.saved : unavailable.text}</p>}
      </LiveNotice>
    </Section>
  )
}
