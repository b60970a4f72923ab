import { contributorRoles } from '@/lib/database-values/contributor-roles'
import { topics } from '@/lib/topics'
import {
  isWebAddress,
  splitLines,
  longestMotivation,
  longestName,
  mostLinks,
  shortestMotivation,
} from '../rules'

/** Ids of the controls, in the order of the form; errors link to them. */
export const controls = {
  role: 'application-role',
  topic: 'application-topic',
  name: 'application-name',
  motivation: 'application-motivation',
  links: 'application-links',
}

type FieldName = keyof typeof controls

/** What is typed and chosen, as the form has it. */
export type Draft = Record<FieldName, string>

export const emptyDraft: Draft = { role: '', topic: '', name: '', motivation: '', links: '' }

/** The fields of a draft in anything that may hold them; what is no text counts as empty. */
export function readDraft(fields: Record<string, unknown>): Draft {
  const read = (name: FieldName) => {
    const value = fields[name]
    return typeof value === 'string' ? value : ''
  }
  return {
    role: read('role'),
    topic: read('topic'),
    name: read('name'),
    motivation: read('motivation'),
    links: read('links'),
  }
}

function motivationError(text: string): string | null {
  const { length } = text.trim()
  if (length === 0) return 'MOTIVATION_FIELD_empty_ERROR'
  if (length < shortestMotivation) return 'MOTIVATION_FIELD_too_short_ERROR'
  return length > longestMotivation ? 'MOTIVATION_FIELD_too_long_ERROR' : null
}

function nameError({ name, isAsked }: { name: string; isAsked: boolean }): string | null {
  const { length } = name.trim()
  if (length === 0 && isAsked) return 'NAME_FIELD_empty_ERROR'
  return length > longestName ? 'NAME_FIELD_too_long_ERROR' : null
}

function linksError(text: string): string | null {
  const links = splitLines(text)
  if (links.length > mostLinks) return 'LINKS_FIELD_too_many_ERROR'
  return links.every(isWebAddress) ? null : 'LINKS_FIELD_ERROR'
}

/** The key of what is wrong with each field, as far as the browser can tell. */
export function draftErrors({
  draft: { role, topic, name, motivation, links },
  isNameAsked,
}: {
  draft: Draft
  /** Whether the profile is known to have no name. */
  isNameAsked: boolean
}): Record<FieldName, string | null> {
  return {
    role: contributorRoles.some((known) => known === role) ? null : 'ROLE_FIELD_empty_ERROR',
    topic: topics.some((known) => known === topic) ? null : 'TOPIC_FIELD_empty_ERROR',
    name: nameError({ name, isAsked: isNameAsked }),
    motivation: motivationError(motivation),
    links: linksError(links),
  }
}
