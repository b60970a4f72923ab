import type { Field, Payload, SanitizedConfig } from 'payload'
import type { Locale } from '@/i18n/locales'
import type { UnitKind } from '../types'
import { labelText, toWords } from './config-labels'

type Step = { name: string; label: unknown; steps: Steps; hasRows: boolean }
type Steps = Map<string, Step>

// The configuration never changes while the site runs; a reloaded one is another object.
const known = new WeakMap<SanitizedConfig, Map<string, Steps>>()

/**
 * Where a text is in its form, for people: „Bannerul 1 › Titlu”. The rows of a list, which
 * paths name by their ids, are left out. A message is called by its key.
 */
export function fieldTitle(options: {
  cms: Payload
  kind: UnitKind
  container: string
  path: string
  language: Locale
}): string {
  const { kind, path, language } = options
  if (kind === 'message') return path
  return titleInForm({ steps: getSteps(options), path, language })
}

/** How many fields a list names. */
const named = 5

/**
 * Several fields in one line, the first of them by name. The admin panel makes a list of what follows
 * the first colon of a message, an entry after each comma.
 */
export function fieldList(options: {
  cms: Payload
  kind: UnitKind
  container: string
  paths: string[]
  language: Locale
}): string {
  const paths = [...new Set(options.paths)]
  const titles = paths
    .slice(0, named)
    .map((path) => fieldTitle({ ...options, path }).replaceAll(',', ''))
  const more = paths.length - titles.length
  return [...titles, ...(more > 0 ? [`+ ${more}`] : [])].join(', ')
}

/** The title of a field in a form whose fields `formSteps` has read. */
export function titleInForm(options: { steps: Steps; path: string; language: Locale }): string {
  const { path, language } = options
  const titles: string[] = []
  let { steps } = options
  let isRow = false
  for (const name of path.split('.')) {
    const step = steps.get(name)
    if (!step && isRow) {
      isRow = false
      continue
    }
    titles.push(step ? labelText({ label: step.label, name, language }) : toWords(name))
    steps = step?.steps ?? new Map<string, Step>()
    isRow = step?.hasRows ?? false
  }
  return titles.join(' › ')
}

function getSteps(options: { cms: Payload; kind: UnitKind; container: string }): Steps {
  const { cms, kind, container } = options
  const ofConfig = known.get(cms.config) ?? new Map<string, Steps>()
  known.set(cms.config, ofConfig)
  const key = `${kind}:${container}`
  const steps = ofConfig.get(key) ?? formSteps(getFields(options))
  ofConfig.set(key, steps)
  return steps
}

function getFields(options: { cms: Payload; kind: UnitKind; container: string }): Field[] {
  const { cms, kind, container } = options
  const { collections, globals } = cms.config
  const configs = kind === 'global' ? globals : collections
  return configs.find(({ slug }) => slug === container)?.fields ?? []
}

/** What each name of a path means in a form. */
export function formSteps(fields: readonly Field[]): Steps {
  return new Map(fields.flatMap(listSteps).map((step) => [step.name, step]))
}

/** Rows, collapsibles and unnamed groups and tabs are no part of a path: their fields are here. */
function listSteps(field: Field): Step[] {
  if (field.type === 'tabs') {
    return field.tabs.flatMap((tab) => {
      const steps = formSteps(tab.fields)
      if (!('name' in tab) || !tab.name) return [...steps.values()]
      return [{ name: tab.name, label: tab.label, steps, hasRows: false }]
    })
  }
  const label = 'label' in field ? field.label : undefined
  if (field.type === 'blocks') {
    const inner = formSteps(field.blocks.flatMap((block) => block.fields))
    return [{ name: field.name, label, steps: inner, hasRows: true }]
  }
  const steps = 'fields' in field ? formSteps(field.fields) : new Map<string, Step>()
  if (!('name' in field) || !field.name) return [...steps.values()]
  return [{ name: field.name, label, steps, hasRows: field.type === 'array' }]
}
