import type { Locale } from '@/i18n/locales'
import type { Neighbours } from '../../../reading/neighbours'
import type {
  Saved,
  SaveInput,
  SaveResult,
  UnitChange,
  UnitComment,
  UnitView,
} from '../../../reading/views'
import type { Finding } from '../../../types'
import {
  readPanelResponse,
  callPanel,
  CallError,
  toCallError,
  requestPanel,
  type PanelResponse,
} from '@/components/panel/panel-call.client'
import {
  isChanges,
  isComments,
  isConflict,
  isFindings,
  isNeighbours,
  isUnitView,
} from './desk-answer'
import type { Place } from './editor-state'

type Call = { name: string; body?: unknown; query?: URLSearchParams; signal?: AbortSignal }

export async function readUnit({
  unit,
  locale,
  filterQuery,
}: Place & { filterQuery: string }): Promise<{ view: UnitView; neighbours: Neighbours }> {
  const query = new URLSearchParams(filterQuery)
  query.set('unit', unit)
  query.set('locale', locale)
  const { view, neighbours } = await call({ name: 'unit', query })
  if (isUnitView(view) && isNeighbours(neighbours)) return { view, neighbours }
  throw new CallError(null)
}

function toSaved({ isPublic, waitsFor }: PanelResponse): Saved {
  const isKnown = waitsFor === 'source' || waitsFor === 'rest'
  return { isPublic: isPublic === true, waitsFor: isKnown ? waitsFor : null }
}

/** A conflict and a refusal are answers, too; everything else that is not a save is thrown. */
export async function saveUnit(input: SaveInput): Promise<SaveResult> {
  const answer = await readPanelResponse(await requestPanel({ path: toPath('save'), body: input }))
  const { status, view, conflict, findings } = answer
  if (status === 'saved' && isUnitView(view)) return { status, view, ...toSaved(answer) }
  if (status === 'conflict' && isConflict(conflict)) return { status, conflict }
  if (status === 'source-changed' && isUnitView(view)) return { status, view }
  if (status === 'refused' && isFindings(findings)) return { status, findings }
  throw toCallError(answer)
}

export async function checkUnit({
  signal,
  ...body
}: Place & { text: string; signal: AbortSignal }): Promise<{
  findings: Finding[]
  missingTail: string | null
}> {
  const { findings, missingTail } = await call({ name: 'check', body, signal })
  if (!isFindings(findings)) throw new CallError(null)
  return { findings, missingTail: typeof missingTail === 'string' ? missingTail : null }
}

export type ViewChange =
  | { name: 'dismiss'; body: { check: string; fingerprint: string; reason: string | null } }
  | { name: 'lock'; body: { isLocked: boolean } }
  | { name: 'prefill'; body: { from: Locale } }

/** Confirms what an editor has seen; false where text or source are others by now, as the view has them. */
export async function confirmUnit({
  name,
  ...body
}: Place & {
  name: 'confirm' | 'confirm-cut-off'
  expectedHash: string
  sourceHash: string
}): Promise<{ isConfirmed: boolean; view: UnitView }> {
  const response = await requestPanel({ path: toPath(name), body })
  const answer = await readPanelResponse(response)
  const { view } = answer
  if (isUnitView(view)) return { isConfirmed: response.ok, view }
  throw toCallError(answer)
}

/** Changes what is known of a text beside its words, or fills in another language's. */
export async function changeUnit({ name, body, ...place }: Place & ViewChange): Promise<UnitView> {
  const { view } = await call({ name, body: { ...place, ...body } })
  if (isUnitView(view)) return view
  throw new CallError(null)
}

/** Says which text a block without a source translates, or removes it. */
export async function settleBlock(
  body: Place & { expectedHash: string; source: string | null },
): Promise<void> {
  await call({ name: 'settle', body })
}

export async function readChanges(address: Place): Promise<UnitChange[]> {
  const { changes } = await call({ name: 'history', query: new URLSearchParams(address) })
  if (isChanges(changes)) return changes
  throw new CallError(null)
}

export async function readComments(address: Place): Promise<UnitComment[]> {
  return parseComments(await call({ name: 'comments', query: new URLSearchParams(address) }))
}

export async function addComment(body: Place & { text: string }): Promise<UnitComment[]> {
  return parseComments(await call({ name: 'comments', body }))
}

export async function resolveComment(
  body: Place & { id: number; isResolved: boolean },
): Promise<UnitComment[]> {
  return parseComments(await call({ name: 'comments/resolve', body }))
}

function parseComments({ comments }: PanelResponse): UnitComment[] {
  if (isComments(comments)) return comments
  throw new CallError(null)
}

function call({ name, body, query, signal }: Call): Promise<PanelResponse> {
  const path = query ? `${toPath(name)}?${query.toString()}` : toPath(name)
  return callPanel({ path, body, ...(signal && { signal }) })
}

function toPath(name: string): string {
  return `/translations/${name}`
}
