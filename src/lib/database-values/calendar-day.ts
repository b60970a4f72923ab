import { z } from 'zod'

/** A day as YYYY-MM-DD. PostgreSQL, like the calendar, knows no year 0. */
export const calendarDay = z.iso.date().refine((day) => !day.startsWith('0000'))
