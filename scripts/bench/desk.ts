import { measureApart, withOwnDatabase, type Bench, type Finding } from './apart'

/** The table of `scripts/bench-translations.ts`. */
export async function benchTranslations(bench: Bench): Promise<Finding> {
  const env = await withOwnDatabase({ ...bench, name: 'translations' })
  const { signal, units } = bench
  const told = [String(units)]
  const lastLine = 'Peak memory'
  return measureApart({ script: 'bench-translations.ts', told, lastLine, env, signal })
}
