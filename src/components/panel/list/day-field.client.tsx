'use client'

import { useId, useState } from 'react'
import { DayPicker } from '../day-picker.client'
import form from '../form.module.css'

type Props = { label: string; name: string; value: string | undefined }

/** A day that a list can be asked for. `AddressValues` keeps it to what the address asks for. */
export function DayField({ label, name, value = '' }: Props) {
  const id = useId()
  const [day, setDay] = useState(value)
  return (
    <div className={form.day}>
      <span className={form.label} id={id}>
        {label}
      </span>
      <DayPicker day={day} label={id} onChange={setDay} />
      <input
        data-chosen
        name={name}
        onInput={({ currentTarget }) => setDay(currentTarget.value)}
        type="hidden"
        value={day}
      />
    </div>
  )
}
