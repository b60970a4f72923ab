/** Overlapping runs of the same work, of which only the latest counts. */
export function countTurns() {
  let last = 0

  return {
    /** Begins a run and returns a function that says whether it is still the latest. */
    begin(): () => boolean {
      last += 1
      const own = last
      return () => own === last
    },
  }
}
