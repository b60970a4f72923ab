'use client'

import type { ReactNode } from 'react'
import { Field } from '@/components/ui/form/field'
import { FormActions, FormStack } from '@/components/ui/form/form-stack'
import { PasswordField } from '@/components/ui/form/password-field.client'
import { SubmitButton } from '@/components/ui/form/submit-button.client'
import type { Locale } from '@/i18n/locales'
import { fieldText } from '../client/problem-text'
import { sendSignIn, sendSignUp } from '../client/send-credentials.client'
import { useTypedAddress } from '../client/drafts/use-typed-address.client'
import type { useTask } from '../client/use-task.client'
import styles from './credentials-form.module.css'
import type { ScreenProps } from './screen-texts'

type Props = {
  mode: 'signIn' | 'signUp'
  task: ReturnType<typeof useTask<'form' | 'google'>>
  locale: Locale
  texts: ScreenProps<'signIn' | 'signUp' | 'fields'>['texts']
  links: { forgot: string; verify: string }
  agreement: ReactNode
}

/** E-mail and password; to sign up, the password again. Both modes share what is typed. */
export function CredentialsForm({ mode, task, locale, texts, links, agreement }: Props) {
  useTypedAddress('email')
  const { fields } = texts
  const isSignUp = mode === 'signUp'
  const error = (id: string) => fieldText({ problem: task.problem, id, texts })
  const toggle = { show: fields.show, hide: fields.hide }

  return (
    <FormStack
      onSubmit={task.onSubmit({
        name: 'form',
        work: (values) =>
          isSignUp
            ? sendSignUp({ values, locale, verifyPath: links.verify })
            : sendSignIn({ values, locale }),
      })}
    >
      <Field
        id="email"
        label={fields.email}
        error={error('email')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        id="password"
        label={fields.password}
        hint={isSignUp && fields.passwordHint}
        error={error('password')}
        autoComplete={isSignUp ? 'new-password' : 'current-password'}
        toggle={toggle}
      />
      {isSignUp && (
        <PasswordField
          id="repeatedPassword"
          label={fields.repeatedPassword}
          error={error('repeatedPassword')}
          autoComplete="new-password"
          toggle={toggle}
        />
      )}
      <p className={styles.agreement}>{agreement}</p>
      <FormActions>
        <SubmitButton
          isBusy={task.busy === 'form'}
          busyText={texts[mode].busy}
          waitingText={fields.waiting}
        >
          {texts[mode].submit}
        </SubmitButton>
        {!isSignUp && <a href={links.forgot}>{texts.signIn.forgot}</a>}
      </FormActions>
    </FormStack>
  )
}
