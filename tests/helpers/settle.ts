const turns = 20

/**
 * Lets everything come that is answered at once, and what follows from it: the body of an answer is a
 * stream, which takes some turns of the event loop, the more where others keep the processor busy.
 */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve))
  }
}
