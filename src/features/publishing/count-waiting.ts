type Waiting = { scheduled: readonly unknown[]; reviews: readonly { state: string }[] }

/** How many scheduled changes and review requests of a record are open. */
export function countWaiting({ scheduled, reviews }: Waiting): number {
  return scheduled.length + reviews.filter(({ state }) => state === 'waiting').length
}
