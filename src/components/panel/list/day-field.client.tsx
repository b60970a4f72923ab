'use client'

import { useId, useState } from 'react'
import { DayPicker } from '../day-picker.client'
import form from '../form.module.css'

type Props = { label: string; name: string; value: string | undefined }

/** A day that a list can be asked for. One just chosen stays when the address changes without it. */
export function DayField({ label, name, value = '' }: Props) {
  const id = useId()
  const [day, setDay] = useState(value)
  const [asked, setAsked] = useState(value)
  if (value !== asked) {
    setAsked(value)
    if (day === asked) setDay(value)
  }
  return (
    <div className={form.day}>
      <span className={form.label} id={id}>
        {label}
      </span>
      <DayPicker day={day} label={id} onChange={setDay} />
      <input name={name} type="hidden" value={day} />
    </div>
  )
}
