import { afterEach, expect, test } from 'vitest'
import { loseAnswer } from '../helpers/answer-loss'
import { useCms } from '../helpers/cms'
import { useOutbox } from '../helpers/outbox'

const site = useCms()
const outbox = useOutbox(site)
const within = (seconds: number) => ({ timeout: seconds * 1000, interval: 20 })
const ways: { stop: () => Promise<void> }[] = []

afterEach(async () => {
  await Promise.all(ways.splice(0).map(({ stop }) => stop()))
})

test.each([
  ['claim', 1],
  ['confirmation of a claim', 2],
  ['note that a mail was sent', 3],
])('a lost answer to the %s costs seconds, and no duplicate', async (_name, nth) => {
  const sink = await outbox.startSink()
  const way = await loseAnswer({ nth, url: process.env.DATABASE_URL ?? '' })
  await outbox.queue('ana@pasiuni.example')
  const worker = outbox.startWorker(sink.url, { databaseUrl: way.url })
  ways.push({ stop: () => worker.stop({ graceMs: 100 }) }, way)
  await expect.poll(way.isLost, within(10)).toBe(true)
  await expect.poll(() => outbox.rows().then(([row]) => row?.state), within(15)).toBe('sent')
  expect(sink.accepted.map(({ recipients }) => recipients)).toEqual([['ana@pasiuni.example']])
})
