export type Undo = () => Promise<void> | void

/**
 * Runs a task that starts things, and undoes them when it has ended, however it ended. The last
 * registered goes first; one that fails is reported and does not keep the others from running.
 * @throws what the task threw
 */
export async function withUndo<Result>(
  task: (defer: (undo: Undo) => void) => Promise<Result>,
): Promise<Result> {
  const undos: Undo[] = []
  try {
    return await task((undo) => undos.push(undo))
  } finally {
    for (const undo of undos.reverse()) {
      try {
        await undo()
      } catch (error) {
        console.error(error)
      }
    }
  }
}
