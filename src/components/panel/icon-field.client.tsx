'use client'

import { FieldError, FieldLabel, useField, useTranslation } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { useEffect, useState } from 'react'
import { adminLanguage } from './admin-language'
import { iconChoices } from './icon-choices'
import './icon-field.css'

type Icons = Record<string, { body: string }>

function isIcons(value: unknown): value is { icons: Icons } {
  return typeof value === 'object' && value !== null && 'icons' in value
}

/** Fetches the drawings of the choices once, from the site's own icon endpoint. */
function useIcons(): Icons {
  const [icons, setIcons] = useState<Icons>({})
  useEffect(() => {
    const abort = new AbortController()
    // 1500 ms is the specification's limit for icons (§9); without them the labels are shown.
    const signal = AbortSignal.any([abort.signal, AbortSignal.timeout(1500)])
    fetch(`/api/icons/solar.json?icons=${iconChoices.map(([name]) => name).join(',')}`, { signal })
      .then((response) => response.json())
      .then((body: unknown) => {
        if (isIcons(body)) setIcons(body.icons)
      })
      .catch(() => undefined)
    return () => {
      abort.abort()
    }
  }, [])
  return icons
}

/** A text field for an Iconify name with a grid of icons to pick from. */
export const IconField: TextFieldClientComponent = ({ field, path }) => {
  const { value, setValue, showError } = useField<string | null | undefined>({ path })
  const icons = useIcons()
  const { i18n } = useTranslation()
  const language = adminLanguage(i18n.language)
  const id = `icon-${path.replace(/\W/g, '-')}`

  return (
    <div className={`field-type text icon-field${showError ? ' error' : ''}`}>
      <FieldLabel htmlFor={id} label={field.label} path={path} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <input
          id={id}
          onChange={(event) => {
            setValue(event.target.value)
          }}
          type="text"
          value={value ?? ''}
        />
      </div>
      <div className="icon-field__choices">
        {iconChoices.map(([name, said]) => {
          const body = icons[name]?.body
          return (
            <button
              aria-label={said[language]}
              aria-pressed={value === `solar:${name}`}
              key={name}
              onClick={() => {
                setValue(`solar:${name}`)
              }}
              title={said[language]}
              type="button"
            >
              {body ? (
                <svg
                  aria-hidden="true"
                  dangerouslySetInnerHTML={{ __html: body }}
                  height="24"
                  viewBox="0 0 24 24"
                  width="24"
                />
              ) : (
                said[language]
              )}
            </button>
          )
        })}
      </div>
    </div>
  )
}
