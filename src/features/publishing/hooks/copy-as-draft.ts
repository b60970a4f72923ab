import type { Field } from 'payload'

/**
 * A copy is a draft in every language: Payload makes it one in the language of the form only, and the
 * other languages would come before their readers at once.
 */
export function copyAsDraft(fields: Field[]): void {
  for (const field of fields) {
    if (!('name' in field) || field.name !== '_status' || field.type !== 'select') continue
    field.hooks = { ...field.hooks, beforeDuplicate: [() => 'draft'] }
  }
}
