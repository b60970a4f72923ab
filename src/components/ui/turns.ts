/** Runs of the same work, of which only the one begun last counts. */
export function countTurns() {
  let last = 0

  return {
    /** Begins a run; the function it returns says whether that is still the one begun last. */
    begin(): () => boolean {
      last += 1
      const own = last
      return () => own === last
    },
  }
}
