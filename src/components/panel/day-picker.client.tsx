'use client'

import { DatePicker } from '@payloadcms/ui'
import { isoDay } from '@/i18n/format'
import './day-picker.css'

/**
 * Payload's picker of days, in the language of the panel: the browser's own speaks the browser's.
 * Gives and takes days as `2026-03-01`.
 */
export function DayPicker({
  label,
  day,
  onChange,
  from,
  isRequired = false,
}: {
  /** The id of what names it. */
  label: string
  day: string
  onChange: (day: string) => void
  /** The first day that can be chosen. */
  from?: string
  isRequired?: boolean
}) {
  return (
    <div className="day-picker">
      <DatePicker
        displayFormat="dd.MM.yyyy"
        {...(from !== undefined && { minDate: toNoon(from) })}
        // Payload hands on a date whose day is that of UTC.
        onChange={(date) => onChange(date instanceof Date ? isoDay(date.toISOString()) : '')}
        overrides={{ ariaLabelledBy: label, autoComplete: 'off', required: isRequired }}
        pickerAppearance="dayOnly"
        {...(day !== '' && { value: toNoon(day) })}
      />
    </div>
  )
}

function toNoon(day: string): Date {
  return new Date(`${day}T12:00:00Z`)
}
