import type { ReactNode } from 'react'

// In the place of `@payloadcms/ui`, whose style sheets cannot be read outside a bundler: for
// `vi.mock`, in unit tests of parts of the panel.

type ButtonProps = {
  children: ReactNode
  disabled?: boolean
  extraButtonProps?: object
  onClick?: () => void
  type?: 'button' | 'submit'
}

export function Button({ children, disabled, extraButtonProps, onClick, type }: ButtonProps) {
  return (
    <button disabled={disabled} onClick={onClick} type={type ?? 'button'} {...extraButtonProps}>
      {children}
    </button>
  )
}

type DayProps = { onChange: (day: Date | null) => void; value?: Date }

/** A field of the browser's own in place of the picker of days. */
export function DatePicker({ onChange, value }: DayProps) {
  return (
    <input
      onChange={({ target }) => onChange(target.value === '' ? null : new Date(target.value))}
      type="date"
      value={value?.toISOString().slice(0, 10) ?? ''}
    />
  )
}

/** What was said in passing, the last at the end. */
export const said: string[] = []

const say = (text: string) => said.push(text)
export const toast = { error: say, info: say, success: say, warning: say }

export const PopupList = { Button }

export function Pill({ children }: { children: ReactNode }) {
  return <span>{children}</span>
}

export const useDocumentInfo = () => ({ id: 7, hasPublishedDoc: true, isTrashed: false })
export const useLocale = () => ({ code: 'ro' })
export const useForm = () => ({ getFields: () => ({}) })

export const useTranslation = () => ({ i18n: { language: 'en' } })
export const useField = () => ({ value: '', initialValue: '', setValue: () => {} })
export const FieldError = () => null
export const FieldLabel = () => null
