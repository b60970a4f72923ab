import { maxDepth, maxUnits } from '../limits'
import { fileProblem } from '../problem'

// Every unit holds one object, and the file itself one and a list.
const maxContainers = 2 * maxUnits + 2

/**
 * A look at the brackets before anything is built of them: a small file can ask for a lot of memory.
 * @throws {AppError} `too-deep` or `too-many-units`
 */
export function refuseWildJson(text: string): void {
  let depth = 0
  let containers = 0
  let line = 1
  let isInText = false
  for (let index = 0; index < text.length; index += 1) {
    const mark = text[index]
    if (isInText) {
      if (mark === '\\') index += 1
      else if (mark === '"') isInText = false
    } else if (mark === '"') {
      isInText = true
    } else if (mark === '\n') {
      line += 1
    } else if (mark === '{' || mark === '[') {
      depth += 1
      containers += 1
      if (depth > maxDepth) throw fileProblem('too-deep', { line })
      if (containers > maxContainers) throw fileProblem('too-many-units', { limit: maxUnits })
    } else if (mark === '}' || mark === ']') {
      depth -= 1
    }
  }
}
