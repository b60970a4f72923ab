import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const inDocument = /^\/\/ @vitest-environment jsdom$/m

/**
 * Has the files that need a document run one after the other, and then all others: Vitest ends a
 * process that several files share as soon as the next file asks for another environment.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const needing = new Set(sorted.filter(needsDocument))
    return [...needing, ...sorted.filter((file) => !needing.has(file))]
  }
}

function needsDocument({ moduleId }: TestSpecification): boolean {
  return inDocument.test(readFileSync(moduleId, 'utf8'))
}
