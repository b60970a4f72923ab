import { isRecord } from '@/lib/is-record'
import { badRequest } from './refusal'

export type JsonObject = Record<string, unknown>

/** The fields of a JSON body or a query. Each is read once, and refused as the interface says. */
export type Fields = ReturnType<typeof bodyFields>

/**
 * Reads the fields of an object. A NUL is let through, and fails where it reaches the database; every reader throws the interface's 400 for a wrong or a missing
 * one, and those called `optional…` give undefined where there is none.
 */
export function bodyFields(source: JsonObject) {
  const invalid = (name: string) => badRequest(`Field name '${name}' is invalid in JSON input`)
  function text(name: string): string {
    const value = source[name]
    if (typeof value !== 'string') throw invalid(name)
    return value
  }
  function flag(name: string): boolean {
    const value = source[name]
    if (typeof value !== 'boolean') throw invalid(name)
    return value
  }
  function object(name: string): JsonObject {
    const value = source[name]
    if (!isRecord(value)) throw invalid(name)
    return value
  }
  function integer(name: string): number {
    const value = source[name]
    if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw invalid(name)
    return value
  }
  function texts(name: string): string[] {
    const value = source[name]
    if (!Array.isArray(value)) throw invalid(name)
    return value.map((entry: unknown) => bodyFields({ [name]: entry }).text(name))
  }
  function optional<Value>(read: (name: string) => Value) {
    return (name: string) => (source[name] === undefined ? undefined : read(name))
  }
  return {
    text,
    flag,
    object,
    integer,
    fields: (name: string) => bodyFields(object(name)),
    optionalText: optional(text),
    optionalFlag: optional(flag),
    optionalObject: optional(object),
    optionalTexts: optional(texts),
  }
}

export type Query = ReturnType<typeof queryFields>

/** The same for the part of an address after the question mark. */
export function queryFields(parameters: URLSearchParams) {
  const optionalText = (name: string) => parameters.get(name) ?? undefined
  return {
    optionalText,
    text: (name: string) => {
      const value = optionalText(name)
      if (value !== undefined) return value
      throw badRequest(`Field name '${name}' is missing in GET request`)
    },
    /** Comma-separated. */
    list: (name: string) =>
      (optionalText(name) ?? '')
        .split(',')
        .map((entry) => entry.trim())
        .filter((entry) => entry !== ''),
  }
}

/** The SDK hands addresses on as they were typed. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase()
}
