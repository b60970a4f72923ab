'use client'

import { FieldError, FieldLabel, useField, useTranslation } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { useEffect, useMemo, useState } from 'react'
import type { AdminLabel } from '@/cms/label'
import { adminLanguage } from './admin-language'
import { iconChoices } from './icon-choices'
import './icon-field.css'

type Icons = Record<string, { body: string }>
type Choice = { name: string; said: AdminLabel }

function isIcons(value: unknown): value is { icons: Icons } {
  return typeof value === 'object' && value !== null && 'icons' in value
}

const offered: readonly Choice[] = iconChoices.map(([name, said]) => ({ name, said }))

const ownIcon = { ro: 'Pictograma de acum', en: 'Current icon', ru: 'Текущий значок' }

/** The choices, and before them the icon that a record came with where it is none of them. */
function choicesFor(initial: string): readonly Choice[] {
  const [, name] = /^solar:([a-z\d-]+)$/.exec(initial) ?? []
  if (name === undefined || offered.some((choice) => choice.name === name)) return offered
  return [{ name, said: ownIcon }, ...offered]
}

/**
 * Fetches the drawings of the choices once, from the site's own icon endpoint: null until it has
 * answered or failed to.
 */
function useIcons(choices: readonly Choice[]): Icons | null {
  const [icons, setIcons] = useState<Icons | null>(null)
  useEffect(() => {
    const abort = new AbortController()
    // 1500 ms is the specification's limit for icons (§9); without them the labels are shown.
    const signal = AbortSignal.any([abort.signal, AbortSignal.timeout(1500)])
    fetch(`/api/icons/solar.json?icons=${choices.map(({ name }) => name).join(',')}`, { signal })
      .then((response) => response.json())
      .then((body: unknown) => {
        setIcons(isIcons(body) ? body.icons : {})
      })
      .catch(() => {
        if (!abort.signal.aborted) setIcons((known) => known ?? {})
      })
    return () => {
      abort.abort()
    }
  }, [choices])
  return icons
}

/** A text field for an Iconify name with a grid of icons to pick from. */
export const IconField: TextFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, initialValue, setValue, showError, disabled } = useField<
    string | null | undefined
  >({ path })
  const choices = useMemo(() => choicesFor(initialValue ?? ''), [initialValue])
  const icons = useIcons(choices)
  const { i18n } = useTranslation()
  const language = adminLanguage(i18n.language)
  const isClosed = readOnly === true || disabled
  const id = `icon-${path.replace(/\W/g, '-')}`

  return (
    <div className={`field-type text icon-field${showError ? ' error' : ''}`}>
      <FieldLabel htmlFor={id} label={field.label} path={path} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <input
          disabled={isClosed}
          id={id}
          onChange={(event) => {
            setValue(event.target.value)
          }}
          type="text"
          value={value ?? ''}
        />
      </div>
      <div className="icon-field__choices">
        {choices.map(({ name, said }) => {
          const body = icons?.[name]?.body
          const isInWords = icons !== null && !body
          return (
            <button
              aria-label={said[language]}
              aria-pressed={value === `solar:${name}`}
              data-in-words={isInWords || undefined}
              disabled={isClosed}
              key={name}
              onClick={() => {
                setValue(`solar:${name}`)
              }}
              title={said[language]}
              type="button"
            >
              {body && (
                <svg
                  aria-hidden="true"
                  dangerouslySetInnerHTML={{ __html: body }}
                  height="24"
                  viewBox="0 0 24 24"
                  width="24"
                />
              )}
              {isInWords && said[language]}
            </button>
          )
        })}
      </div>
    </div>
  )
}
