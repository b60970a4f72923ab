'use client'

import { useState } from 'react'
import { Disclosure } from '@/components/ui/disclosure.client'
import { LazyPart } from '@/components/ui/lazy-part.client'
import { Section } from '@/components/ui/section'
import type { SettingProps } from './setting-props'

const loadSessions = () => import('./sessions-setting.client')
const loadPassword = () => import('./password-setting.client')
const loadEmail = () => import('./email-setting.client')
const loadExport = () => import('./export-setting.client')
const loadDeletion = () => import('./deletion-setting.client')

/** What a member rarely needs; each part and its script come when it is opened. */
export function AccountSettings({ onDeleted, ...props }: SettingProps & { onDeleted: () => void }) {
  const { account, texts } = props
  const [passwordChanges, setPasswordChanges] = useState(0)
  const { settings, sessions, password, email, deletion, unavailable } = texts
  const lazy = { loading: texts.loading, failed: unavailable.text, retry: unavailable.retry }
  return (
    <Section id="settings" title={settings.title} lead={settings.lead}>
      <Disclosure title={sessions.title}>
        <LazyPart load={loadSessions} texts={lazy}>
          {({ SessionsSetting }) => <SessionsSetting {...props} />}
        </LazyPart>
      </Disclosure>
      {account.methods.includes('password') && (
        <Disclosure title={password.title}>
          <LazyPart load={loadPassword} texts={lazy}>
            {({ PasswordSetting }) => (
              <PasswordSetting
                {...props}
                onChanged={() => setPasswordChanges(passwordChanges + 1)}
              />
            )}
          </LazyPart>
        </Disclosure>
      )}
      <Disclosure title={email.title}>
        {account.methods.includes('password') ? (
          <LazyPart load={loadEmail} texts={lazy}>
            {({ EmailSetting }) => <EmailSetting {...props} passwordChanges={passwordChanges} />}
          </LazyPart>
        ) : (
          <p>{email.google}</p>
        )}
      </Disclosure>
      <Disclosure title={texts.export.title}>
        <LazyPart load={loadExport} texts={lazy}>
          {({ ExportSetting }) => <ExportSetting {...props} />}
        </LazyPart>
      </Disclosure>
      <Disclosure title={deletion.title}>
        <LazyPart load={loadDeletion} texts={lazy}>
          {({ DeletionSetting }) => <DeletionSetting {...props} onDeleted={onDeleted} />}
        </LazyPart>
      </Disclosure>
    </Section>
  )
}
