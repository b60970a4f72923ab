import type { Payload } from 'payload'
import { expect } from 'vitest'
import { locales } from '@/i18n/locales'
import { newCrew, type People } from './crew'
import { readDesk, type DeskRows } from './desk'
import { predictOutcome, getPart, visible } from './model'
import { getMethod, newestVersion, type Answer, type Call } from './plain-calls'
import { isSending, type Step } from './steps'
import { newValue, readState, withValue, type State, type Subject } from './subjects'
import { newText } from './texts'

type Sent = Call & { answer: Answer }

/** What a record and its answers have to be when the calls come one after the other. */
function inOrder({ state, calls }: { state: State; calls: Call[] }) {
  let now = state
  const answers = calls.map(({ wish }) => {
    const before = now
    const { state: after, conflicts, isRefused } = predictOutcome({ state: before, wish })
    now = after
    const said = conflicts.map((key) => {
      const stored = before.draft[key] ?? ''
      return wish.kind === 'desk'
        ? { key, theirs: getPart({ text: stored, block: wish.block }), mine: wish.text }
        : { key, theirs: stored, mine: wish.kind === 'save' ? (wish.changes[key] ?? '') : '' }
    })
    return sorted({ status: isRefused || conflicts.length > 0 ? 409 : 200, conflicts: said })
  })
  return { answers, state: now }
}

function sorted({ status, conflicts }: Answer): Answer {
  return { status, conflicts: conflicts.toSorted((a, b) => (a.key < b.key ? -1 : 1)) }
}

/** Calls that were under way together had their effect in one order or the other. */
function follow(options: { state: State; sent: Sent[]; after: State; past: Sent[] }): State {
  const { state, sent, after, past } = options
  const happened = { answers: sent.map(({ answer }) => sorted(answer)), state: visible(after) }
  const expected = [sent, sent.toReversed()].map((calls, index) => {
    const { answers, state: then } = inOrder({ state, calls })
    const ordered = index === 0 ? answers : answers.toReversed()
    return { then, seen: { answers: ordered, state: visible(then) } }
  })
  const match = expected.find(({ seen }) => {
    try {
      expect(happened).toEqual(seen)
      return true
    } catch {
      return false
    }
  })
  if (match) return { ...match.then, drafts: after.drafts }
  const said = [...past, ...sent].map(({ by, wish }) => `${by}: ${JSON.stringify(wish)}`).join('\n')
  expect(happened, said).toEqual(expected[0]?.seen)
  return after
}

/** Texts that were approved, say the same, and are not approved any more. */
function undoneApprovals({ before, after }: { before: DeskRows; after: DeskRows }) {
  return before.filter((row) => {
    const now = after.find(({ unit, locale }) => unit === row.unit && locale === row.locale)
    return row.state === 'approved' && now?.text === row.text && now.state !== 'approved'
  })
}

/** Something new in every field and language, public. */
async function publishAfresh({ subject, people }: { subject: Subject; people: People }) {
  const [editor] = people
  for (const locale of locales) {
    const data = subject.places.reduce<Record<string, unknown>>((fields, { path, kind }) => {
      const value = newValue({ kind, newText: () => newText(locale) })
      return withValue({ data: fields, path, value })
    }, {})
    const answer = await editor.rest(`${subject.path}?locale=${locale}`, {
      method: getMethod(subject),
      body: { ...data, _status: 'published' },
    })
    expect(answer.status, await answer.clone().text()).toBe(200)
  }
}

/**
 * Lets several write to a record, and compares it after each change, and the answers, with what they
 * have to be.
 */
export async function interleave(options: {
  cms: Payload
  subject: Subject
  people: People
  steps: Step[]
}): Promise<void> {
  const { cms, subject, people, steps } = options
  await publishAfresh(options)
  const since = await newestVersion({ editor: people[0], subject })
  const crew = newCrew({ cms, people, subject, since })
  let state = await readState({ cms, subject })
  let desk = await readDesk({ cms, subject })
  const past: Sent[] = []

  async function send(calls: Call[]): Promise<void> {
    const sent = await Promise.all(
      calls.map(async (call) => ({ ...call, answer: await call.send() })),
    )
    state = follow({ state, sent, past, after: await readState({ cms, subject }) })
    past.push(...sent)
    const after = await readDesk({ cms, subject })
    expect(undoneApprovals({ before: desk, after })).toEqual([])
    desk = after
  }

  for (const step of steps) {
    if (step.act === 'together') {
      const calls = [
        await crew.makeCall({ step: step.one, state }),
        await crew.makeCall({ step: step.other, state }),
      ]
      const [one, other] = calls.filter((call) => call !== null)
      if (one && other && mayMeet(one, other)) await send([one, other])
      else if (one) await send([one])
    } else if (isSending(step)) {
      const call = await crew.makeCall({ step, state })
      if (call) await send([call])
    } else {
      await crew.prepare(step)
    }
  }
}

/** What a version says, and whether there is a draft, is settled once nothing else is under way. */
function mayMeet(one: Call, other: Call): boolean {
  const isSettled = ({ by }: Call) => by !== 'version' && by !== 'plain program'
  return one.by !== other.by && isSettled(one) && isSettled(other)
}
