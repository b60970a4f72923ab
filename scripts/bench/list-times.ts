import { time, type Timing } from './translations'

/** What an admin list may take at the server, in milliseconds. */
const limit = 300

export type ListTimes = {
  /** The first list of a process, in milliseconds. */
  first: number
  /** The request right after it, which may have to wait for what the first one started. */
  second: number
  timings: Timing[]
}

async function once(work: (() => Promise<unknown>) | undefined): Promise<number> {
  const start = performance.now()
  await work?.()
  return performance.now() - start
}

/** Times lists; the first and the last are requested before any other in this process. */
export async function timeLists(lists: [string, () => Promise<unknown>][]): Promise<ListTimes> {
  const first = await once(lists[0]?.[1])
  const second = await once(lists.at(-1)?.[1])
  const timings: Timing[] = []
  for (const [name, work] of lists) timings.push(await time(name, work))
  return { first, second, timings }
}

/** Prints them as a table, and whether all are as fast as promised, which is the exit code. */
export function reportLists({ title, times }: { title: string; times: ListTimes }): number {
  const { first, second, timings } = times
  console.log(`| ${title} | p50 ms | p95 ms |`)
  console.log('| --- | --- | --- |')
  for (const { name, p50, p95 } of timings) {
    console.log(`| ${name} | ${Math.round(p50)} | ${Math.round(p95)} |`)
  }
  const tooSlow = timings.filter(({ p95 }) => p95 > limit).map(({ name }) => name)
  if (first > limit) tooSlow.unshift('the first list of a process')
  console.log(`\nThe first list of a process: ${Math.round(first)} ms`)
  console.log(`The one that is asked for right behind it: ${Math.round(second)} ms`)
  console.log(
    tooSlow.length === 0 ? `None over ${limit} ms` : `Over ${limit} ms: ${tooSlow.join(', ')}`,
  )
  return tooSlow.length === 0 ? 0 : 1
}
