import type { FormState } from 'payload'

/** The path of a field with the rows by their ids, as the desk names it; a form counts them. */
export function toDeskPath({ fields, path }: { fields: FormState; path: string }): string {
  const steps = path.split('.')
  return steps
    .map((step, index) => {
      const rows = fields[steps.slice(0, index).join('.')]?.rows
      return /^\d+$/.test(step) ? (rows?.[Number(step)]?.id ?? step) : step
    })
    .join('.')
}
