type Waiting = { scheduled: readonly unknown[]; reviews: readonly { state: string }[] }

/** How many plans and requests of a record wait for their time, or for somebody. */
export function countWaiting({ scheduled, reviews }: Waiting): number {
  return scheduled.length + reviews.filter(({ state }) => state === 'waiting').length
}
